import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';

/** Sizes of `src/css/reading.css`, in rem: letters are as wide as they are on average. */
const LETTER = 0.45;
const CODE_LETTER = 0.53;
const LINE = 0.95 * 1.6;
const HEAD_LINE = 0.875 * 1.6;
const BORDER = 1 / 16;
/** On both sides of a cell: above and below, left and right. */
const [PADDING, SIDES] = [1.2, 1.5];

/** What a cell needs, in rem. */
interface Cell {
  /** In one line. */
  readonly most: number;
  /** With a line for each word. */
  readonly least: number;
}

/**
 * About how high a table will be, in rem, without its margin: a browser can leave out what is far below the screen when it
 * knows how much room to keep. Columns get their widths as browsers give them (CSS 2.2, 17.5.2.2).
 *
 * @param width - of the column of text, in rem.
 */
export function tableHeight(table: Element, width: number): number {
  const parts = rowsOf(table).map(elementsIn);
  const rows = parts.map((row) => row.map(cellOf));
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) => ({
    most: Math.max(...rows.map((row) => row[at]?.most ?? 0)),
    least: Math.max(...rows.map((row) => row[at]?.least ?? 0)),
  }));
  const [most, least] = [sum(columns.map((column) => column.most)), sum(columns.map((column) => column.least))];
  const share = most === least ? 1 : Math.min(1, Math.max(0, (width - least) / (most - least)));
  const widths = columns.map((column) => column.least + (column.most - column.least) * share - SIDES);
  const heights = rows.map((row, at) => {
    const line = parts[at]?.[0]?.tagName === 'th' ? HEAD_LINE : LINE;
    const lines = row.map((cell, column) => Math.ceil((cell.most - SIDES) / (widths[column] ?? 1) - 0.01));
    return Math.max(1, ...lines) * line + PADDING + BORDER;
  });
  return Math.round(sum(heights) * 10) / 10;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function elementsIn(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}

/** Of the head and of all bodies. */
function rowsOf(table: Element): Element[] {
  return elementsIn(table).flatMap((part) => (part.tagName === 'tr' ? [part] : elementsIn(part)));
}

function cellOf(cell: Element): Cell {
  const words = cell.children.flatMap((child) => wordsOf(child, false));
  return { most: sum(words) + SIDES, least: Math.max(0, ...words) + SIDES };
}

/** Widths of words, each with the blank after it. */
function wordsOf(node: Nodes, isCode: boolean): number[] {
  if (node.type === 'element')
    return node.children.flatMap((child) => wordsOf(child, isCode || node.tagName === 'code'));
  return toString(node)
    .split(/(?<=\s)/)
    .map((word) => word.length * (isCode ? CODE_LETTER : LETTER));
}
