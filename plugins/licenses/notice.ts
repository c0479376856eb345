/** What readers get a copy of, and on which terms. */
export interface ShippedPackage {
  readonly name: string;
  /** SPDX expression. */
  readonly license: string;
  /** Its full text, with the names of those who hold the rights. */
  readonly text: string;
}

const rule = '-'.repeat(80);

/** The notice that goes with the site: each package with its licence and the text of it. */
export function noticeOf(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ name, license, text }) => `${rule}\n${name} (${license})\n${rule}\n\n${text.trim()}\n`);
  return `This site includes the following works, in whole or in part.\n\n${parts.join('\n')}`;
}
