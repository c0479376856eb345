/** The place in a page where the guides that mention the symbol are listed; filled in when pages are put in place. */
export const USED_IN_MARK = '{/* used in */}';
