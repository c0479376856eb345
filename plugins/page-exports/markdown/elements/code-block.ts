import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Code, Paragraph } from 'mdast';
import { childElements, classesOf, findElement } from './classes';
import { linkedTypes } from './linked-types';
import { Unreadable } from '../unreadable';

/**
 * Converts a code block to a fence with the language, the title and the text to copy.
 *
 * For a signature, the links to types follow on a separate line.
 *
 * @throws Unreadable when the code contains unknown elements, which may or may not be part of the text.
 */
export function codeBlock(block: Element): (Code | Paragraph)[] {
  const code = findElement(block, ({ tagName }) => tagName === 'code');
  if (!code || childElements(code.children).length > 0) {
    throw new Unreadable('A code block has an unexpected structure.', 'See `src/theme/CodeBlock/Content`.');
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
