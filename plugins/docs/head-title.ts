import { shortSdkNames } from '../../src/lib/sdks';
import { versionPrefix } from '../shared/routes';
import { sdksOfPage } from '../shared/sdks-of-page';
import { versionOfFile } from '../shared/versions';

/**
 * Returns the title of a page for browser tabs, history and search engines. It also names the kind of symbol, the SDK
 * and, on pages of other versions than the latest, the version, because many pages have the same title:
 * `useCamera hook (React Native 0.21.0)`.
 *
 * @param file - path of the page, absolute or relative to the project root.
 * @param frontMatter - front matter of the page, with its `title`.
 */
export function headTitle(file: string, frontMatter: Readonly<Record<string, unknown>>): string {
  const { title, symbol_kind: kind } = frontMatter;
  const named = typeof kind === 'string' ? `${String(title)} ${kind.toLowerCase()}` : String(title);
  const [sdk, ...others] = sdksOfPage(frontMatter);
  const sdkName = sdk && others.length === 0 ? shortSdkNames[sdk] : '';
  const version = versionOfFile(file);
  // The prefix of the latest version is empty.
  const versionName = version ? versionPrefix(version).slice(1) : '';
  const details = [named.includes(sdkName) ? '' : sdkName, versionName].filter(Boolean);
  return details.length > 0 ? `${named} (${details.join(' ')})` : named;
}
