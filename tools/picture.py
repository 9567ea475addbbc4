"""The picture of the README: the built site in the middle of a game."""

from playwright.sync_api import sync_playwright

from tools.browsers import CHROMIUM, find
from tools.paths import DIST, ROOT
from tools.server import serving
from tools.site import build_site
from tools.steps import step

PICTURE = ROOT / "docs" / "picture.png"
VISIT = "?lang=en&theme=wood#g=cshf_0a1_6b2_9c4_cd1_2d3_bb4_5a3_7c2_f"
SIZE = {"width": 1280, "height": 640}


def take() -> None:
    """Write docs/picture.png."""
    build_site()
    path = find(CHROMIUM)
    with step("take the picture"), serving(DIST) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=path, args=["--no-sandbox"], chromium_sandbox=False
        )
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce")
        page.goto(url + VISIT)
        page.wait_for_selector("html[data-engine=ready]", state="attached")
        page.click('[data-cell="d4"]')
        page.click('[data-piece="3"]')
        page.screenshot(path=PICTURE)
        browser.close()
