/** Replaces the framework's `@generated/routesChunkNames`. Pages are added when their version is first visited. */
export { chunkNames as default } from '@generated/version-manifests/base';
