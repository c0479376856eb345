import type { InlineCode, Root } from 'mdast';
import * as React from 'react';
import { visit } from 'unist-util-visit';
import type { SymbolEntry } from '../api-reference/symbol-index';
import type { Sample } from '../markdown/code-samples/sample';
import type { Diagnostic } from '../shared/diagnostics';
import { nearest } from '../shared/nearest';

/** Matches the name of a hook in inline code. Names of files and properties do not match. */
const hookName = /(?<![\w.$/-])use[A-Z]\w*(?!\w|\.tsx?\b)/g;

/** Matches inline code that consists of a symbol and a member. A second name in Pascal case is a nested type. */
const memberName = /^([A-Za-z]\w*)(?:\(\))?\.([a-z_]\w*|[A-Z][A-Z\d_]*)(?:\(\))?$/;

const reactHooks = Object.keys(React).filter((name) => /^use[A-Z]/.test(name));

/** Names that the pages of a version may contain. */
export interface NamesOfVersion {
  /** Hooks of the SDKs. */
  readonly hooks: ReadonlySet<string>;
  /** Other names that look like hooks, or belong to hooks that are not in an SDK. */
  readonly otherHooks: ReadonlySet<string>;
  /** Members by symbol. A name that several SDKs have has the members of all of them. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Collects the names that the pages of a version may contain.
 *
 * @param entries - symbols of all SDKs in the version.
 * @param exampleCode - code of the version's example projects, which pages mention without showing all of it.
 */
export function namesOfVersion(entries: readonly SymbolEntry[], exampleCode: Iterable<string>): NamesOfVersion {
  const members = new Map<string, Set<string>>();
  for (const entry of entries) {
    const own = members.get(entry.name) ?? new Set();
    members.set(entry.name, own);
    for (const { name } of entry.members) own.add(name);
  }
  const inExamples = [...exampleCode].flatMap((code) => code.match(/\buse[A-Z]\w*/g) ?? []);
  return {
    hooks: new Set([...members.keys()].filter((name) => /^use[A-Z]/.test(name))),
    otherHooks: new Set([...[...members.values()].flatMap((own) => [...own]), ...reactHooks, ...inExamples]),
    members,
  };
}

/**
 * Finds names of hooks and members in inline code that do not exist in the page's version.
 *
 * @param samples - the page's samples. Names in samples are correct, because samples are compiled.
 */
export function findNameDiagnostics(
  file: string,
  tree: Root,
  samples: readonly Pick<Sample, 'code' | 'example'>[],
  { hooks, otherHooks, members }: NamesOfVersion,
): Diagnostic[] {
  const inSamples = new Set(
    samples.flatMap(({ code, example }) => (example?.view.whole ?? code).match(/\b[A-Za-z_]\w*/g) ?? []),
  );
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'inlineCode', ({ value, position }: InlineCode) => {
    const place = { file, line: position?.start.line ?? 1 };
    for (const [name] of value.matchAll(hookName)) {
      if (hooks.has(name) || otherHooks.has(name) || inSamples.has(name)) continue;
      diagnostics.push({
        ...place,
        what: `\`${name}\` is not a hook in this version: no SDK exports it, and no sample uses it.`,
        fix: closest(name, hooks),
      });
    }
    const [, symbol = '', member = ''] = memberName.exec(value) ?? [];
    const own = members.get(symbol);
    if (!own?.size || own.has(member) || inSamples.has(member)) return;
    diagnostics.push({
      ...place,
      what: `\`${symbol}\` has no member \`${member}\` in this version.`,
      fix: closest(member, own),
    });
  });
  return diagnostics;
}

function closest(name: string, names: ReadonlySet<string>): string {
  const candidate = nearest(name, names);
  return candidate === undefined ? 'Correct the name.' : `Correct the name. The closest one is \`${candidate}\`.`;
}
