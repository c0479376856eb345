import { createContext, useContext } from 'react';

/** A sample as the build made it. */
export interface HighlightedCode {
  /** The highlighted lines. */
  readonly html: string;
  /** JSON of the types and descriptions that the `data-hover` attributes count into. */
  readonly hovers: string | undefined;
}

export const HighlightedCodeContext = createContext<HighlightedCode | undefined>(undefined);

/**
 * The sample that the surrounding code block shows.
 *
 * @throws Error outside a code block.
 */
export function useHighlightedCode(): HighlightedCode {
  const code = useContext(HighlightedCodeContext);
  if (!code) throw new Error('Code content must be inside a CodeBlock.');
  return code;
}
