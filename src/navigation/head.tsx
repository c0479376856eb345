import { use, type ReactNode } from 'react';
import { Helmet as OriginalHelmet, type HelmetProps } from 'react-helmet-async';
import { IsTold } from './is-told';

/** What a page says in the head of the document, as long as it is true. */
export function Helmet(props: HelmetProps): ReactNode {
  return use(IsTold) ? <OriginalHelmet {...props} /> : null;
}
