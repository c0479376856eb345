import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { RootContent } from 'mdast';
import { childElements, findElement, hasClass } from './classes';
import { blocksIn, boldLine, type State } from './handle';
import { endOfTabs } from '../../../../src/lib/markdown-tabs';
import { Unreadable } from '../unreadable';

/**
 * Converts tabs to a sequence of all panels, each below its name in bold, and a comment that marks their end.
 *
 * @throws Unreadable when names and panels do not match.
 */
export function tabs(state: State, container: Element): RootContent[] {
  const list = findElement(container, ({ properties }) => properties['role'] === 'tablist');
  const names = childElements(list?.children ?? []).map((tab) => toString(tab).trim());
  const panels = panelsIn(container);
  if (names.length === 0 || names.length !== panels.length) {
    throw new Unreadable(
      `Tabs have ${names.length} names and ${panels.length} panels.`,
      'Give each TabItem a label, and put only TabItems between them.',
    );
  }
  const content = panels.flatMap((panel, index) => [
    boldLine([{ type: 'text', value: names[index] ?? '' }]),
    ...blocksIn(state, { ...panel, children: panel.children.filter((child) => !isNameForNoScript(child)) }),
  ]);
  return [...content, { type: 'html', value: endOfTabs(names) }];
}

/** Returns the panels of a group of tabs, without the panels of nested tabs. */
function panelsIn(element: Element): Element[] {
  return childElements(element.children).flatMap((child) =>
    child.properties['role'] === 'tabpanel' ? [child] : panelsIn(child),
  );
}

const isNameForNoScript = (node: Element['children'][number]) => node.type === 'element' && hasClass(node, 'tab-label');
