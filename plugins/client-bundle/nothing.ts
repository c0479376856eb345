/** Replaces a module that is left out. The name of the bundler's own empty module would depend on the build folder. */
export {};
