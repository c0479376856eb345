"""Namespace of the Google packages."""
