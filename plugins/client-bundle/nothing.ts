/**
 * Empty module that replaces a module to be left out of the bundle. The name of the bundler's own empty module would
 * depend on the build folder.
 */
export {};
