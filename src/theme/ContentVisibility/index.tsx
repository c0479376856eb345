// Wrapped: drafts are seen by authors alone, so what it says is not in the script of every page.
import ContentVisibility from '@theme-original/ContentVisibility';
import type { Props } from '@theme/ContentVisibility';
import type { ReactNode } from 'react';

export default function ContentVisibilityForAuthors(props: Props): ReactNode {
  return process.env.NODE_ENV === 'development' ? <ContentVisibility {...props} /> : null;
}
