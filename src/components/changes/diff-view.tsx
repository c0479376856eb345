import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { DiffLine } from './page-diff';
import { sectionsOf } from './sections';
import { wordsOf, type Word } from './word-diff';

/** Shows a comparison of two pages. Unchanged lines that are not near a change are folded. */
export function DiffView({ lines }: { readonly lines: readonly DiffLine[] }): ReactNode {
  return (
    <div className="changes-lines">
      {sectionsOf(lines).map(({ isFolded, lines: own }, index) =>
        isFolded ? (
          <details key={index} className="changes-fold">
            <summary>{own.length} unchanged lines</summary>
            <Blocks lines={own} />
          </details>
        ) : (
          <Blocks key={index} lines={own} />
        ),
      )}
    </div>
  );
}

/** Lines of a page, in which consecutive lines of code form one block. */
function Blocks({ lines }: { readonly lines: readonly DiffLine[] }): ReactNode {
  return blocksOf(lines).map((block, index) =>
    block[0]?.line.kind === 'code' ? (
      <pre key={index} className="changes-code">
        <code>
          {block.map(({ type, line }, at) => (
            <Marked key={at} type={type === 'changed' ? 'same' : type} isLine>
              {`${line.text}\n`}
            </Marked>
          ))}
        </code>
      </pre>
    ) : (
      block.map((line, at) => <Line key={`${index} ${at}`} diff={line} />)
    ),
  );
}

function blocksOf(lines: readonly DiffLine[]): DiffLine[][] {
  const blocks: DiffLine[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last?.[0]?.line.kind === 'code' && line.line.kind === 'code') last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function Line({ diff }: { readonly diff: DiffLine }): ReactNode {
  const { kind, level, text } = diff.line;
  // The view already has an `h1`, so the page's title becomes an `h2`.
  const Tag = kind === 'heading' ? (level <= 2 ? 'h2' : 'h3') : 'p';
  const words = diff.type === 'changed' ? diff.words : wordsOf(text);
  const content = words.map((word, index) => <WordRun key={index} word={word} />);
  return (
    <Tag className={clsx('changes-line', `changes-line--${kind}`, diff.type !== 'same' && 'changes-line--changed')}>
      {diff.type === 'changed' ? content : <Marked type={diff.type}>{content}</Marked>}
    </Tag>
  );
}

function WordRun({ word: { type, text, isCode } }: { readonly word: Word }): ReactNode {
  return <Marked type={type}>{isCode ? <code>{text}</code> : text}</Marked>;
}

interface MarkedProps {
  readonly type: 'same' | 'added' | 'removed';
  /** Whether the text is a whole line of code. */
  readonly isLine?: boolean;
  readonly children: ReactNode;
}

/** Marks text as added or removed, in a way that does not depend on color. */
function Marked({ type, isLine = false, children }: MarkedProps): ReactNode {
  if (type === 'same') return children;
  const Tag = type === 'added' ? 'ins' : 'del';
  return (
    <Tag className={clsx(isLine && 'changes-code-line')}>
      <span className="visually-hidden">{type === 'added' ? 'Added: ' : 'Removed: '}</span>
      {children}
      <span className="visually-hidden"> (end) </span>
    </Tag>
  );
}
