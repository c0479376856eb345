import { use, type ReactNode } from 'react';
import { Helmet as OriginalHelmet, type HelmetProps } from 'react-helmet-async';
import { IsShown } from './is-shown';

/** What a page says in the head of the document, as soon as the reader is there. */
export function Helmet(props: HelmetProps): ReactNode {
  return use(IsShown) ? <OriginalHelmet {...props} /> : null;
}
