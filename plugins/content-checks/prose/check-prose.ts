import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { hashOf, openCache } from '../../shared/cache';
import { readDataFile } from '../../shared/data-file';
import type { Diagnostic } from '../../shared/diagnostics';
import { allowedDiagnostics, allowedFile, allowedText, allows, type AllowedText } from './allowed';
import type { Area } from './areas';
import { checkFile, type CheckedFile, type FileFinding } from './check-file';

/** A file whose prose is checked. */
export interface ProseFile {
  /** Absolute path. */
  readonly path: string;
  /** Relative to the root of its project. */
  readonly file: string;
  /** Name in the report. */
  readonly name: string;
  readonly area: Area;
}

/** Number of problems and words in an area. */
export interface AreaCount {
  words: number;
  findings: number;
}

/**
 * Checks the prose of files. Results for unchanged files come from the cache.
 *
 * @param isWhole - whether `files` contains all files of the project. If so, an unused entry in the allow list is a
 * problem.
 */
export function checkProse(
  files: readonly ProseFile[],
  isWhole: boolean,
): { diagnostics: Diagnostic[]; counts: ReadonlyMap<Area, AreaCount> } {
  const allowed = readDataFile(allowedFile, z.array(allowedText));
  const used = new Set<AllowedText>();
  const counts = new Map<Area, AreaCount>();
  const diagnostics = files.flatMap((file) => {
    const { words, findings } = checkCached(file);
    const reported = findings.filter((finding) => {
      const entry = allowed.find((candidate) => allows(candidate, file.file, finding.text, finding));
      if (entry) used.add(entry);
      return !entry;
    });
    const count = counts.get(file.area) ?? { words: 0, findings: 0 };
    counts.set(file.area, { words: count.words + words, findings: count.findings + reported.length });
    return reported.map((finding) => diagnosticOf(file.name, finding));
  });
  return { diagnostics: [...diagnostics, ...(isWhole ? allowedDiagnostics(allowed, used) : [])], counts };
}

function checkCached({ path: absolute, file, area }: ProseFile): CheckedFile {
  const source = readFileSync(absolute, 'utf8');
  const cache = openCache<CheckedFile>('prose');
  const key = hashOf(path.extname(file), area, source);
  const known = cache.get(key);
  if (known) return known;
  try {
    const checked = checkFile(file, source, area);
    cache.set(key, checked);
    return checked;
  } catch (error) {
    const what = `This file cannot be parsed: ${error instanceof Error ? error.message : String(error)}`;
    return { words: 0, findings: [{ line: 1, text: '', start: 0, end: 0, what, fix: 'Correct the syntax.' }] };
  }
}

function diagnosticOf(file: string, { line, text, start, end, what, fix }: FileFinding): Diagnostic {
  return { file, line, what: text === '' ? what : `${excerpt(text, start, end)}\n${what}`, fix };
}

/** Quotes the reported words, with up to five words before and after them. */
function excerpt(text: string, start: number, end: number): string {
  const whole = text.replaceAll('\n', ' ');
  const before = whole.slice(0, start).split(' ').slice(-5).join(' ');
  const after = whole.slice(end).split(' ').slice(0, 5).join(' ');
  return `${before}«${whole.slice(start, end)}»${after}`;
}
