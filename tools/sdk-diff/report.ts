import type { ApiDifference } from './compare';
import type { Report } from './compare-package';

const headings: readonly (readonly [title: string, changes: readonly ApiDifference['change'][]])[] = [
  ['Removed', ['gone']],
  ['Changed', ['kind', 'type', 'required', 'optional']],
  ['Deprecated', ['deprecated', 'no longer deprecated']],
  ['New', ['new']],
];

/**
 * Formats a report for a terminal.
 *
 * @param release - package and version, such as `@fishjam-cloud/react-client@0.25.1`.
 * @param version - version of the docs that the release was compared with.
 */
export function formatReport(release: string, version: string, report: Report): string {
  const { differences, undocumentedModules, missing } = report;
  const sections = headings.flatMap(([title, changes]) => {
    const listed = differences.filter(({ change }) => changes.includes(change));
    return listed.length === 0 ? [] : [`${title} (${listed.length})\n\n${listed.map(entryOf).join('\n\n')}`];
  });
  const notes = [
    ...undocumentedModules.map((name) => `The docs do not have the module ${name}.`),
    ...missing.map((name) => `The package imports types from ${name}, which is not installed, so they match any type.`),
  ];
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return [...sections, ...notes, `${release} and the docs of ${version}: ${count}.`].join('\n\n');
}

function entryOf({ path: place, change, documented, published, file }: ApiDifference): string {
  const lines = [`  ${place}${change === 'optional' || change === 'required' ? ` is now ${change}` : ''}`];
  if (documented !== undefined) lines.push(`    documented: ${shorten(documented)}`);
  if (published !== undefined) lines.push(`    published:  ${shorten(published)}`);
  if (file) lines.push(`    → ${file}`);
  else if (change === 'new') lines.push('    → the declaration file for its purpose, and index.d.ts');
  return lines.join('\n');
}

const shorten = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text);
