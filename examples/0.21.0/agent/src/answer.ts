/**
 * Decides what the agent says.
 *
 * @param heard - what a peer said: raw 16-bit PCM at 16 kHz.
 * @returns what to say, in the same format. This one repeats what it heard; call your AI service here.
 */
export async function answer(heard: Uint8Array): Promise<Uint8Array> {
  return heard;
}
