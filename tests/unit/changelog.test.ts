import { expect, it } from 'vitest';
import { changelog } from '../../tools/changelog/changelog';

it('the changelog lists the changes that readers notice, by month and area', () => {
  const commits = [
    { month: '2026-11', subject: 'react, samples: add a guide for captions: live' },
    { month: '2026-11', subject: 'upgrades: list the renamed hooks' },
    { month: '2026-11', subject: 'react: reword the guides' },
    { month: '2026-11', subject: 'deploy: add a rule for caches' },
    { month: '2026-11', subject: 'Merge everything' },
    { month: '2026-10', subject: 'search: show similar queries' },
    { month: '2026-10', subject: 'search: show similar queries' },
  ];
  expect(changelog(commits)).toBe(`# Changes to the docs

## 2026-11

### Guides

- Add a guide for captions: live

### Upgrade guides

- List the renamed hooks

## 2026-10

### Search

- Show similar queries
`);
  expect(changelog([])).toBe('# Changes to the docs\n');
});
