/** A package or font that the site ships, with its license. */
export interface ShippedPackage {
  readonly name: string;
  /** SPDX expression. */
  readonly license: string;
  /** Full text of the license, including the copyright holders. */
  readonly text: string;
}

const rule = '-'.repeat(80);

/** Writes the site's license notice: each package with its license and the license text. */
export function noticeOf(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ name, license, text }) => `${rule}\n${name} (${license})\n${rule}\n\n${text.trim()}\n`);
  return `This site includes the following works, in whole or in part.\n\n${parts.join('\n')}`;
}
