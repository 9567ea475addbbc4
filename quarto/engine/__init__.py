"""The rules of Quarto, pure: no clock, no chance, no page, no input or output."""
