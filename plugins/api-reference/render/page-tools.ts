import type { DeclarationReflection } from 'typedoc';
import type { RenderParts } from './comment';

/** Data and functions for rendering the sections of a page. */
export interface PageTools {
  readonly render: RenderParts;
  /** Renders the fenced block with a declaration. */
  signature(reflection: DeclarationReflection): string;
  /** Prefix of the anchors of a call's parameters; empty for those of the page's own symbol. */
  anchorPrefix(owner: DeclarationReflection): string;
  /** Returns the location of a symbol's page or a member's section; undefined if it has none. */
  linkTo(target: DeclarationReflection): string | undefined;
}
