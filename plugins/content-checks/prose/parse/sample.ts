import ts from 'typescript';
import { diagramProse } from './diagram';
import type { Part, Sample } from './part';
import { hashComments, pythonComments } from './python';
import { scriptParts } from './script';

const scripts: ReadonlySet<string> = new Set(['js', 'jsx', 'javascript', 'ts', 'tsx', 'typescript']);
const withHashes: ReadonlySet<string> = new Set(['bash', 'sh', 'yaml', 'yml', 'toml', 'dockerfile', 'env', 'ini']);

/** Returns the comments and messages in a sample. Line 1 is the first line of the sample. */
export function sampleParts({ language, text }: Sample): Part[] {
  if (language === 'mermaid') return diagramProse(text);
  if (scripts.has(language)) return scriptParts(text, language === 'ts' ? ts.ScriptKind.TS : ts.ScriptKind.TSX);
  if (language === 'python' || language === 'py') return pythonComments(text);
  return withHashes.has(language) ? hashComments(text) : [];
}
