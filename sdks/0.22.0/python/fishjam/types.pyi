"""Types and a converter for functions and coroutine functions."""

from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeAlias, TypeVar

R = TypeVar("R")
P = ParamSpec("P")

AsyncCallable: TypeAlias = Callable[P, Coroutine[Any, Any, R]]
"""Coroutine function with the parameters `P` and the return type `R`.

Category: Utilities
"""

AnyCallable: TypeAlias = Callable[P, R] | AsyncCallable[P, R]
"""Function or coroutine function with the parameters `P` and the return type `R`.

Category: Utilities
"""

def to_async(f: Callable[P, R]) -> AsyncCallable[P, R]:
    """Converts a function to a coroutine function.

    The converted function still runs in the event loop and blocks it. To run a blocking method of `FishjamClient` in a
    thread, use `asyncio.to_thread`.

    Args:
        f: Function to convert.

    Returns:
        A coroutine function that calls `f` with the same arguments.

    Category: Utilities

    Example: Pass a function where a coroutine function is expected
        ```python
        import asyncio

        from fishjam.types import to_async


        def greet(name: str) -> str:
            return f"Hello, {name}!"


        print(asyncio.run(to_async(greet)("Alice")))
        ```
    """
