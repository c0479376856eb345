import type { Element } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';
import { childElements, classesOf } from './classes';
import { blocksIn, boldLine, type State } from './handle';

/** Converts an admonition such as a note or a warning to a quotation that starts with its title. */
export function admonition(state: State, box: Element): RootContent {
  const parts = childElements(box.children);
  const part = (name: string) => parts.find((element) => classesOf(element).some((each) => each.startsWith(name)));
  const heading = part('admonitionHeading');
  const content = part('admonitionContent');
  const title = heading ? [boldLine(state.all(heading) as PhrasingContent[])] : [];
  const blocks = [...title, ...(content ? blocksIn(state, content) : [])];
  return { type: 'blockquote', children: blocks as Extract<RootContent, { type: 'blockquote' }>['children'] };
}
