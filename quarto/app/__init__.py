"""The page's behaviour, pure: a model, messages, and one function between them."""
