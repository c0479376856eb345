/** Replaces the framework's `@generated/globalData`. Docs are added when their version is first visited. */
export { globalData as default } from '@generated/version-manifests/base';
