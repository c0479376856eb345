import { createContext, useContext } from 'react';

/** A sample as the build made it. */
export interface HighlightedCode {
  /** Its name among the texts of the page. */
  readonly text: string;
  /** The coloured lines. */
  readonly html: string;
  /** Whether it is below the first screen of its page. */
  readonly isOutOfSight: boolean;
  /** Loads types and words of identifiers; `data-hover` attributes count into them. */
  readonly loadHovers: () => Promise<readonly string[]>;
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
