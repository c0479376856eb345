/** Replaces the framework's `@generated/registry`: contains the pages of the visited versions. */
export { registry as default } from '@generated/version-manifests/base';
