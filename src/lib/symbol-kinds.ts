/** Route folder for each kind of symbol. */
export const kindFolders = [
  'functions',
  'classes',
  'interfaces',
  'type-aliases',
  'enumerations',
  'exceptions',
  'events',
  'variables',
] as const;
export type KindFolder = (typeof kindFolders)[number];
