import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { Diagnostic } from '../../plugins/shared/diagnostics';

/** Inline parts of pages that the policy must allow, as sorted hashes in the policy's syntax. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

/** Inline parts of pages, and content that no policy allows. */
export interface FoundParts {
  readonly parts: InlineParts;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Whether the content of a script element runs.
 *
 * Otherwise, the content is a data block, such as JSON-LD, to which no policy applies. See
 * https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element.
 */
function runs({ src, type }: Readonly<Record<string, string>>): boolean {
  return (
    src === undefined && (!type || type === 'module' || /^(?:text|application)\/(?:java|ecma|x-java)script/i.test(type))
  );
}

/** Returns the hash that identifies an inline script or style in a policy. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Finds all scripts, styles and style attributes in the HTML of pages.
 *
 * Also reports forbidden content: event handlers in attributes and `javascript:` URLs.
 *
 * @param pages - HTML of each page, by file name.
 */
export function findInlineParts(pages: Iterable<readonly [file: string, html: string]>): FoundParts {
  const texts = { script: new Set<string>(), style: new Set<string>(), attribute: new Set<string>() };
  const diagnostics: Diagnostic[] = [];
  for (const [file, html] of pages) {
    let inside: 'script' | 'style' | undefined;
    let text = '';
    const parser = new Parser({
      onopentag(tag, attributes) {
        if (tag === 'style' || (tag === 'script' && runs(attributes))) [inside, text] = [tag, ''];
        if (attributes['style'] !== undefined) texts.attribute.add(attributes['style']);
        diagnostics.push(...forbidden(tag, attributes).map((diagnostic) => ({ file, ...diagnostic })));
      },
      ontext(part) {
        if (inside) text += part;
      },
      onclosetag(tag) {
        if (tag !== inside) return;
        texts[inside].add(text);
        inside = undefined;
      },
    });
    parser.end(html);
  }
  const hashes = (found: ReadonlySet<string>) => [...found].map(sourceHash).sort();
  return {
    parts: { scripts: hashes(texts.script), styles: hashes(texts.style), styleAttributes: hashes(texts.attribute) },
    diagnostics,
  };
}

/** Attributes from which browsers load or open an address. */
const urlAttributes: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/** Reports scripts in a tag's attributes. A policy without `unsafe-inline` would block them. */
function forbidden(tag: string, attributes: Readonly<Record<string, string>>): Omit<Diagnostic, 'file'>[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/^on/i.test(name))
      return [
        {
          what: `The attribute \`${name}\` of <${tag}> contains an event handler.`,
          fix: 'Add a listener in a script.',
        },
      ];
    // In URLs, browsers ignore leading control characters and spaces, and all line breaks.
    if (urlAttributes.has(name) && /^[\0- ]*javascript:/i.test(value.replace(/[\t\n\r]/g, '')))
      return [{ what: `\`${name}\` of <${tag}> is a javascript: URL.`, fix: 'Use a button and a listener.' }];
    return [];
  });
}
