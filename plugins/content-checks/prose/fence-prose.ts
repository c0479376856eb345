import ts from 'typescript';
import { hashCommentProse, pythonProse } from './python-prose';
import type { Prose } from './prose';
import { scriptProse } from './script-prose';

const scripts: ReadonlySet<string> = new Set(['js', 'jsx', 'javascript', 'ts', 'tsx', 'typescript']);
const hashComments: ReadonlySet<string> = new Set(['bash', 'sh', 'yaml', 'yml', 'toml', 'dockerfile', 'env', 'ini']);

/** Returns the comments and messages in a sample. Line 1 is the first line of the sample. */
export function fenceProse(language: string, code: string): Prose[] {
  if (scripts.has(language)) return scriptProse(code, language === 'ts' ? ts.ScriptKind.TS : ts.ScriptKind.TSX);
  if (language === 'python' || language === 'py') return pythonProse(code);
  return hashComments.has(language) ? hashCommentProse(code) : [];
}
