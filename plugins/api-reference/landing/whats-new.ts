import { packageNames } from '../packages';
import { sdks, type Sdk } from '../purposes';
import { blocks } from '../render/markdown';
import { compareSurfaces, type SurfaceDifference } from '../surface/compare';
import type { Surface } from '../surface/describe';
import { findSymbol, type SymbolEntry } from '../symbol-index';
import { sdkLabel } from './sdk-landing';

/** Symbols documented in one version of the docs. */
export interface DocumentedApi {
  /** Name of the version, such as `0.22.0`. */
  readonly version: string;
  /** Prefix of its routes; empty for the latest. */
  readonly prefix: string;
  readonly entries: readonly SymbolEntry[];
  readonly surfaces: Readonly<Record<Sdk, Surface>>;
}

/** Changes in one SDK between two versions. */
export interface ApiChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Symbols that are imported from another module now, by the new specifier. */
  readonly moved: readonly { readonly name: string; readonly specifier: string }[];
  /** Symbols whose members or types have changed, each with the changes. */
  readonly changed: readonly { readonly name: string; readonly changes: readonly string[] }[];
}

/** Compares what an SDK exports in two versions. A symbol in another module of the package counts as moved. */
function apiChanges(before: Surface, after: Surface): ApiChanges {
  const homes = (surface: Surface) =>
    new Map(surface.modules.flatMap(({ name, symbols }) => symbols.map((symbol) => [symbol.name, name] as const)));
  const old = homes(before);
  const now = homes(after);
  const moved = [...now].flatMap(([name, specifier]) =>
    old.has(name) && old.get(name) !== specifier ? [{ name, specifier }] : [],
  );
  // Compared as one module each, so that a moved symbol is compared with itself.
  const merged = (surface: Surface): Surface => ({
    modules: [{ name: 'sdk', symbols: surface.modules.flatMap(({ symbols }) => symbols) }],
  });
  const rewritten = new Set(namesOfOtherForm(before, after));
  const changes = new Map<string, Change[]>();
  for (const name of rewritten) changes.set(name, [{ subject: 'it', what: 'a different type', verb: 'has' }]);
  for (const difference of compareSurfaces(merged(before), merged(after))) {
    const [, name = ''] = difference.path.split(/[.(<]/);
    if (!old.has(name) || !now.has(name) || rewritten.has(name)) continue;
    const member = difference.path.slice(`sdk.${name}`.length).replace(/^\./, '');
    changes.set(name, [...(changes.get(name) ?? []), describeChange(member, difference)]);
  }
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !now.has(name)),
    moved,
    changed: [...changes].map(([name, list]) => ({ name, changes: inWords(list) })),
  };
}

/** Symbols that changed kind, or that have members in only one of the versions. */
function namesOfOtherForm(before: Surface, after: Surface): string[] {
  const forms = (surface: Surface) =>
    new Map(
      surface.modules.flatMap(({ symbols }) =>
        symbols.map(({ name, kind, members }) => [name, `${kind} ${members ? 'with' : 'without'} members`] as const),
      ),
    );
  const old = forms(before);
  return [...forms(after)].flatMap(([name, form]) => (old.has(name) && old.get(name) !== form ? [name] : []));
}

/** One change, such as a different type or a removed member. */
interface Change {
  readonly subject: string;
  readonly verb: 'is' | 'has' | 'was';
  readonly what: string;
}

/** Describes changes in words, with one clause for all members with the same change. */
function inWords(changes: readonly Change[]): string[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.verb} ${change.what}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map((group) => {
    const subjects = [...new Set(group.map(({ subject }) => subject))];
    const { verb, what } = group[0]!;
    const plural = { is: 'are', has: 'have', was: 'were' }[verb];
    return `${subjects.join(', ')} ${subjects.length > 1 ? plural : verb} ${what}`;
  });
}

/** Longer types than this are not repeated, because the pages of both versions contain them. */
const longestType = 60;

function describeChange(member: string, { expected, actual }: SurfaceDifference): Change {
  const subject = member ? `\`${member}\`` : 'it';
  if (actual === 'missing' || actual === 'none') return { subject, verb: 'was', what: 'removed' };
  if (expected === 'no parameter' || expected.startsWith('nothing of that name'))
    return { subject, verb: 'is', what: 'new' };
  const flag = /^(optional|deprecated|readonly|static): (true|false)$/.exec(actual);
  if (flag) {
    const [, name, value] = flag;
    const opposite = name === 'optional' ? 'required' : `no longer ${name}`;
    return { subject, verb: 'is', what: value === 'true' ? name! : opposite };
  }
  const isShort = expected !== '' && actual !== '' && expected.length + actual.length <= 2 * longestType;
  return isShort
    ? { subject, verb: 'was', what: `changed from \`${expected}\` to \`${actual}\`` }
    : { subject, verb: 'has', what: 'a different type' };
}

/**
 * Writes the section of the API landing page that lists new, changed and removed symbols since the previous version.
 *
 * Links to removed symbols lead to that version.
 */
export function whatsNew(before: DocumentedApi, after: DocumentedApi): string {
  const sections = sdks.map((sdk) => {
    const changes = apiChanges(before.surfaces[sdk], after.surfaces[sdk]);
    const link = (name: string) => linkTo(after, sdk, name);
    const oldLink = (name: string) => linkTo(before, sdk, name);
    const list = (label: string, items: readonly string[]) => items.length > 0 && `**${label}:** ${items.join(', ')}.`;
    const body = [
      list('New', changes.added.map(link)),
      ...movesBySpecifier(changes.moved).map(([specifier, names]) =>
        list(`Now imported from \`${specifier}\``, names.map(link)),
      ),
      changes.changed.length > 0 &&
        blocks(
          '**Changed:**',
          changes.changed
            .map(
              ({ name, changes: what }) =>
                `- ${link(name)} ([in ${before.version}](${urlOf(before, sdk, name)})): ${what.join('; ')}.`,
            )
            .join('\n'),
        ),
      list(`Removed since ${before.version}`, changes.removed.map(oldLink)),
    ];
    const isSame = body.every((part) => !part);
    return blocks(
      `### ${sdkLabel(sdk)}`,
      ...(isSame ? [`No changes in the exports of \`${packageNames[sdk]}\`.`] : body),
    );
  });
  const name = after.version === 'next' ? 'the next version' : after.version;
  return blocks(
    `## What's new in ${name}`,
    `Changes since [${before.version}](${before.prefix}/api), based on type changes only.`,
    ...sections,
  );
}

function movesBySpecifier(moved: ApiChanges['moved']): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { name, specifier } of moved) groups.set(specifier, [...(groups.get(specifier) ?? []), name]);
  return [...groups];
}

function linkTo(api: DocumentedApi, sdk: Sdk, name: string): string {
  return `[\`${name}\`](${urlOf(api, sdk, name)})`;
}

function urlOf({ entries, prefix }: DocumentedApi, sdk: Sdk, name: string): string {
  return `${prefix}/${findSymbol(entries, sdk, name)?.page ?? `api/${sdk}`}`;
}
