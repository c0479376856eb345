/** Events of a session with a speech model. All audio is raw 16-bit PCM, mono. */
export interface ModelEvents {
  /** Part of the reply, at the model's `outputRate`. */
  onAudio: (pcm: Uint8Array) => void;
  /** The caller started speaking. After this event, do not report any more audio from the interrupted reply. */
  onInterrupt: () => void;
  /** Runs a tool. Pass the result to the model. */
  onToolCall: (name: string, input?: unknown) => Promise<unknown>;
  /** The session ended, although you have not closed it. */
  onEnd: (error?: unknown) => void;
}

/** Session with a speech model. The methods may be called before the session is open. */
export interface ModelSession {
  /** Makes the model speak first. */
  greet: () => void;
  /** Sends the caller's audio, at 16 kHz. */
  hear: (pcm: Uint8Array) => void;
  /** Reports that no audio has arrived for a second. A muted browser sends no audio. */
  hearPause: () => void;
  close: () => void;
}
