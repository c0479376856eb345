import type { SdkHistory, SymbolHistory } from '../history/history';
import { symbolIn } from '../history/places';

/** Members that only one of two symbols has. */
export interface MemberDifference {
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
  /** Whether both symbols have members. Otherwise, empty lists do not mean that the members are the same. */
  readonly isComparable: boolean;
}

/** A symbol and the SDK that exports it. */
export interface OwnedSymbol {
  readonly symbol: SymbolHistory;
  readonly sdk: SdkHistory;
}

/** Compares the members of two symbols in one version. */
export function memberDifference(first: OwnedSymbol, second: OwnedSymbol, version: string): MemberDifference {
  const [one, other] = [membersIn(first, version), membersIn(second, version)];
  return {
    onlyFirst: one.filter((name) => !other.includes(name)),
    onlySecond: other.filter((name) => !one.includes(name)),
    isComparable: one.length > 0 && other.length > 0,
  };
}

/** Lists the members of a symbol, or of the exported type that a function returns. */
function membersIn({ symbol, sdk }: OwnedSymbol, version: string): string[] {
  const { versions } = sdk;
  const index = versions.indexOf(version);
  const own = Object.entries(symbol.parts).flatMap(([place, { since, removed }]) => {
    const isThere = versions.indexOf(since) <= index && (removed === undefined || versions.indexOf(removed) > index);
    return isThere && /^\w+$/.test(place) && place !== 'constructor' ? [place] : [];
  });
  if (own.length > 0) return own;
  const returned = /\): (\w+(?:<[^()]*>)?);?$/.exec(symbol.declarations[version] ?? '')?.[1];
  const type = returned && sdk.symbols.find((each) => each.names[version] === symbolIn(returned));
  return type && type !== symbol ? membersIn({ symbol: type, sdk }, version) : [];
}
