"""What several tests share: no tests in here."""
