import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { Fault } from '../../plugins/shared/faults';

/** What stands in the HTML of pages and must be allowed by name: hashes as the policy writes them, sorted. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

/** The parts of pages, and what no policy of ours allows. */
export interface FoundParts {
  readonly parts: InlineParts;
  readonly faults: readonly Fault[];
}

/**
 * Whether the content of a script element runs. If not, it is data, such as JSON-LD, and no policy asks about it: see
 * https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element.
 */
function runs({ src, type }: Readonly<Record<string, string>>): boolean {
  return (
    src === undefined && (!type || type === 'module' || /^(?:text|application)\/(?:java|ecma|x-java)script/i.test(type))
  );
}

/** How a policy names an inline script or style: the hash of its text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Finds all scripts, styles and style attributes in the HTML of pages, and what must not be there: handlers in attributes
 * and `javascript:` addresses.
 *
 * @param pages - the HTML of each page with the name of its file.
 */
export function findInlineParts(pages: Iterable<readonly [file: string, html: string]>): FoundParts {
  const texts = { script: new Set<string>(), style: new Set<string>(), attribute: new Set<string>() };
  const faults: Fault[] = [];
  for (const [file, html] of pages) {
    let inside: 'script' | 'style' | undefined;
    let text = '';
    const parser = new Parser({
      onopentag(tag, attributes) {
        if (tag === 'style' || (tag === 'script' && runs(attributes))) [inside, text] = [tag, ''];
        if (attributes['style'] !== undefined) texts.attribute.add(attributes['style']);
        faults.push(...forbidden(tag, attributes).map((fault) => ({ file, ...fault })));
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
    faults,
  };
}

/** Scripts in attributes: a policy without `unsafe-inline` would leave them dead. */
function forbidden(tag: string, attributes: Readonly<Record<string, string>>): Omit<Fault, 'file'>[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/^on/i.test(name))
      return [{ what: `<${tag}> has a handler in its attribute \`${name}\`.`, fix: 'add a listener in a script' }];
    // Browsers leave out control characters and spaces in front, and line breaks everywhere.
    if (/^[\0- ]*javascript:/i.test(value.replace(/[\t\n\r]/g, '')))
      return [{ what: `\`${name}\` of <${tag}> is a javascript: address.`, fix: 'use a button and a listener' }];
    return [];
  });
}
