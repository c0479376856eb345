async def answer(heard: bytes) -> bytes:
    """Create the agent's reply. Replace the body with a call to your AI service.

    The parameter and the result are raw 16-bit PCM at 16 kHz. This version returns the audio unchanged.
    """
    return heard
