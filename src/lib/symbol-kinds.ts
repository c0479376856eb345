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

/** Whether symbols of a kind are types without a runtime value. */
export const isTypeKind = (kind: KindFolder): boolean => kind === 'interfaces' || kind === 'type-aliases';
