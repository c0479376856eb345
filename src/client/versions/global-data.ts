/** Replaces the framework's `@generated/globalData`: contains the docs of the visited versions. */
export { globalData as default } from '@generated/version-manifests/base';
