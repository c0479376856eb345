import { isSdk, shortSdkNames } from './sdks';
import { versionPrefixOf } from './version-prefix';

/** Data of a page that its title in the document head depends on. */
export interface TitledPage {
  /** Title of the page, such as `useCamera`. */
  readonly title: string;
  /** Path of the page. */
  readonly permalink: string;
  /** Version in the docs plugin's data, such as `current`. */
  readonly version: string;
  /** Front matter of the page: `symbol_kind` on pages of the reference, and `sdk`. */
  readonly frontMatter: object;
}

/**
 * Returns the title for browser tabs, history and search engines. It also names the kind of symbol, the SDK and, on
 * pages of other versions than the latest, the version, because many pages have the same title:
 * `useCamera hook (React Native 0.21.0)`.
 *
 * @param page - the page.
 */
export function headTitle({ title, permalink, version, frontMatter }: TitledPage): string {
  const { symbol_kind: kind, sdk } = frontMatter as { readonly symbol_kind?: unknown; readonly sdk?: unknown };
  const named = typeof kind === 'string' ? `${title} ${kind.toLowerCase()}` : title;
  const details = [sdkName(named, sdk), versionPrefixOf(permalink, version).slice(1)].filter(Boolean);
  return details.length > 0 ? `${named} (${details.join(' ')})` : named;
}

/** Returns the name of the page's only SDK, unless the title contains it. */
function sdkName(title: string, sdk: unknown): string {
  const name = isSdk(sdk) ? shortSdkNames[sdk] : '';
  return title.includes(name) ? '' : name;
}
