import { hashFolder, hashOf, hashOfPackages } from '../../shared/cache';
import { once } from '../../shared/memoize';

/**
 * Returns a hash of the code that compiles samples, of the compiler, and of the types of imported packages.
 *
 * The paths of the SDKs' declarations come from the lists of packages and SDKs, which are in other folders.
 */
export const hashOfSampleCode = once((): string =>
  hashOf(
    hashFolder('plugins/markdown/code-samples'),
    hashFolder('plugins/shared'),
    hashFolder('plugins/api-reference', (name) => name === 'packages.ts'),
    hashFolder('src/lib', (name) => name === 'sdks.ts'),
    hashOfPackages(),
  ),
);
