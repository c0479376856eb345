import { findSymbol, type SymbolEntry } from '../../api-reference/symbol-index';
import { typeScriptSdks, type Sdk } from '../../../src/lib/sdks';
import { sdksOfPage } from '../../shared/sdks-of-page';
import { plainCode, type Sample } from '../code-samples/sample';
import { importedNames } from '../code-samples/symbol-links';

/** Matches the name of an API symbol in running text: `useCamera`, `useCamera()`, `RoomConfig.videoCodec`. */
const symbolName = /^([A-Za-z]\w*)(?:\.(\w+))?(?:\(\))?$/;

const folderSdks: readonly (readonly [RegExp, readonly Sdk[]])[] = [
  [/react-native/, ['mobile']],
  [/\/react\b|react-quick-start/, ['web']],
  [/\/backend\b|backend-quick-start|\/agents\b|agent-internals|api\/reference/, ['server', 'server-python']],
];

/**
 * Returns the SDKs that a page covers, most likely first. They come from the page's front matter or, if it names none,
 * from the page's folder.
 */
export function likelySdks(path: string, frontMatter: object): readonly Sdk[] {
  const named = sdksOfPage(frontMatter);
  if (named.length > 0) return named;
  return folderSdks.find(([pattern]) => pattern.test(path))?.[1] ?? [];
}

/**
 * Finds the symbol that a piece of inline code names.
 *
 * A name that several SDKs export belongs to the SDK that the page covers; if the page does not determine one, there
 * is no match.
 */
export function symbolNamed(
  text: string,
  entries: readonly SymbolEntry[],
  pageSdks: readonly Sdk[],
): SymbolEntry | undefined {
  const [, name, member] = symbolName.exec(text) ?? [];
  if (!name) return undefined;
  const pageIn = (sdk: Sdk) => {
    const entry = findSymbol(entries, sdk, name, 'value', member);
    return entry && !isReplaced(entry, entries) ? [entry] : [];
  };
  const [preferred] = pageSdks.flatMap(pageIn);
  if (preferred) return preferred;
  if (pageSdks.length > 0) return undefined;
  const owners = typeScriptSdks.flatMap(pageIn);
  // Both server SDKs have the same names. On a page that is not specific to a language, links lead to the Node.js
  // reference.
  return owners.length > 0 ? (owners.length === 1 ? owners[0] : undefined) : pageIn('server-python')[0];
}

/**
 * Whether another symbol has a member with the name of a deprecated symbol. For example, text about `joinRoom` refers
 * to the hook's member instead of the former function.
 */
function isReplaced({ deprecated, sdk, name }: SymbolEntry, entries: readonly SymbolEntry[]): boolean {
  return deprecated && entries.some((each) => each.sdk === sdk && each.members.some((member) => member.name === name));
}

/**
 * Lists the symbols that a page mentions in inline code and in the imports of its TypeScript samples.
 *
 * @param samples - the page's samples as readers see them, because the source of a page omits code from example files.
 */
export function mentionedSymbols(
  source: string,
  samples: readonly Pick<Sample, 'code'>[],
  entries: readonly SymbolEntry[],
  pageSdks: readonly Sdk[],
): Set<SymbolEntry> {
  const inProse = [...source.matchAll(/`([^`\n]+)`/g)].map((match) => symbolNamed(match[1] ?? '', entries, pageSdks));
  const code = samples.map((sample) => plainCode(sample).code).join('\n');
  const imported = importedNames(code).map(({ name, sdk, meaning }) => findSymbol(entries, sdk, name, meaning));
  return new Set([...inProse, ...imported].filter((entry) => entry !== undefined));
}
