/** Shiki theme for finding tokens; its colors are replaced with the classes below. */
export const syntaxTheme = 'github-light-default';

/**
 * Class for each color of the theme. `src/css/code.css` gives each class a color with at least AA contrast on the
 * background of code; an empty class is the color of plain text.
 */
export const tokenClasses: Readonly<Record<string, string>> = {
  '#1f2328': '',
  '#24292f': '',
  '#6e7781': 'tok-comment',
  '#59636e': 'tok-comment',
  '#cf222e': 'tok-keyword',
  '#0a3069': 'tok-string',
  '#0550ae': 'tok-constant',
  '#8250df': 'tok-function',
  '#953800': 'tok-type',
  '#116329': 'tok-tag',
  '#82071e': 'tok-removed',
};
