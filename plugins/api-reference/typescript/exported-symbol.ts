import type { DeclarationReflection } from 'typedoc';

/** An exported symbol and the module from which it is imported. */
export interface ExportedSymbol {
  readonly reflection: DeclarationReflection;
  readonly specifier: string;
}
