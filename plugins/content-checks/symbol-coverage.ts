import { packageNames } from '../api-reference/packages';
import type { SymbolEntry } from '../api-reference/symbol-index';
import type { Sdk } from '../../src/lib/sdks';
import { type Sample, plainCode } from '../markdown/code-samples/sample';
import { likelySdks } from '../markdown/symbol-links/mentions';
import type { GuidePage } from '../shared/guide-pages';

/** A guide page with the samples on it. */
export interface PageSamples {
  readonly page: GuidePage;
  readonly samples: readonly Sample[];
}

/**
 * Kinds of symbols that users call, catch or read values from. Types are left out, because samples show types together
 * with the symbols that use them.
 */
const called: ReadonlySet<SymbolEntry['kind']> = new Set(['functions', 'classes', 'variables', 'exceptions', 'events']);

/**
 * Lists callable symbols that no guide shows: exported hooks, components, classes and values, and their members.
 *
 * A symbol is shown if a sample imports it from its package. A member is shown if a sample that imports from the
 * package contains its name. Symbols and members also count as shown if the prose of a page about their SDK names them
 * as code, as in tables of errors and properties.
 *
 * @returns names such as `server FishjamClient.createRoom`, in the order of the index; deprecated symbols are left
 *   out.
 */
export function symbolsNotShown(entries: readonly SymbolEntry[], pages: readonly PageSamples[]): string[] {
  const shown = new Map<Sdk, Set<string>>();
  for (const sdk of new Set(entries.map((entry) => entry.sdk))) shown.set(sdk, wordsShown(sdk, pages));
  return entries
    .filter(({ kind, deprecated }) => called.has(kind) && !deprecated)
    .flatMap(({ sdk, name, members }) => {
      const words = shown.get(sdk);
      const missing = members.filter((member) => !words?.has(member.name)).map((member) => `${name}.${member.name}`);
      return (words?.has(name) ? missing : [name, ...missing]).map((symbol) => `${sdk} ${symbol}`);
    });
}

function wordsShown(sdk: Sdk, pages: readonly PageSamples[]): Set<string> {
  const texts = pages.flatMap(({ page, samples }) => [
    ...samples
      .map((sample) => sample.example?.view.whole ?? plainCode(sample).code)
      .filter((code) => imports(code, sdk)),
    ...(likelySdks(page.path, page.frontMatter).includes(sdk) ? inlineCode(page.source) : []),
  ]);
  return new Set(texts.flatMap((text) => text.match(/\b[A-Za-z_]\w*/g) ?? []));
}

/** Whether code imports from a package or one of its subpaths. */
function imports(code: string, sdk: Sdk): boolean {
  if (sdk === 'server-python') return /^\s*(?:from|import) fishjam\b/m.test(code);
  return new RegExp(String.raw`from '${packageNames[sdk]}(?:/[\w-]+)?'`).test(code);
}

function inlineCode(source: string): string[] {
  return [...source.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}
