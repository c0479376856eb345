import type { DeclarationReflection } from 'typedoc';
import type { RenderParts } from './comment';

/** Data and functions for rendering the sections of a page. */
export interface PageTools {
  readonly render: RenderParts;
  /** Renders the fenced block with a declaration. */
  signature(reflection: DeclarationReflection): string;
  /** Returns the prefix of the anchors for a call's parameters; empty if the call is the page's own symbol. */
  anchorPrefix(owner: DeclarationReflection): string;
  /** Returns the location of a symbol's page or a member's section; undefined if it has none. */
  linkTo(target: DeclarationReflection): string | undefined;
}
