import type { Part, PublicSurface } from './read-surface';

/** A difference between the exports of a package and the declarations in the docs. */
export interface ApiDifference {
  /** Path of the symbol, member or parameter, such as `useCamera().toggleCamera`. */
  readonly path: string;
  readonly change: 'new' | 'gone' | 'deprecated' | 'no longer deprecated' | 'optional' | 'required' | 'kind' | 'type';
  /** Declaration in the docs. */
  readonly documented?: string;
  /** Export of the package. */
  readonly published?: string;
  /** Declaration file that has to change; undefined for a new symbol. */
  readonly file?: string;
}

/** Lists the differences between a published and a documented surface, in published order. */
export function compare(documented: PublicSurface, published: PublicSurface): ApiDifference[] {
  const isNested = (path: string, changed: ReadonlySet<string>) =>
    [...changed].some((outer) => path !== outer && (path.startsWith(`${outer}.`) || path.startsWith(`${outer}(`)));
  const added = new Set([...published.keys()].filter((path) => !documented.has(path)));
  const removed = new Set([...documented.keys()].filter((path) => !published.has(path)));
  return [
    ...[...published].flatMap(([path, part]): ApiDifference[] => {
      const known = documented.get(path);
      // If a symbol has parts, its changes are listed by part.
      if (known) return changesOf(path, known, part, hasParts(path, documented) && hasParts(path, published));
      return part.isInherited || isNested(path, added)
        ? []
        : [{ path, change: 'new', published: part.text, ...nearest(path, documented) }];
    }),
    ...[...documented].flatMap(([path, part]): ApiDifference[] =>
      !removed.has(path) || isNested(path, removed)
        ? []
        : [{ path, change: 'gone', documented: part.text, file: part.file }],
    ),
  ];
}

function changesOf(path: string, before: Part, after: Part, hasParts: boolean): ApiDifference[] {
  const { file } = before;
  // If both types have the same text but differ, the types that they refer to must differ, so those are written out.
  const form = before.text === after.text ? 'writtenOut' : 'text';
  const texts = { documented: before[form], published: after[form], file };
  const changes: ApiDifference[] = [];
  if (before.kind !== after.kind)
    changes.push({ path, change: 'kind', documented: before.kind, published: after.kind, file });
  if (before.isOptional !== after.isOptional)
    changes.push({ path, change: after.isOptional ? 'optional' : 'required', ...texts });
  if (before.isDeprecated !== after.isDeprecated)
    changes.push({ path, change: after.isDeprecated ? 'deprecated' : 'no longer deprecated', file });
  const isSame = before.named === after.named || before.writtenOut === after.writtenOut;
  if (!isSame && !hasParts) changes.push({ path, change: 'type', ...texts });
  return changes;
}

const hasParts = (path: string, surface: PublicSurface): boolean =>
  [...surface.keys()].some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}(`));

/** Returns the file that declares the symbol to which a new member belongs. */
function nearest(path: string, documented: PublicSurface): { file?: string } {
  const [symbol = ''] = path.split(/[.(]/);
  const file = documented.get(symbol)?.file;
  return file ? { file } : {};
}
