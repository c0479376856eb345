import { hashFolder, hashOf, hashOfPackages } from '../../shared/cache';

let hash: string | undefined;

/**
 * Returns a hash of the code that compiles samples, of the compiler, and of the types of imported packages.
 *
 * The paths of the SDKs' declarations come from the lists of packages and SDKs, which are in other folders.
 */
export function hashOfSampleCode(): string {
  hash ??= hashOf(
    hashFolder('plugins/markdown/code-samples'),
    hashFolder('plugins/shared'),
    hashFolder('plugins/api-reference', (name) => name === 'packages.ts'),
    hashFolder('src/lib', (name) => name === 'sdks.ts'),
    hashOfPackages(),
  );
  return hash;
}
