type SessionOptions = { onMuted: () => void; onEnded: () => void };

/** Replaces CallKit on other platforms, where the system cannot reject a session. */
export function useCallSession(_options: SessionOptions) {
  return { isRefused: false };
}
