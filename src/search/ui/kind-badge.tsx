import type { ReactNode } from 'react';
import { shortSdkNames } from '@site/src/lib/sdks';
import type { DocKind } from '@site/src/search/engine/files';
import type { PageHit } from '@site/src/search/engine/hits';

const labels: Readonly<Record<DocKind, string>> = {
  guide: 'Guide',
  tutorial: 'Tutorial',
  explanation: 'Explanation',
  web: 'Web',
  mobile: 'Mobile',
  server: 'Server (Node.js)',
  'server-python': 'Server (Python)',
};

/** Returns the label of a kind of page. */
export function kindLabel(kind: DocKind): string {
  return labels[kind];
}

/** Returns the detail that distinguishes pages with the same name: the kind of a symbol or the platforms of a guide. */
export function detailOf({ symbol, platforms: names }: PageHit): string {
  return symbol?.toLowerCase() ?? names.map((name) => shortSdkNames[name]).join(', ');
}

/** Label that shows the kind of a page. */
export function KindBadge({ kind }: { readonly kind: DocKind }): ReactNode {
  return <span className={`search-kind search-kind--${kind}`}>{labels[kind]}</span>;
}
