import { createContext, use, type ReactNode } from 'react';
import { Helmet as OriginalHelmet, type HelmetProps } from 'react-helmet-async';

/** Whether what a page says in the head of the document is true: not before its address is told, nor after another one is. */
export const SpeaksInHead = createContext(true);

/** What a page says in the head of the document. */
export function Helmet(props: HelmetProps): ReactNode {
  return use(SpeaksInHead) ? <OriginalHelmet {...props} /> : null;
}
