import path from 'node:path';
import { Linter } from 'eslint';
import { root, type DocsVersion } from '../../shared/versions';
import { configOf } from './config';
import { folderOf, programOf, type FilesOfProgram } from './program';

/** A finding of a rule. */
export interface Finding {
  /** Line in the file, counted from 0. */
  readonly line: number;
  /** The rule; undefined if the file cannot be parsed. */
  readonly rule?: string;
  readonly text: string;
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
    linter
      .verify(files.files.get(name)!, config, { filename: path.join(folderOf(version), name) })
      .map(({ line, ruleId, message }) => ({
        line: line - 1,
        ...(ruleId && { rule: ruleId }),
        text: firstParagraph(message),
      })),
  );
}

/** Shortens a message to its first paragraph. Messages of React's compiler also contain a copy of the code. */
const firstParagraph = (message: string): string => message.split('\n\n', 1)[0]!.replace(/^Error: /, '');
