"""Messages about tracks. Import them from `fishjam.events`."""

from dataclasses import dataclass
from enum import IntEnum

class TrackType(IntEnum):
    """Type of a track in a notification.

    Category: Events
    """

    TRACK_TYPE_UNSPECIFIED = 0
    """Unspecified."""
    TRACK_TYPE_VIDEO = 1
    """Video."""
    TRACK_TYPE_AUDIO = 2
    """Audio."""

class TrackEncoding(IntEnum):
    """Audio encoding.

    Category: Agents
    """

    TRACK_ENCODING_UNSPECIFIED = 0
    """Unspecified. Fishjam treats the audio as raw 16-bit PCM samples."""
    TRACK_ENCODING_PCM16 = 1
    """Raw 16-bit PCM samples."""
    TRACK_ENCODING_OPUS = 2
    """Opus packets."""

@dataclass(eq=False, repr=False)
class Track:
    """Track in a notification.

    Category: Events

    Example: Check whether a track contains video
        ```python
        from fishjam.events import Track, TrackType


        def is_video(track: Track) -> bool:
            return track.type == TrackType.TRACK_TYPE_VIDEO
        ```
    """

    id: str = ...
    """ID of the track."""
    type: TrackType = ...
    """Type of the track: audio or video.

    At run time, the value is a plain `int`, so compare it with a member of `TrackType` instead of reading its `name`.
    """
    metadata: str = ...
    """Metadata of the track, as a JSON string."""
