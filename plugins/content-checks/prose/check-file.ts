import { once } from '../../shared/memoize';
import { proseOfFile, type Area } from './areas';
import { findLanguageProblems } from './language-rules';
import { lineAt, type Prose } from './prose';
import { findWords, readWordList, type Finding } from './word-list';

/** A problem in a file: a finding with its line and the whole text around it. */
export interface FileFinding extends Finding {
  readonly line: number;
  readonly text: string;
}

/** The problems in one file, and the number of words in its prose. */
export interface CheckedFile {
  readonly words: number;
  readonly findings: readonly FileFinding[];
}

const entries = once(() => readWordList().flatMap(({ words }) => words));

/** Cached findings, keyed by text, because the versions of a page share most of their texts. */
const checked = new Map<string, readonly Finding[]>();

/**
 * Checks the prose of one file.
 *
 * @throws VFileMessage with a position if a page is not valid MDX.
 */
export function checkFile(file: string, source: string, area: Area): CheckedFile {
  const prose = proseOfFile(file, source);
  return {
    words: prose.reduce((sum, { text }) => sum + (text.match(/[\p{L}']+/gu)?.length ?? 0), 0),
    findings: prose.flatMap((entry) =>
      findingsIn(entry, area).map((finding) => ({
        ...finding,
        line: lineAt(entry, finding.start),
        text: entry.text,
      })),
    ),
  };
}

function findingsIn(prose: Prose, area: Area): readonly Finding[] {
  const key = [area, prose.kind, prose.text].join('\n');
  const found =
    checked.get(key) ?? withoutOverlaps([...findWords(prose, area, entries()), ...findLanguageProblems(prose)]);
  checked.set(key, found);
  return found;
}

/** Leaves out findings in words that an earlier finding already reports. */
function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ start, end }, index) => !findings.slice(0, index).some((other) => other.start < end && start < other.end),
  );
}
