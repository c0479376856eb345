import { type Token, parse } from 'acorn';

/** Names that elements of a page may have. */
export interface Names {
  /** Of classes, ids or elements; one that ends with a hyphen is the start of a name. */
  readonly words: ReadonlySet<string>;
  /** Of elements only. */
  readonly tags: ReadonlySet<string>;
}

/**
 * Names that a script may give to elements: all words in its texts, because any of them may end as one.
 *
 * @param code - a whole script, as the browser gets it.
 * @throws SyntaxError when the script cannot be read.
 */
export function namesInScript(code: string): Names {
  const words = new Set<string>();
  // Its types lack the value that each token has.
  const onToken = ({ type, value }: Token & { readonly value?: unknown }) => {
    if (type.label !== 'string' && type.label !== 'template') return;
    for (const word of String(value).split(/[^\w-]+/)) words.add(word);
  };
  parse(code, { ecmaVersion: 'latest', onToken });
  words.delete('');
  return { words, tags: new Set() };
}

/**
 * Names in the script of a page, which is compiled Markdown: its text is the author's, so that only values of classes
 * count, and whatever can be an element.
 */
export function namesInPage(code: string): Names {
  const classes = code.matchAll(/\bclass(?:Name)?[:=]\\?(?:"([^"\\]*)|'([^'\\]*))/g);
  const tags = code.matchAll(/["'<]([a-z][a-z0-9]*)\b/g);
  return {
    words: new Set([...classes].flatMap(([, double, single]) => (double ?? single ?? '').split(/\s+/)).filter(Boolean)),
    tags: new Set([...tags].map(([, tag]) => tag ?? '')),
  };
}

/** Classes and elements in a built page, such as `.menu` and `h2`. What is shown as code is not among them. */
export function namesInHtml(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag, attributes] of html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)/g,
  )) {
    names.add(tag ?? '');
    const [, double, single, bare] = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/.exec(attributes ?? '') ?? [];
    for (const name of (double ?? single ?? bare ?? '').split(/\s+/)) if (name) names.add(`.${name}`);
  }
  return names;
}

/** All names of several scripts. */
export function joinNames(all: readonly Names[]): Names {
  return {
    words: new Set(all.flatMap(({ words }) => [...words])),
    tags: new Set(all.flatMap(({ tags }) => [...tags])),
  };
}
