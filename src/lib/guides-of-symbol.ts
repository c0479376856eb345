/** Matches the list of guides at the end of a reference page, in its source and its Markdown. */
export const guidesOfSymbol = /\n+## Used in\n(?:\n|- .*(?:\n|$))*$/;
