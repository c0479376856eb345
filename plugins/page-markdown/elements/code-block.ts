import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Code, Paragraph } from 'mdast';
import { childElements, classesOf, findElement } from './classes';
import { linkedTypes } from './linked-types';
import { Unreadable } from '../unreadable';

/**
 * A block of code as a fence: with its language and title, and the text that its copy button gives. The types that a
 * signature links follow in a line of their own.
 *
 * @throws Unreadable when the code has elements inside, of which it is not known whether they are to be read.
 */
export function codeBlock(block: Element): (Code | Paragraph)[] {
  const code = findElement(block, ({ tagName }) => tagName === 'code');
  if (!code || childElements(code.children).length > 0) {
    throw new Unreadable('A block of code is not built as it used to be.', 'See `src/theme/CodeBlock/Content`.');
  }
  const title = findElement(block, (element) => classesOf(element).some((name) => name.startsWith('codeBlockTitle')));
  const language = classesOf(block).find((name) => name.startsWith('language-'));
  const fence: Code = {
    type: 'code',
    lang: language?.slice('language-'.length) ?? 'text',
    meta: title ? `title="${toString(title).replaceAll('"', "'")}"` : null,
    value: toString(code),
  };
  const types = linkedTypes(code);
  return types ? [fence, types] : [fence];
}
