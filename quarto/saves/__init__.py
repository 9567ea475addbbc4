"""Games as stored text: a versioned envelope around rules and record."""
