import type ts from 'typescript';
import type { Declarations } from './declarations';
import type { PublishedCode, Reference } from './published-text';
import type { TextEdit } from './text-edits';

/** Collects the changes to an SDK's declarations. Files are identified by their absolute paths. */
export class Draft {
  /** Edits of existing text, by file. */
  readonly edits = new Map<string, TextEdit[]>();
  /** New declarations by name, by file. */
  readonly added = new Map<string, Map<string, string>>();
  /** Names that new code uses, by file. */
  readonly needed = new Map<string, Map<string, Reference>>();
  /** Differences that have to be edited by hand. */
  readonly byHand: string[] = [];

  constructor(readonly docs: Declarations) {}

  /** Edits the file of a node. Returns true, because callers report whether they could apply a difference. */
  edit(node: ts.Node, edits: readonly TextEdit[]): true {
    const file = node.getSourceFile().fileName;
    this.edits.set(file, [...(this.edits.get(file) ?? []), ...edits]);
    return true;
  }

  /** Adds a declaration to a file, with the names that it uses. */
  declare(file: string, name: string, { text, references }: PublishedCode): void {
    this.added.set(file, (this.added.get(file) ?? new Map<string, string>()).set(name, text));
    this.need(file, references);
  }

  /** Returns the text of code for a node's file, and records the names that the code uses. */
  use(node: ts.Node, { text, references }: PublishedCode): string {
    this.need(node.getSourceFile().fileName, references);
    return text;
  }

  private need(file: string, references: readonly Reference[]): void {
    const names = this.needed.get(file) ?? new Map<string, Reference>();
    this.needed.set(file, names);
    for (const reference of references) names.set(reference.name, reference);
  }
}
