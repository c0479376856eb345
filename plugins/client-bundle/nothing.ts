/** Stands in for a module that is left out. The bundler's own empty module would be named by the folder of the build. */
export {};
