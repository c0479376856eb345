import type { ReactNode } from 'react';
import { shortSdkNames } from '../../lib/sdks';
import type { DocKind } from '@site/src/search/engine/files';
import type { PageHit } from '@site/src/search/engine/hits';

const labels: Readonly<Record<DocKind, string>> = {
  guide: 'Guide',
  tutorial: 'Tutorial',
  explanation: 'Explanation',
  ...shortSdkNames,
};

/** Returns the label of a page's kind. */
export function kindLabel({ kind, symbol }: Pick<PageHit, 'kind' | 'symbol'>): string {
  // The reference pages that describe no symbol apply to every language.
  return kind === 'server' && !symbol ? 'REST and protobuf' : labels[kind];
}

/** Returns the detail that distinguishes pages with the same name: the kind of a symbol or the platforms of a guide. */
export function detailOf({ symbol, platforms: names }: PageHit): string {
  return symbol?.toLowerCase() ?? names.map((name) => shortSdkNames[name]).join(', ');
}

/** Label that shows the kind of a page. */
export function KindBadge({ hit }: { readonly hit: PageHit }): ReactNode {
  return <span className={`search-kind search-kind--${hit.kind}`}>{kindLabel(hit)}</span>;
}
