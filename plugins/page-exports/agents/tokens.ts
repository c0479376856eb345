/**
 * Estimates the number of tokens in a text as a quarter of its bytes, rounded to hundreds.
 *
 * The tokenizers of different models differ more from each other than from this estimate.
 */
export function estimatedTokens(text: string): number {
  return Math.round(Buffer.byteLength(text) / 400) * 100;
}
