/** In place of the framework's `@generated/registry`: has the pages of the versions that have been entered. */
export { registry as default } from '@generated/version-parts/base';
