// Wrapped: only authors see drafts, so the notice is left out of production scripts.
import ContentVisibility from '@theme-original/ContentVisibility';
import type { Props } from '@theme/ContentVisibility';
import type { ReactNode } from 'react';

export default function ContentVisibilityForAuthors(props: Props): ReactNode {
  return process.env.NODE_ENV === 'development' ? <ContentVisibility {...props} /> : null;
}
