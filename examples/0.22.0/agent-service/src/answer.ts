/**
 * Creates the agent's reply. Replace the body with a call to your AI service.
 *
 * @param heard - Audio from a peer: raw 16-bit PCM at 16 kHz.
 * @returns The reply in the same format. This version returns the audio unchanged.
 */
export async function answer(heard: Uint8Array): Promise<Uint8Array> {
  return heard;
}
