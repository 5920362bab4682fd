"""The interface: plain functions from what may be seen to markup, and one module that touches the document."""
