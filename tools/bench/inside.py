"""The Python of an open page, to be asked from outside while something is measured."""

from playwright.sync_api import Page

# The interpreter is started once; whoever asks its module for it gets that one.
_RUN = """async (code) => {
    const link = document.querySelector('link[data-rel][href$="/python.js"]');
    const { begin } = await import(link.href);
    const answer = (await begin()).runPython(code);
    return answer === undefined ? null : answer;
}"""


def run_python(page: Page, code: str) -> object:
    """Run code in the page's interpreter; return a last value that is plain."""
    answer: object = page.evaluate(_RUN, code)
    return answer
