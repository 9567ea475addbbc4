"""The computer's side of the table: what a position threatens, and who plays how."""
