import { describe, expect, it } from 'vitest';
import { hashFolder } from '../../plugins/shared/cache';

describe('the hash of a folder', () => {
  it('covers the files that match', () => {
    const some = hashFolder('src/lib', (name) => name === 'sdks.ts');
    expect(some).not.toBe(hashFolder('src/lib'));
    expect(some).toBe(hashFolder('src/lib', (name) => name === 'sdks.ts'));
  });

  it('is refused if no file matches, because the code has probably moved', () => {
    expect(() => hashFolder('src/lib', (name) => name === 'moved.ts')).toThrow('src/lib contains none of the files');
  });
});
