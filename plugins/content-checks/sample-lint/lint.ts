import path from 'node:path';
import { Linter } from 'eslint';
import { root, type DocsVersion } from '../../shared/versions';
import { configOf } from './config';
import { fixOf } from './fixes';
import { folderOf, programOf, type FilesOfProgram } from './program';

/** A problem in a file. */
export interface Finding {
  /** Line in the file, counted from 0. */
  readonly line: number;
  readonly what: string;
  readonly fix?: string;
}

/**
 * Lints files of one program.
 *
 * @param wanted - the files to lint.
 * @returns the findings in each of the `wanted` files, in order.
 */
export function lint(version: DocsVersion, files: FilesOfProgram, wanted: readonly string[]): Finding[][] {
  const config = configOf(programOf(version, files), files.environment);
  const linter = new Linter({ cwd: root });
  return wanted.map((name) =>
    linter.verify(files.files.get(name)!, config, { filename: path.join(folderOf(version), name) }).map(findingOf),
  );
}

function findingOf({ line, ruleId, fatal, message }: Linter.LintMessage): Finding {
  const text = firstParagraph(message);
  if (ruleId) return { line: line - 1, what: `${text} (${ruleId})`, fix: fixOf(ruleId) };
  if (fatal) return { line: line - 1, what: `The code cannot be parsed: ${text}` };
  // ESLint warns about each comment that changes rules, because the configuration ignores these comments.
  return { line: line - 1, what: text, fix: 'Remove the comment.' };
}

/** Shortens a message to its first paragraph. Messages of React's compiler also contain a copy of the code. */
const firstParagraph = (message: string): string => message.split('\n\n', 1)[0]!.replace(/^Error: /, '');
