"""What fills the page besides the tables: one module a screen."""
