/** Replaces the framework's `@generated/registry`. Pages are added when their version is first visited. */
export { registry as default } from '@generated/version-manifests/base';
