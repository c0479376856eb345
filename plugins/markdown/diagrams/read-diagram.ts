import type { Diagram, DiagramDiagnostic, Flowchart, Sequence, Statement } from './model';
import { flowchartHeader, readFlowchart } from './read-flowchart';
import { readSequence } from './read-sequence';

/** Result of reading a fence: a diagram, or the problems in the fence. */
export interface ReadDiagram {
  readonly diagram?: Diagram;
  readonly diagnostics: readonly DiagramDiagnostic[];
}

/**
 * Parses the source of a diagram.
 *
 * The parser is stricter than Mermaid, which renders diagrams that it only partly understands. Unknown syntax is a
 * problem. A name without a declaration is also a problem, because it is usually a typo.
 *
 * @param source - text between the fences.
 * @returns all problems, or the diagram.
 */
export function readDiagram(source: string): ReadDiagram {
  const diagnostics: DiagramDiagnostic[] = [];
  const { statements, title, description } = readTexts(source, diagnostics);
  const [header, ...rest] = statements;
  const body = header ? readBody(header, rest, diagnostics) : undefined;
  if (!header)
    diagnostics.push({
      line: 0,
      what: 'The diagram is empty.',
      fix: 'Write `flowchart LR` or `sequenceDiagram` in it.',
    });
  if (!title)
    diagnostics.push({
      line: 0,
      what: 'The diagram has no `accTitle`, so it has no name for readers who cannot see it.',
      fix: 'Write `accTitle: Name of the diagram` below its first line.',
    });
  if (!description)
    diagnostics.push({
      line: 0,
      what: 'The diagram has no `accDescr`, so it has no description for readers who cannot see it.',
      fix: 'Write `accDescr: The content in sentences.` below its `accTitle`.',
    });
  return diagnostics.length === 0 && body ? { diagram: { title, description, body }, diagnostics } : { diagnostics };
}

function readBody(
  header: Statement,
  statements: readonly Statement[],
  diagnostics: DiagramDiagnostic[],
): Flowchart | Sequence | undefined {
  const direction = flowchartHeader(header.text);
  if (direction) return readFlowchart(direction, statements, diagnostics);
  if (header.text === 'sequenceDiagram') return readSequence(statements, diagnostics);
  diagnostics.push({
    line: header.line,
    what: `This site does not support the diagram type \`${header.text}\`.`,
    fix: 'Begin with `flowchart LR`, `flowchart TB` or `sequenceDiagram`.',
  });
  return undefined;
}

/** Extracts the text alternative, and drops comments and empty lines; the rest describes the diagram. */
function readTexts(
  source: string,
  diagnostics: DiagramDiagnostic[],
): { statements: Statement[]; title: string; description: string } {
  const statements: Statement[] = [];
  let title = '';
  let description = '';
  source.split('\n').forEach((raw, index) => {
    const text = raw.trim();
    const line = index + 1;
    const [, field, value = ''] = /^(accTitle|accDescr):\s*(.*)$/.exec(text) ?? [];
    if (field === 'accTitle') title = value.trim();
    else if (field === 'accDescr') description = value.trim();
    else if (text.startsWith('%%{')) {
      const fix = 'Remove it: colors, fonts and sizes are the same on the whole site.';
      diagnostics.push({ line, what: 'This site does not support diagram settings.', fix });
    } else if (text !== '' && !text.startsWith('%%')) statements.push({ text, line });
  });
  return { statements, title, description };
}
