import { expect, it } from 'vitest';
import type { DocumentsFile } from '../../src/search/engine/files';
import { goldenDiagnostics, readGolden } from '../../tools/golden-queries';

const documents = {
  searchDocs: [{ path: '/how-to/react/connecting', sections: [[''], ['Leave the room']] }],
} as unknown as DocumentsFile;
const golden = [
  { query: 'connect', kind: 'task', expect: ['/how-to/react/connecting'] },
  {
    query: 'leave',
    kind: 'task',
    expect: ['/how-to/react/connecting#leave-the-room', '/how-to/react/conecting', '/how-to/react/connecting#leave'],
  },
] as const;

it('golden queries that expect pages without a version are reported with the closest page', () => {
  const text = JSON.stringify(golden, null, 2);
  expect(goldenDiagnostics(golden, [documents], text)).toEqual([
    {
      file: 'tests/search/golden.json',
      line: 14,
      what: 'No version has "/how-to/react/conecting", which the query "leave" expects.',
      fix: 'Write "/how-to/react/connecting", or remove the path.',
    },
    {
      file: 'tests/search/golden.json',
      line: 15,
      what: 'No version has "/how-to/react/connecting#leave", which the query "leave" expects.',
      fix: 'Write "/how-to/react/connecting", or remove the path.',
    },
  ]);
});

it('golden queries have only known fields', () => {
  expect(readGolden().length).toBeGreaterThan(100);
});
