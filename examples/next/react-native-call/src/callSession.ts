type SessionOptions = { onMuted: () => void; onEnded: () => void };

/** On platforms without CallKit, there is no session that the system can refuse. */
export function useCallSession(_options: SessionOptions) {
  return { isRefused: false };
}
