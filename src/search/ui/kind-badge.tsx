import type { ReactNode } from 'react';
import type { DocKind, Platform } from '@site/src/search/engine/files';
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

const platforms: Readonly<Record<Platform, string>> = {
  web: 'React',
  mobile: 'React Native',
  server: 'Node.js',
  'server-python': 'Python',
};

/** Returns the detail that distinguishes pages with the same name: the kind of a symbol or the platforms of a guide. */
export function detailOf({ symbol, platforms: names }: PageHit): string {
  return symbol?.toLowerCase() ?? names.map((name) => platforms[name]).join(', ');
}

/** Label that shows the kind of a page. */
export function KindBadge({ kind }: { readonly kind: DocKind }): ReactNode {
  return <span className={`search-kind search-kind--${kind}`}>{labels[kind]}</span>;
}
