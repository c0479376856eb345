import { groupBy } from '../../shared/group-by';
import type { ApiChange } from '../history/changes';
import type { ApiHistory } from '../history/file';
import { changesIn } from '../history/history';
import { inWords } from '../history/words';
import { packageNames } from '../packages';
import { sdks, sdkTitles, type Sdk } from '../../../src/lib/sdks';
import { blocks } from '../render/markdown';
import { findSymbol, type Meaning, type SymbolEntry } from '../symbol-index';

/** Symbols documented in one version of the docs. */
export interface DocumentedApi {
  /** Name of the version, such as `0.22.0`. */
  readonly version: string;
  /** Prefix of the version's routes; empty for the latest version. */
  readonly prefix: string;
  readonly entries: readonly SymbolEntry[];
}

/** Changes in one SDK between two versions, grouped as the page lists them. */
interface GroupedChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Symbols that are now imported from another module, by the new specifier. */
  readonly moved: ReadonlyMap<string, readonly string[]>;
  /** Symbols whose members or types have changed, each with the changes. */
  readonly changed: readonly {
    readonly name: string;
    readonly meaning: Meaning;
    readonly changes: readonly string[];
  }[];
}

/** Whether a kind of symbol is a type or a value. A type and a constant may share a name. */
const meaningOf = (kind: string): Meaning => (kind === 'interface' || kind === 'type-alias' ? 'type' : 'value');

function grouped(changes: readonly ApiChange[]): GroupedChanges {
  const ofSymbols = changes.filter(({ place }) => place === '');
  const ofKind = (kind: ApiChange['change']) => ofSymbols.filter(({ change }) => change === kind);
  const names = (list: readonly ApiChange[]) => [...new Set(list.map(({ symbol }) => symbol))];
  const moves = groupBy(ofKind('moved'), ({ after = '' }) => after);
  const others = changes.filter(({ place, change }) => place !== '' || !['added', 'removed', 'moved'].includes(change));
  return {
    added: names(ofKind('added')),
    removed: names(ofKind('removed')),
    moved: new Map([...moves].map(([specifier, list]) => [specifier, names(list)])),
    changed: [...groupBy(others, ({ symbol, kind }) => `${symbol} ${meaningOf(kind)}`).values()].map((list) => ({
      name: list[0]!.symbol,
      meaning: meaningOf(list[0]!.kind),
      changes: inWords(list),
    })),
  };
}

/**
 * Writes the section of the API landing page that lists new, changed and removed symbols since the previous version.
 *
 * Links to removed symbols lead to the previous version.
 */
export function whatsNew(before: DocumentedApi, after: DocumentedApi, history: ApiHistory): string {
  const sections = sdks.map((sdk) => {
    const changes = grouped(changesIn(history[sdk], after.version));
    const link = (name: string) => linkTo(after, sdk, name);
    const oldLink = (name: string) => linkTo(before, sdk, name);
    const list = (label: string, items: readonly string[]) => items.length > 0 && `**${label}:** ${items.join(', ')}.`;
    const body = [
      list('New', changes.added.map(link)),
      ...[...changes.moved].map(([specifier, names]) => list(`Now imported from \`${specifier}\``, names.map(link))),
      changes.changed.length > 0 &&
        blocks(
          '**Changed:**',
          changes.changed
            .map(
              ({ name, meaning, changes: what }) =>
                `- ${linkTo(after, sdk, name, meaning)} ([in ${before.version}](${urlOf(before, sdk, name, meaning)})): ${what.join('; ')}.`,
            )
            .join('\n'),
        ),
      list(`Removed since ${before.version}`, changes.removed.map(oldLink)),
    ];
    const isSame = body.every((part) => !part);
    return blocks(
      `### ${sdkTitles[sdk]}`,
      ...(isSame ? [`No changes to the exports of \`${packageNames[sdk]}\`.`] : body),
    );
  });
  const name = after.version === 'next' ? 'the next version' : after.version;
  return blocks(
    `## What's new in ${name}`,
    `These changes since [${before.version}](${before.prefix}/api) are visible in the types. For code before and after each change, and for behavior changes, see [how to upgrade from ${before.version}](../upgrade/from-${before.version}.mdx).`,
    ...sections,
  );
}

function linkTo(api: DocumentedApi, sdk: Sdk, name: string, meaning?: Meaning): string {
  return `[\`${name}\`](${urlOf(api, sdk, name, meaning)})`;
}

function urlOf({ entries, prefix }: DocumentedApi, sdk: Sdk, name: string, meaning?: Meaning): string {
  return `${prefix}/${findSymbol(entries, sdk, name, meaning)?.page ?? `api/${sdk}`}`;
}
