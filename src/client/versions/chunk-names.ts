/** Replaces the framework's `@generated/routesChunkNames`: contains the pages of the visited versions. */
export { chunkNames as default } from '@generated/version-manifests/base';
