import path from 'node:path';
import { listInWords } from '../../../src/lib/list-in-words';
import { shortSdkNames } from '../../../src/lib/sdks';
import { isTypeKind } from '../../../src/lib/symbol-kinds';
import type { ApiHistory } from '../history/file';
import { historyOfEntry } from '../history/page';
import { blocks } from '../render/markdown';
import { findSymbol, type SymbolEntry } from '../symbol-index';
import { memberDifference, type MemberDifference } from './difference';
import { counterparts, isClient, otherPlatform, type PlatformPairs } from './pairs';

/** A symbol's counterpart on the other platform. */
export interface Counterpart {
  readonly entry: SymbolEntry;
  /** Members that only the symbol has (`onlyFirst`) or only the counterpart has (`onlySecond`). */
  readonly difference: MemberDifference;
}

/**
 * Finds a symbol's counterpart in the other client SDK, by name or by a recorded pair.
 *
 * @returns undefined for server symbols, and for symbols without a counterpart.
 */
export function counterpartOf(
  entry: SymbolEntry,
  entries: readonly SymbolEntry[],
  history: ApiHistory,
  version: string,
  pairs: PlatformPairs,
): Counterpart | undefined {
  const { sdk } = entry;
  if (!isClient(sdk)) return undefined;
  const other = otherPlatform(sdk);
  const meaning = isTypeKind(entry.kind) ? 'type' : 'value';
  const [found] = [entry.name, ...counterparts(pairs.symbols, sdk, entry.name)].flatMap(
    (name) => findSymbol(entries, other, name, meaning) ?? [],
  );
  // A constant and a type that share a name are not counterparts.
  if (!found || isConstantAndType(entry, found) || isConstantAndType(found, entry)) return undefined;
  const own = { symbol: historyOfEntry(history[sdk], entry, version), sdk: history[sdk] };
  const its = { symbol: historyOfEntry(history[other], found, version), sdk: history[other] };
  return { entry: found, difference: memberDifference(own, its, version) };
}

const isConstantAndType = (one: SymbolEntry, other: SymbolEntry) => one.kind === 'variables' && isTypeKind(other.kind);

/** Writes the section of a symbol's page about its counterpart. */
export function counterpartSection({ page }: SymbolEntry, { entry, difference }: Counterpart): string {
  const platform = shortSdkNames[entry.sdk];
  const link = `[\`${entry.name}\`](${path.posix.relative(path.posix.dirname(page), `${entry.page}.mdx`)})`;
  const text = differenceInWords(difference);
  return blocks(`## In ${platform}`, `${link} is the counterpart in ${platform}.${text && ` It ${text}.`}`);
}

/**
 * Describes the members that only one of two symbols has, as a clause about the second symbol; an empty string if the
 * members cannot be compared.
 */
export function differenceInWords({ onlyFirst, onlySecond, isComparable }: MemberDifference): string {
  if (!isComparable) return '';
  const list = (names: readonly string[]) => listInWords(names.map((name) => `\`${name}\``));
  const parts = [
    onlySecond.length > 0 && `also has ${list(onlySecond)}`,
    onlyFirst.length > 0 && `${onlySecond.length > 0 ? 'but ' : ''}lacks ${list(onlyFirst)}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'has the same members';
}
