/** In place of the framework's `@generated/globalData`: has the docs of the versions that have been entered. */
export { globalData as default } from '@generated/version-parts/base';
