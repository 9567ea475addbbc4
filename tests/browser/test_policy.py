"""The content security policy, proved by trying to break it in the built page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import PageOpener
from tools.page import POLICY
from tools.server import serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Request

# What somebody who got markup or a script into the page would try next; each with the
# rule that stops it. OUT is an address elsewhere, which would answer.
ATTEMPTS = {
    "inline script": ("script-src", "add('script', {}, 'hacked()')"),
    "handler": ("script-src", "add('b', {onclick: 'hacked()'}).click()"),
    "script address": ("script-src", "add('a', {href: 'javascript:hacked()'}).click()"),
    "eval": ("script-src", "(0, eval)('hacked()')"),
    "function": ("script-src", "new Function('hacked()')()"),
    "timer": ("script-src", "setTimeout('hacked()')"),
    "remote script": ("script-src", "add('script', {src: OUT + 'x.js'})"),
    "data script": ("script-src", "add('script', {src: 'data:,hacked()'})"),
    "blob script": (
        "script-src",
        "add('script', {src: URL.createObjectURL(new Blob(['hacked()']))})",
    ),
    "remote module": ("script-src", "import(OUT + 'x.js')"),
    "data module": ("script-src", "import('data:text/javascript,hacked()')"),
    "remote worker": ("worker-src", "new Worker('data:text/javascript,0')"),
    "style": ("style-src", "add('style', {}, 'body { color: red }')"),
    "style attribute": ("style-src", "add('b', {style: 'color: rgb(1, 2, 3)'})"),
    "remote style": ("style-src", "add('link', {rel: 'stylesheet', href: OUT})"),
    "image": ("img-src", "add('img', {src: OUT + 'x.png'})"),
    "picture in a picture": (
        "img-src",
        "add('img', {srcset: OUT + 'x.png 1x'})",
    ),
    "fetch": ("connect-src", "fetch(OUT).catch(() => 0)"),
    "beacon": ("connect-src", "navigator.sendBeacon(OUT, 'x')"),
    "request": ("connect-src", "ask(new XMLHttpRequest())"),
    "socket": ("connect-src", "new WebSocket(OUT.replace('http', 'ws'))"),
    "events": ("connect-src", "new EventSource(OUT)"),
    "frame": ("frame-src", "add('iframe', {src: OUT})"),
    "frame of its own": ("frame-src", "add('iframe', {src: 'data:text/html,x'})"),
    "object": ("object-src", "add('object', {data: OUT})"),
    "film": ("media-src", "add('video', {src: OUT + 'x.mp4'})"),
    "font": ("font-src", "new FontFace('x', `url(${OUT}x.woff2)`).load()"),
    "form": ("form-action", "add('form', {action: OUT}).submit()"),
    "base": ("base-uri", "add('base', {href: OUT})"),
}
ATTEMPT = """async ([code, out]) => {
    globalThis.OUT = out;
    globalThis.hacked = () => { globalThis.isHacked = true; };
    globalThis.add = (name, attributes, text) => {
        const made = document.createElement(name);
        for (const [key, value] of Object.entries(attributes))
            made.setAttribute(key, value);
        made.textContent = text || "";
        document.body.append(made);
        return made;
    };
    globalThis.ask = (request) => { request.open("GET", out); request.send(); };
    const told = new Promise((done) => addEventListener("securitypolicyviolation",
        ({effectiveDirective}) => done(effectiveDirective), {once: true}));
    const base = document.baseURI;
    const act = new Promise((done) => setTimeout(done));
    await act.then(code).catch(() => 0);
    const late = new Promise((done) => setTimeout(done, 5000, "nothing"));
    const rule = await Promise.race([told, late]);
    return [rule, Boolean(globalThis.isHacked), document.baseURI === base];
}"""


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_policy_holds(
    request: pytest.FixtureRequest, site_url: str, tmp_path: Path, name: str
) -> None:
    """Nothing runs, loads, is sent or framed but the site's own, and all is told."""
    browser: Browser = request.getfixturevalue(name)
    sent: list[str] = []

    def note(one: Request) -> None:
        failure = one.failure or ""
        if one.url.startswith(out) and "csp" not in failure.lower():
            sent.append(one.url)

    for file in ("x.js", "x.png", "index.html"):
        (tmp_path / file).write_text("hacked()")
    headers = {"Access-Control-Allow-Origin": "*"}
    opener = PageOpener(browser, site_url)
    with serving(tmp_path, more_headers=headers) as out:
        page = opener(expects_errors=True)
        page.on("requestfinished", note)
        found: dict[str, Any] = {}
        for attempt, (rule, code) in ATTEMPTS.items():
            script = ATTEMPT.replace("act.then(code)", f"act.then(() => {code})")
            told, is_hacked, is_here = page.evaluate(script, [code, out])
            if not told.startswith(rule) or is_hacked or not is_here:
                found[attempt] = told, is_hacked, is_here
        policy = page.get_attribute(
            "meta[http-equiv=Content-Security-Policy]", "content"
        )
        opener.watch(page).requests.clear()
        opener.close()
    assert (found, sent, policy) == ({}, [], POLICY)
