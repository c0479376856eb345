/** In the folder of generated files: the names that style sheets say nothing of any more. Tests in a browser read it. */
export const DROPPED_FILE = 'lean-styles/dropped.json';
