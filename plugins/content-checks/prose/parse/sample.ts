import ts from 'typescript';
import { diagramProse } from './diagram';
import { lineComments } from './line-comments';
import type { Part, Sample } from './part';
import { pythonComments } from './python';
import { scriptParts } from './script';
import { styleComments } from './style';

const scripts: ReadonlySet<string> = new Set(['js', 'jsx', 'javascript', 'ts', 'tsx', 'typescript']);
const withHashes: ReadonlySet<string> = new Set(
  'bash docker dockerfile env graphql ini nginx properties rb ruby sh shell toml yaml yml'.split(' '),
);
const withSlashes: ReadonlySet<string> = new Set(
  'c cpp go groovy jsonc kotlin kt objc objective-c proto rust swift'.split(' '),
);

/** Returns the comments and messages in a sample. Line 1 is the first line of the sample. */
export function sampleParts({ language, text }: Sample): Part[] {
  if (language === 'mermaid') return diagramProse(text);
  if (scripts.has(language)) return scriptParts(text, language === 'ts' ? ts.ScriptKind.TS : ts.ScriptKind.TSX);
  if (language === 'python' || language === 'py') return pythonComments(text);
  if (language === 'css') return styleComments(text);
  if (language === 'sql') return lineComments(text, '--');
  if (withSlashes.has(language)) return [...lineComments(text, '//'), ...styleComments(text)];
  return withHashes.has(language) ? lineComments(text, '#') : [];
}
