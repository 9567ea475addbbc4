"""Pages that need no Python: the rules and the class's sheets, drawn by the build.

They are for reading and printing, link to the game, and hold no script. The page of the
game imports nothing from here, and none of it is in the page's package.
"""
