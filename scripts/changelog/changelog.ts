/** A commit of the docs. */
export interface Commit {
  /** Such as `2026-11`, in UTC. */
  readonly month: string;
  /** Such as `react: add a guide for picture-in-picture`. */
  readonly subject: string;
}

/** Areas at the start of a subject, by the heading under which readers look for them. */
const headings: Readonly<Record<string, readonly string[]>> = {
  Guides: ['guides', 'docs', 'content', 'how-to', 'tutorials', 'explanations', 'examples', 'samples', 'livestreams'],
  'React and React Native': ['react', 'react-native', 'web', 'mobile'],
  Server: ['server', 'backend', 'python'],
  'API reference': ['reference', 'api', 'sdks', 'history', 'platforms'],
  'Upgrade guides': ['upgrades'],
  Search: ['search'],
  'For agents': ['agents', 'mcp'],
  Site: ['interface', 'changes', 'not-found', 'versions'],
};

/** Commits that reword or refactor use other verbs, because readers do not look for such changes. */
const noticeable = /^(add|allow|declare|describe|document|explain|list|move|offer|remove|rename|show|suggest)\b/i;

/**
 * Writes the changes that readers notice, newest month first. Within a heading, the changes are in the order of the
 * commits.
 */
export function changelog(commits: readonly Commit[]): string {
  const changes = commits.flatMap(({ month, subject }) => {
    const [areas = '', text = ''] = subject.split(/: (.*)/);
    const heading = Object.keys(headings).find((name) =>
      areas.split(/, ?/).some((area) => headings[name]!.includes(area.toLowerCase())),
    );
    return heading && noticeable.test(text)
      ? [{ month, heading, text: `${text[0]!.toUpperCase()}${text.slice(1)}` }]
      : [];
  });
  const months = [...new Set(changes.map(({ month }) => month))].sort().reverse();
  const sections = months.map((month) => {
    const groups = Object.keys(headings).flatMap((heading) => {
      const texts = changes.filter((change) => change.month === month && change.heading === heading);
      const items = [...new Set(texts.map(({ text }) => `- ${text}`))];
      return items.length > 0 ? [`### ${heading}\n\n${items.join('\n')}`] : [];
    });
    return `## ${month}\n\n${groups.join('\n\n')}`;
  });
  return `${['# Changes to the docs', ...sections].join('\n\n')}\n`;
}
