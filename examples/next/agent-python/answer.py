async def answer(heard: bytes) -> bytes:
    """Decide what the agent says.

    heard is what a peer said, and the result is what to say: raw 16-bit PCM at 16 kHz.
    This one repeats what it heard; call your AI service here.
    """
    return heard
