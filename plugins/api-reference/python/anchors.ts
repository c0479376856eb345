/** Returns the anchor of a member's heading on its symbol's page. */
export function memberAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^\w-]/g, '');
}
