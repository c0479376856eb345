/**
 * Estimates the number of tokens of a text as a quarter of its bytes, rounded to hundreds.
 *
 * Tokenizers of different models differ by more than this estimate does from each of them.
 */
export function estimatedTokens(text: string): number {
  return Math.round(Buffer.byteLength(text) / 400) * 100;
}
