/** In place of the framework's `@generated/routesChunkNames`: has the pages of the versions that have been entered. */
export { chunkNames as default } from '@generated/version-parts/base';
