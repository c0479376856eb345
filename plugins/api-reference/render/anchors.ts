/** Returns the anchor of a heading, derived from the heading's text. */
export function memberAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^\w-]/g, '');
}

/**
 * Returns the anchor of a member's heading on its symbol's page. If the member has the same name as the symbol, the
 * page title already has that anchor.
 */
export function headingAnchor(member: string, symbol: string): string {
  const anchor = memberAnchor(member);
  return anchor === memberAnchor(symbol) ? `${anchor}-1` : anchor;
}
