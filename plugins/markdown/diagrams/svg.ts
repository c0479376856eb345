import { escapeText } from '../../shared/xml';
import { baselines, type Mark, type Scene } from './scene';
import { round } from './lines';

/** Pixels per `rem` with the default font size of browsers. */
const rem = 16;

/** Text alternative of a diagram, and the ID of the diagram. */
export interface SvgNames {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Returns the ID of a diagram's title. */
export const titleId = (id: string): string => `${id}-title`;

/**
 * Writes a scene as SVG. It contains no styles: `src/css/diagram.css` colors the layers by class.
 *
 * The SVG has the role of an image. Its texts would make no sense if they were read in sequence without the lines
 * between them, but the description has the same content in sentences. The texts are not converted to shapes, so that
 * readers can select them and find them on the page.
 */
export function svgOf({ bounds, layers }: Scene, { id, title, description }: SvgNames): string {
  const { x, y, width, height } = bounds;
  const size = [x, y, width, height].map(round);
  // In rem, so that the diagram scales with the reader's font size.
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
      // One element per line, so that copied text keeps its line breaks.
      const lines = mark.label.map((line, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 };
        return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escapeText(line)}</text>`;
      });
      return lines.join('');
    }
  }
}
