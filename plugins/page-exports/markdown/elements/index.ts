import type { Element } from 'hast';
import type { PhrasingContent } from 'mdast';
import { admonition } from './admonition';
import { childElements, hasClass } from './classes';
import { codeBlock } from './code-block';
import { diagram, drawing } from './diagram';
import { blocksIn, boldLine, type Handle } from './handle';
import { link } from './link';
import { tabs } from './tabs';

/** Handlers for the elements of this site; rehype-remark handles all others. */
export const handlers: Readonly<Record<string, Handle>> = {
  a: link,
  details: (state, details) => {
    const summary = childElements(details.children).find(({ tagName }) => tagName === 'summary');
    const rest: Element = { ...details, children: details.children.filter((child) => child !== summary) };
    return [...(summary ? [boldLine(state.all(summary) as PhrasingContent[])] : []), ...blocksIn(state, rest)];
  },
  div: (state, div) => {
    if (hasClass(div, 'theme-code-block')) return codeBlock(div);
    if (hasClass(div, 'theme-admonition')) return admonition(state, div);
    if (hasClass(div, 'tabs-container')) return tabs(state, div);
    return blocksIn(state, div);
  },
  figure: (state, figure) =>
    hasClass(figure, 'diagram') ? { type: 'paragraph', children: [diagram(figure)] } : blocksIn(state, figure),
  svg: (_, svg) => drawing(svg),
};
