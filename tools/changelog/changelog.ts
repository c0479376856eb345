/** Commit in the repository of the docs. */
export interface Commit {
  /** Month of the commit in UTC, such as `2026-11`. */
  readonly month: string;
  /** First line of the commit message, such as `react: add a guide for picture-in-picture`. */
  readonly subject: string;
}

/** Headings of the changelog, each with the commit areas that it covers. */
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

/** Verbs in the subjects of changes that readers notice. Commits that only reword or refactor use other verbs. */
const noticeable = /^(add|allow|declare|describe|document|explain|list|move|offer|remove|rename|show|suggest)\b/i;

/**
 * Lists the changes that readers notice, newest month first. Under each heading, the changes are in the order of the
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
