import { createContext, useContext } from 'react';

/** Sample highlighted by the build. */
export interface HighlightedCode {
  /** Highlighted lines. */
  readonly html: string;
  /** JSON array of types and descriptions. Each `data-hover` attribute is an index into the array. */
  readonly hovers: string | undefined;
}

export const HighlightedCodeContext = createContext<HighlightedCode | undefined>(undefined);

/**
 * Returns the sample of the surrounding code block.
 *
 * @throws Error outside a code block.
 */
export function useHighlightedCode(): HighlightedCode {
  const code = useContext(HighlightedCodeContext);
  if (!code) throw new Error('Code content must be inside a CodeBlock.');
  return code;
}
