"""Hostile texts: whole ones to begin with, what is done to them, and who reads them.

Whoever reads a text either gives what it holds or one of the errors that it promises.
What it gives can be written, read again as the same, and shown; no markup of the page
is ever made of it.
"""
