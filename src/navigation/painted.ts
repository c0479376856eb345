/** Resolves when the browser has painted what is drawn now, or at once when nothing is painted because nobody sees it. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) =>
    // A message that is posted while a frame is made arrives after it was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    }),
  );
}
