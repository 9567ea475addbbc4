"""Drawing: a scene and a language in, markup out. Pure; the page is a value."""
