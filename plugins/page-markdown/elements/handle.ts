import type { Element } from 'hast';
import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Options } from 'rehype-remark';

/** Turns one kind of HTML element into Markdown nodes. */
export type Handle = Exclude<NonNullable<Options['handlers']>[string], null | undefined>;

/** What a handler gets to turn the children of its element with. */
export type State = Parameters<Handle>[0];

/** The blocks inside an element; running text among them becomes paragraphs. */
export function blocksIn(state: State, element: Element): RootContent[] {
  return state.toFlow(state.all(element));
}

/** A line that stands over what it names. */
export function boldLine(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}
