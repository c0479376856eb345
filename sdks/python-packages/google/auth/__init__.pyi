"""Namespace of the package `google-auth`."""
