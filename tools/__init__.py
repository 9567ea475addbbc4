"""The parts of build.py. Standard library only, and no part of the page."""
