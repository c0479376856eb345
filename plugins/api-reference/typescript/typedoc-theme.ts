import path from 'node:path';
import {
  PageKind,
  type Application,
  type PageDefinition,
  type ProjectReflection,
  type Reflection,
  type Router,
} from 'typedoc';
import { MarkdownTheme, MemberRouter, type MarkdownPageEvent } from 'typedoc-plugin-markdown';
import { allMembers, exportedSymbols, INTERNAL_MODULE, kindFolder } from './model';
import type { ExportedSymbol } from './exported-symbol';
import type { EntryPoint } from '../packages';
import type { RenderParts } from '../render/comment';
import { headingAnchor, memberAnchor } from '../render/anchors';
import { escapeProse } from '../render/markdown';
import { variantMembers } from './variants';

/** Returns a target's URL relative to a page; undefined if the target has no URL or is the page itself. */
export type LinkTo = (target: Reflection) => string | undefined;

/** Writes the page of one symbol; `render` resolves the links in its comments. */
export type PageWriter = (symbol: ExportedSymbol, render: RenderParts, linkTo: LinkTo) => string;

/**
 * Registers our page template and routes with typedoc-plugin-markdown.
 *
 * The plugin drives the rendering, writes the files and resolves links between pages.
 *
 * @param name - name of the theme and the router in TypeDoc's options; a name can be registered only once.
 */
export function defineTheme(
  app: Application,
  name: string,
  entries: readonly EntryPoint[],
  writePage: PageWriter,
): void {
  app.renderer.defineRouter(
    name,
    class extends SymbolRouter {
      override readonly entries = entries;
    },
  );
  app.renderer.defineTheme(
    name,
    class extends MarkdownTheme {
      override reflectionTemplate = (page: MarkdownPageEvent<Reflection>): string => {
        const symbol = exportedSymbols(page.project, entries).find(({ reflection }) => reflection === page.model);
        if (!symbol) throw new Error(`${page.model.name} has a page but is not exported.`);
        const { router } = this;
        const linkTo: LinkTo = (target) => linkFrom(router, page.model, target);
        return writePage(symbol, renderPartsWith(linkTo), linkTo);
      };
    },
  );
}

/**
 * Routes every symbol to `<kind>/<Name>` regardless of its module, and gives every member the anchor of its heading.
 * The plugin's own router would put the symbols of a subpath into a separate folder.
 */
abstract class SymbolRouter extends MemberRouter {
  abstract readonly entries: readonly EntryPoint[];

  override buildPages(project: ProjectReflection): PageDefinition[] {
    this.fullUrls.set(project, `index${this.extension}`);
    return exportedSymbols(project, this.entries).map(({ reflection }) => {
      const url = `${kindFolder(reflection)}/${reflection.name}${this.extension}`;
      this.fullUrls.set(reflection, url);
      for (const member of allMembers(reflection)) {
        const anchor = headingAnchor(member.name, reflection.name);
        this.anchors.set(member, anchor);
        this.fullUrls.set(member, `${url}#${anchor}`);
      }
      for (const { reflection: member, anchor } of variantMembers(reflection)) {
        this.anchors.set(member, anchor);
        this.fullUrls.set(member, `${url}#${anchor}`);
      }
      return { kind: PageKind.Reflection, model: reflection, url };
    });
  }
}

function linkFrom(router: Router, page: Reflection, target: Reflection): string | undefined {
  const isInternal = target.parent?.name === INTERNAL_MODULE;
  if (isInternal) return `#${memberAnchor(target.name)}`;
  if (!router.hasUrl(target)) return undefined;
  const from = path.posix.dirname(router.getFullUrl(page));
  const to = router.getFullUrl(target);
  if (to === router.getFullUrl(page)) return undefined;
  const relative = path.posix.relative(from, to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Returns a function that renders comments. It escapes plain text for MDX, keeps code, and writes Markdown links. */
function renderPartsWith(urlOf: LinkTo): RenderParts {
  return (parts) =>
    parts
      .map((part) => {
        if (part.kind === 'text') return escapeProse(part.text);
        if (part.kind !== 'inline-tag' || !part.tag.startsWith('@link')) return part.text;
        const url =
          typeof part.target === 'string'
            ? part.target
            : part.target && 'getFullName' in part.target
              ? urlOf(part.target)
              : undefined;
        return url === undefined ? `\`${part.text}\`` : `[\`${part.text}\`](${url})`;
      })
      .join('');
}
