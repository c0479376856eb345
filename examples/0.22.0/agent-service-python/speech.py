import asyncio
import math
import struct
from collections.abc import Callable

# Audio arrives as raw PCM, 16,000 samples of 2 bytes per second, in chunks of any length.
BYTES_PER_SECOND = 16_000 * 2

# Bytes in a frame of 20 ms.
FRAME_BYTES = BYTES_PER_SECOND // 50

# Volume above which a frame counts as speech; 1 is full scale. Raise the threshold if the agent reacts to noise.
THRESHOLD = 0.02

# Consecutive loud frames that start an utterance: 100 ms, so that a click does not start one.
FRAMES_TO_START = 5

# Frames to keep while no one speaks: 300 ms more than FRAMES_TO_START, to keep the first word complete.
FRAMES_TO_KEEP = FRAMES_TO_START + 15

# Time without a loud frame that ends an utterance.
PAUSE_IN_SECONDS = 0.8

# Maximum length of an utterance: 30 seconds, even if a noise never stops.
MAX_FRAMES = 30 * 50


class SpeechDetector:
    """Detects when a peer starts and stops speaking, based on the volume.

    on_end receives the whole utterance: raw 16-bit PCM at 16 kHz.
    """

    def __init__(self, on_start: Callable[[], None], on_end: Callable[[bytes], None]) -> None:
        self.on_start = on_start
        self.on_end = on_end
        self.rest = b""
        self.frames: list[bytes] = []
        self.loud_frames = 0
        self.is_speaking = False
        self.pause: asyncio.TimerHandle | None = None

    def push(self, chunk: bytes) -> None:
        data = self.rest + chunk
        while len(data) >= FRAME_BYTES:
            self.push_frame(data[:FRAME_BYTES])
            data = data[FRAME_BYTES:]
        self.rest = data

    def push_frame(self, frame: bytes) -> None:
        is_loud = loudness(frame) > THRESHOLD
        self.loud_frames = self.loud_frames + 1 if is_loud else 0
        self.frames.append(frame)

        if not self.is_speaking:
            self.frames = self.frames[-FRAMES_TO_KEEP:]
            if self.loud_frames < FRAMES_TO_START:
                return
            self.is_speaking = True
            self.on_start()
        if is_loud:
            # Use a timer, because a muted peer may not send any more audio.
            self.stop_timer()
            self.pause = asyncio.get_running_loop().call_later(PAUSE_IN_SECONDS, self.end)
        if len(self.frames) >= MAX_FRAMES:
            self.end()

    def end(self) -> None:
        self.stop_timer()
        speech = b"".join(self.frames)
        self.frames = []
        self.loud_frames = 0
        self.is_speaking = False
        self.on_end(speech)

    def stop_timer(self) -> None:
        if self.pause:
            self.pause.cancel()


def loudness(frame: bytes) -> float:
    """Return the root mean square of the samples, from 0 to 1."""
    samples = struct.unpack(f"<{len(frame) // 2}h", frame)
    return math.sqrt(sum(sample * sample for sample in samples) / len(samples)) / 32_768
