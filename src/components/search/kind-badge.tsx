import type { ReactNode } from 'react';
import type { DocKind, Platform } from '@site/plugins/search/engine/files';
import type { PageHit } from '@site/plugins/search/engine/hits';

const labels: Readonly<Record<DocKind, string>> = {
  guide: 'Guide',
  tutorial: 'Tutorial',
  explanation: 'Explanation',
  web: 'Web',
  mobile: 'Mobile',
  server: 'Server API',
};

/** The kind of a page in one or two words. */
export function kindLabel(kind: DocKind): string {
  return labels[kind];
}

const platforms: Readonly<Record<Platform, string>> = { web: 'React', mobile: 'React Native', server: 'Server' };

/** Kinds of symbols by the folder of their pages. */
const symbolKinds: Readonly<Record<string, string>> = {
  classes: 'class',
  enumerations: 'enum',
  functions: 'function',
  interfaces: 'interface',
  'type-aliases': 'type',
  variables: 'constant',
};

/** What tells a page from others of the same name: the platforms of a guide, the kind of a symbol. */
export function detailOf({ path, title, platforms: names }: PageHit): string {
  const [, folder] = /^\/api\/\w+\/([\w-]+)\//.exec(path) ?? [];
  if (folder === undefined) return names.map((name) => platforms[name]).join(', ');
  return /^use\p{Lu}/u.test(title.text) && /^[fv]/.test(folder) ? 'hook' : (symbolKinds[folder] ?? '');
}

/** The kind of a page as a label. */
export function KindBadge({ kind }: { readonly kind: DocKind }): ReactNode {
  return <span className={`search-kind search-kind--${kind}`}>{labels[kind]}</span>;
}
