"""The picture of the README: the built site in the middle of a game.

Run as a program of its own in `.venv`, where the browser's driver is installed.
"""

from tools.browsers import CHROMIUM, CHROMIUM_ARGS, ensure_chromium, find
from tools.environment import ensure_packages, ensure_python, test_requirements
from tools.paths import DIST, ROOT
from tools.server import serving
from tools.site import build_site
from tools.steps import run, step

PICTURE = ROOT / "docs" / "picture.png"
VISIT = "?lang=en&theme=wood#g=cshf_0a1_6b2_9c4_cd1_2d3_bb4_5a3_7c2_f"


def take_picture() -> None:
    """Set up what it takes and write docs/picture.png."""
    ensure_packages("test", test_requirements())
    ensure_chromium()
    build_site()
    with step("take the picture"):
        run([ensure_python(), "-m", "tools.picture"], advice="Read the error above.")


def main() -> None:
    """Write docs/picture.png."""
    # Only `.venv` has it; the command line of build.py works without.
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    with serving(DIST) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find(CHROMIUM), args=CHROMIUM_ARGS
        )
        page = browser.new_page(
            viewport={"width": 1366, "height": 640}, reduced_motion="reduce"
        )
        page.goto(url + VISIT)
        page.wait_for_selector("html[data-engine=ready]", state="attached")
        page.click('[data-cell="d4"]')
        page.click('[data-piece="3"]')
        page.screenshot(path=PICTURE)
        browser.close()


if __name__ == "__main__":
    main()
