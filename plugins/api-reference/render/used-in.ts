/** Placeholder for the list of guides that mention the symbol. It is replaced when the page is added to the docs. */
export const USED_IN_MARK = '{/* used in */}';
