import { escapeText } from '../shared/xml';
import { baselines, type Mark, type Scene } from './scene';
import { round } from './lines';

/** Pixels of one `rem` in browsers whose reader has not changed it. */
const rem = 16;

/** Names for readers who cannot see a diagram, and what they need to be found by. */
export interface SvgNames {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The id of the title of a diagram. */
export const titleId = (id: string): string => `${id}-title`;

/**
 * Writes a scene as SVG. It has no style of its own: `src/css/diagram.css` gives it colours by the classes of its layers.
 *
 * Its role is that of an image: read one after the other, without the lines between them, its texts would say nothing,
 * and the description says the same in sentences. They stay texts for selection and for search in the page.
 */
export function svgOf({ bounds, layers }: Scene, { id, title, description }: SvgNames): string {
  const { x, y, width, height } = bounds;
  const size = [x, y, width, height].map(round);
  // In rem, so that the picture grows with the reader's font size.
  return [
    `<svg role="img" aria-labelledby="${titleId(id)}" aria-describedby="${id}-desc"`,
    ` viewBox="${size.join(' ')}" width="${round3(width / rem)}rem" height="${round3(height / rem)}rem">`,
    `<title id="${titleId(id)}">${escapeText(title)}</title>`,
    `<desc id="${id}-desc">${escapeText(description)}</desc>`,
    ...layers
      .filter(({ marks }) => marks.length > 0)
      .map(({ className, marks }) => `<g class="${className}">${marks.map(markup).join('')}</g>`),
    '</svg>',
  ].join('');
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000;

function markup(mark: Mark): string {
  switch (mark.type) {
    case 'rect': {
      const { x, y, width, height } = mark.rect;
      const radius = mark.radius ? ` rx="${mark.radius}"` : '';
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius}/>`;
    }
    case 'path':
      return `<path${mark.variant ? ` class="${mark.variant}"` : ''} d="${mark.d}"/>`;
    case 'text': {
      const places = baselines(mark);
      const anchor = mark.from === 'middle' ? ' text-anchor="middle"' : '';
      const attributes = `font-size="${mark.style.size}"${mark.style.bold ? ' font-weight="600"' : ''}${anchor}`;
      // An element for each line, so that what is copied has its lines apart.
      const lines = mark.label.map((line, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 };
        return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escapeText(line)}</text>`;
      });
      return lines.join('');
    }
  }
}
