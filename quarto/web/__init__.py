"""The browser's edge: the only place that knows a page, a store or a timer.

An `if` here may ask about the browser, never about the game.
"""
