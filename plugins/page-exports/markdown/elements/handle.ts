import type { Element } from 'hast';
import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Options } from 'rehype-remark';

/** Converts one kind of HTML element to Markdown nodes. */
export type Handle = Exclude<NonNullable<Options['handlers']>[string], null | undefined>;

/** The state with which a handler converts the children of its element. */
export type State = Parameters<Handle>[0];

/** Converts the content of an element to blocks; inline text becomes paragraphs. */
export function blocksIn(state: State, element: Element): RootContent[] {
  return state.toFlow(state.all(element));
}

/** Creates a line of text that labels the next block. */
export function boldLine(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}
