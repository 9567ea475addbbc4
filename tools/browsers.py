"""Finds the browsers for the tests, and gets them where that may be done.

Chromium is needed; Firefox and WebKitGTK are used by a few tests and may be missing.
"""

import os
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.environment import ensure_python, install_system_packages
from tools.steps import StepError, run, say

# The environment's variable that names the browser of the whole suite.
ENGINE = "QUARTO_ENGINE"


@dataclass(frozen=True)
class Kind:
    """A browser: how it is called where."""

    name: str
    variable: str
    programs: tuple[str, ...]
    # Below Playwright's folder of its own browsers, on any system.
    own: tuple[str, ...]
    package: str


# Its own sandbox cannot run for root, as in most containers. In a part of its sessions,
# by lot, Chromium records who allocates memory, and falls over the stacks that Python's
# program switches between; the first name is what Playwright asks for.
CHROMIUM_ARGS = [
    "--no-sandbox",
    (
        "--enable-features=CDPScreenshotNewSurface,"
        "HeapProfilerReporting:nonstable-probability/0/stable-probability/0"
    ),
]
# What tests do without: what Playwright does without, which has to be said again, and
# two pages drawn for the address bar of each window, which cost half of what a start of
# the game does.
_NOT_NEEDED = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "BlockOriginHeaderModificationOnRedirect",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "Translate",
    "AutoDeElevate",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
)
# A page that lives for seconds gains nothing from functions that are compiled anew to
# be faster: only those do that run for long, as where the computer thinks.
TEST_ARGS = [
    *CHROMIUM_ARGS,
    f"--disable-features={','.join(_NOT_NEEDED)}",
    "--js-flags=--wasm-tiering-budget=2000000000",
]
CHROMIUM = Kind(
    "Chromium",
    "QUARTO_CHROMIUM",
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    (
        "chromium-*/chrome-linux*/chrome",
        "chromium-*/chrome-win*/chrome.exe",
        "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    ),
    "chromium",
)
FIREFOX = Kind(
    "Firefox", "QUARTO_FIREFOX", ("firefox-esr", "firefox"), (), "firefox-esr"
)

# The program that drives WebKitGTK, and the screen that it needs where there is none.
WEBKIT = Kind(
    "WebKitGTK", "QUARTO_WEBKIT", ("WebKitWebDriver",), (), "webkit2gtk-driver"
)
XVFB = Kind("Xvfb", "QUARTO_XVFB", ("Xvfb",), (), "xvfb")


def find(kind: Kind) -> Path | None:
    """Return the program of a browser that is here, or None.

    The environment's variable comes first, then Playwright's own, then the PATH.
    """
    wanted = os.environ.get(kind.variable)
    if wanted:
        return Path(wanted) if Path(wanted).is_file() else None
    for folder in _own_folders():
        for pattern in kind.own:
            found = sorted(folder.glob(pattern))
            if found:
                return found[-1]
    for program in kind.programs:
        path = shutil.which(program)
        if path:
            return Path(path)
    return None


def ensure_chromium() -> Path:
    """Return Chromium, after trying each way to get one."""
    found = find(CHROMIUM) or _first(CHROMIUM, [_playwright_install, _system_install])
    if found is None:
        raise StepError(
            "no Chromium was found, and none could be installed",
            "Install Chromium or Chrome by hand, or name one in QUARTO_CHROMIUM.",
        )
    say(f"ok      Chromium is {found}")
    return found


def ensure_firefox() -> Path | None:
    """Return Firefox if it is here or may be installed; tests do without it."""
    found = find(FIREFOX) or _first(FIREFOX, [_system_install])
    say(
        f"ok      Firefox is {found}" if found else "none    no Firefox: its tests skip"
    )
    return found


def ensure_webkit() -> None:
    """Get WebKitGTK and a screen for it, which were asked for."""
    missing = [kind for kind in (WEBKIT, XVFB) if find(kind) is None]
    if missing:
        install_system_packages(*(kind.package for kind in missing))
    for kind in missing:
        if find(kind) is None:
            raise StepError(
                f"no {kind.name} was found, and none could be installed",
                f"Install {kind.package} (its name on Debian) by hand.",
            )
    say(f"ok      WebKitGTK is {find(WEBKIT)}")


def _first(kind: Kind, ways: Sequence[Callable[[Kind], bool]]) -> Path | None:
    for way in ways:
        found = find(kind) if way(kind) else None
        if found:
            return found
    return None


def _playwright_install(_kind: Kind) -> bool:
    options = ("-m", "playwright", "install", "chromium")
    try:
        run([ensure_python(), *options], advice="Another way to get it comes next.")
    except StepError as error:
        say(f"no      Playwright's own Chromium: {error.problem}")
        return False
    return True


def _system_install(kind: Kind) -> bool:
    return install_system_packages(kind.package)


def _own_folders() -> list[Path]:
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    home = Path.home()
    places = [
        Path(named) if named else home / ".cache/ms-playwright",
        home / "Library/Caches/ms-playwright",
        home / "AppData/Local/ms-playwright",
    ]
    return [place for place in places if place.is_dir()]
