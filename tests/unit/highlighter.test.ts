import { expect, it, vi } from 'vitest';
import { highlightSample } from '../../plugins/markdown/code-samples/highlighter';
import { docsVersion } from '../../plugins/shared/versions';

const { ask, startHelper } = vi.hoisted(() => {
  const ask = vi.fn();
  return { ask, startHelper: vi.fn(() => ({ ask, stop: () => undefined })) };
});
vi.mock('../../plugins/shared/processes', () => ({ startHelper }));

it('starts another process after a failure, and highlights the same sample again', async () => {
  const highlighted = () =>
    highlightSample(docsVersion('next'), { file: 'docs/a.mdx', line: 1, lang: 'ts', meta: '', code: 'a' }, [], []);
  ask.mockRejectedValueOnce(new Error('The process exited.')).mockResolvedValue({ html: 'a', hovers: [] });

  await expect(highlighted()).rejects.toThrow('The process exited.');
  expect(await highlighted()).toEqual({ html: 'a', hovers: [] });
  expect(startHelper).toHaveBeenCalledTimes(2);
});
