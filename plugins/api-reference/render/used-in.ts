/** Placeholder on a page for the guides that mention the symbol; replaced when the page is added to the docs. */
export const USED_IN_MARK = '{/* used in */}';
