import { hashFolder, hashOf, hashOfPackages } from '../../shared/cache';

let hash: string | undefined;

/**
 * Returns a hash of the code that compiles samples, of the compiler, and of the types of imported packages.
 *
 * The paths of the SDKs' declarations come from the table of packages, which is in another folder.
 */
export function hashOfSampleCode(): string {
  hash ??= hashOf(
    hashFolder('plugins/markdown/code-samples'),
    hashFolder('plugins/api-reference', (name) => name === 'packages.ts'),
    hashOfPackages(),
  );
  return hash;
}
