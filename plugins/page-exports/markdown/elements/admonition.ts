import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { PhrasingContent, RootContent } from 'mdast';
import { childElements, classesOf } from './classes';
import { blocksIn, boldLine, type State } from './handle';

const type = /^theme-admonition-(\w+)$/;

/** Converts an admonition such as a note or a warning to a quotation that starts with its title. */
export function admonition(state: State, box: Element): RootContent {
  const parts = childElements(box.children);
  const part = (name: string) => parts.find((element) => classesOf(element).some((each) => each.startsWith(name)));
  const heading = part('admonitionHeading');
  const content = part('admonitionContent');
  const kind = classesOf(box).flatMap((name) => type.exec(name)?.[1] ?? [])[0] ?? 'note';
  const isNamedByKind = !heading || toString(heading).trim().toLowerCase() === kind;
  const title = isNamedByKind
    ? [{ type: 'text', value: kind[0]?.toUpperCase() + kind.slice(1) } as const]
    : (state.all(heading) as PhrasingContent[]);
  const blocks = [boldLine(title), ...(content ? blocksIn(state, content) : [])];
  return { type: 'blockquote', children: blocks as Extract<RootContent, { type: 'blockquote' }>['children'] };
}
