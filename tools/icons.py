"""The icons that devices ask for as pictures, drawn from the one in static/icons/.

Run as a program of its own in `.venv`, where the browser's driver is installed.
"""

from dataclasses import dataclass

from tools.browsers import CHROMIUM, CHROMIUM_ARGS, ensure_chromium, find
from tools.environment import ensure_packages, ensure_python, test_requirements
from tools.offline import ICONS
from tools.steps import run, step

SOURCE = ICONS / "icon.svg"
# The drawing's own ground, for where devices cut the corners themselves.
GROUND = "#6f4323"


@dataclass(frozen=True)
class Icon:
    """A picture: its size, and which part of it the drawing takes.

    A device may cut a maskable icon to a circle of four fifths, and rounds a
    touch icon itself.
    """

    name: str
    size: int
    share: float = 1.0
    fills: bool = False


PICTURES = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("maskable-512.png", 512, share=0.8, fills=True),
    Icon("apple-touch-180.png", 180, share=0.92, fills=True),
)


def draw_icons() -> None:
    """Set up what it takes and write the pictures of static/icons/."""
    ensure_packages("test", test_requirements())
    ensure_chromium()
    with step("draw the icons"):
        run([ensure_python(), "-m", "tools.icons"], advice="Read the error above.")


def markup(icon: Icon) -> str:
    """Return the page whose picture is the icon."""
    side = round(icon.size * icon.share)
    ground = GROUND if icon.fills else "transparent"
    drawing = SOURCE.read_text("utf-8").replace(
        "<svg ", f'<svg width="{side}" height="{side}" ', 1
    )
    return (
        f'<body style="margin:0;display:grid;place-items:center;height:100vh;'
        f'background:{ground}">{drawing}</body>'
    )


def main() -> None:
    """Write the pictures."""
    # Only `.venv` has it; the command line of build.py works without.
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find(CHROMIUM), args=CHROMIUM_ARGS
        )
        page = browser.new_page()
        for icon in PICTURES:
            page.set_viewport_size({"width": icon.size, "height": icon.size})
            page.set_content(markup(icon))
            page.screenshot(path=ICONS / icon.name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
