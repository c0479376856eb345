/** Returns the anchor of a member on its symbol's page, which matches that of its heading. */
export function memberAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^\w-]/g, '');
}
