import * as z from 'zod';
import { readDataFile } from '../../shared/data-file';
import type { Diagnostic } from '../../shared/diagnostics';
import { once } from '../../shared/memoize';
import type { Sdk } from '../../../src/lib/sdks';

/** A platform that has its own client SDK. */
export type ClientSdk = Extract<Sdk, 'web' | 'mobile'>;

/** Whether an SDK is for a client platform instead of a server. */
export function isClient(sdk: Sdk): sdk is ClientSdk {
  return sdk === 'web' || sdk === 'mobile';
}

/** Returns the other platform. */
export function otherPlatform(sdk: ClientSdk): ClientSdk {
  return sdk === 'web' ? 'mobile' : 'web';
}

/** A symbol or guide that both platforms have, by its name on each platform. */
const pairSchema = z.strictObject({ web: z.string(), mobile: z.string() });
export type Pair = Readonly<z.infer<typeof pairSchema>>;

/** Symbols and guides with a counterpart on the other platform, recorded manually in `sdks/platforms.json`. */
const pairsSchema = z.strictObject({
  /** Symbols with different names. Symbols with the same name need no entry. */
  symbols: z.array(pairSchema),
  /** Guides about the same task, by their paths below the docs folder, without extension. */
  guides: z.array(pairSchema),
});
export type PlatformPairs = Readonly<z.infer<typeof pairsSchema>>;

/** File of the recorded pairs, relative to the project root. */
const platformsFile = 'sdks/platforms.json';

/** Reads the recorded pairs. */
export const platformPairs = once((): PlatformPairs => readDataFile(platformsFile, pairsSchema));

/**
 * Returns the recorded names of a symbol's or guide's counterpart on the other platform. The counterpart's name may
 * differ between versions.
 */
export function counterparts(pairs: readonly Pair[], sdk: ClientSdk, name: string): string[] {
  return pairs.filter((pair) => pair[sdk] === name).map((pair) => pair[otherPlatform(sdk)]);
}

/**
 * Finds pairs that name a symbol or guide that no version has.
 *
 * @param known - names of symbols by SDK, and paths of guides.
 */
export function findWrongPairs(
  { symbols, guides }: PlatformPairs,
  known: { readonly symbols: Readonly<Record<ClientSdk, ReadonlySet<string>>>; readonly guides: ReadonlySet<string> },
): Diagnostic[] {
  const diagnosticsOf = (pair: Pair, isKnown: (sdk: ClientSdk, name: string) => boolean, kind: string, fix: string) =>
    (['web', 'mobile'] as const)
      .filter((sdk) => !isKnown(sdk, pair[sdk]))
      .map((sdk) => ({
        file: platformsFile,
        what: `\`"${sdk}": "${pair[sdk]}"\` is not a ${kind} in any version.`,
        fix,
      }));
  return [
    ...symbols.flatMap((pair) =>
      diagnosticsOf(
        pair,
        (sdk, name) => known.symbols[sdk].has(name),
        'symbol',
        'Name an exported symbol of this SDK.',
      ),
    ),
    ...guides.flatMap((pair) =>
      diagnosticsOf(
        pair,
        (_, name) => known.guides.has(name),
        'guide',
        'Write the path under `docs/` without extension, such as `how-to/react/connecting`.',
      ),
    ),
  ];
}
