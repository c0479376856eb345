import path from 'node:path';
import ts from 'typescript';
import type { ComparedModule, Comparison } from '../compare-package';
import type { ApiDifference } from '../compare';
import type { Part } from '../read-surface';
import {
  containerOf,
  deprecationEdits,
  optionalityEdit,
  ownerOf,
  parameterTagRemovals,
  removal,
  signatureOf,
  statementOf,
} from './documented-nodes';
import { PublishedText, type PublishedCode, type Reference } from './published-text';
import { applyEdits, tidyImports, type TextEdit } from './text-edits';

/** Declarations of an SDK, prepared for the technical writer who completes them. */
export interface Prepared {
  /** New text of each changed file, by absolute path. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of differences that have to be edited by hand. */
  readonly byHand: readonly string[];
}

/**
 * Edits the documented declarations so that they match the exports of the package.
 *
 * New declarations have types and no comments. Symbols that moved to another module keep their comments.
 *
 * @param folder - absolute path of the SDK's declarations.
 */
export function prepareDeclarations(comparison: Comparison, folder: string): Prepared {
  return new Preparation(comparison, folder).run();
}

class Preparation {
  private readonly edits = new Map<string, TextEdit[]>();
  private readonly added = new Map<string, string[]>();
  private readonly needed = new Map<string, Map<string, Reference>>();
  private readonly byHand: string[] = [];
  private readonly homesOfAdded = new Map<string, string>();
  private readonly documentedFiles: readonly ts.SourceFile[];
  private readonly print: PublishedText;
  /** File in which each exported name is declared, by name. */
  private readonly homes = new Map<string, string>();

  constructor(
    private readonly comparison: Comparison,
    private readonly folder: string,
  ) {
    const { program, modules, isPublished } = comparison;
    const checker = program.getTypeChecker();
    const files = program.getSourceFiles();
    this.documentedFiles = files.filter(({ fileName }) => fileName.startsWith(`${folder}/`));
    const exported = new Map<ts.Symbol, string>();
    for (const module of modules) {
      for (const [name, part] of module.published)
        if (isSymbol(name)) {
          const { symbol } = part;
          exported.set(
            symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
            plainPath(name),
          );
          if (!module.documented.has(name)) this.homes.set(plainPath(name), newFile(module.file));
        }
      for (const [name, part] of module.documented)
        if (isSymbol(name)) this.homes.set(plainPath(name), this.target(part).getSourceFile().fileName);
    }
    this.print = new PublishedText(
      checker,
      files.filter(({ fileName }) => isPublished(fileName)),
      exported,
    );
  }

  run(): Prepared {
    for (const module of this.comparison.modules)
      for (const difference of module.differences)
        if (!this.apply(module, difference)) this.byHand.push(difference.path);
    for (const { path: place, documented, published } of this.comparison.report.differences)
      if (documented === undefined && published === undefined && place.includes('/')) this.byHand.push(place);
    for (const module of this.comparison.modules) this.replaceRemovedNames(module);
    for (const [file, references] of this.needed) this.addNames(file, references);
    return { files: this.texts(), byHand: this.byHand };
  }

  /** @returns whether the difference could be applied. */
  private apply(module: ComparedModule, { path: place, change }: ApiDifference): boolean {
    const before = module.documented.get(place);
    const after = module.published.get(place);
    if (change === 'new') return this.add(module, place, after!);
    const node = this.target(before!);
    if (change === 'gone') return this.remove(place, before!, node);
    if (change === 'deprecated' || change === 'no longer deprecated')
      return this.edit(node, deprecationEdits(node, change === 'deprecated'));
    if (change === 'optional' || change === 'required')
      return this.edit(node, optionalityEdit(node, change === 'optional'));
    if (isSymbol(place)) return this.replaceSymbol(place, before!, after!);
    return this.replaceType(place, node, after!);
  }

  private add(module: ComparedModule, place: string, part: Part): boolean {
    if (isSymbol(place)) return this.addSymbol(module, place, part);
    const owner = ownerOf(place)!;
    if (place.endsWith(')')) {
      const documented = module.documented.get(owner);
      const node = documented && this.target(documented);
      const signature = signatureOf(node);
      if (!node || !signature) return false;
      if (place.endsWith('()')) return this.replaceType(place, node, part);
      const code = this.use(node, this.print.parameter(part.symbol, part.type));
      const last = signature.parameters.at(-1);
      const at = signature.parameters.end;
      const comma = last && !signature.parameters.hasTrailingComma ? ', ' : '';
      return this.edit(node, [{ start: at, end: at, text: `${comma}${code}` }]);
    }
    const container = containerOf(module.documented, owner);
    if (!container) return this.replaceOwner(module, owner);
    const members = (container as ts.TypeLiteralNode).members;
    const code = this.use(container, this.print.member(part.symbol, part.type, container));
    const isEnum = ts.isEnumDeclaration(container);
    const comma = isEnum && members.length > 0 && !members.hasTrailingComma ? ',' : '';
    const end = isEnum ? ',' : code.endsWith(';') ? '' : ';';
    return this.edit(container, [{ start: members.end, end: members.end, text: `${comma}\n${code}${end}` }]);
  }

  /** Replaces a type that does not list its members with one that does. */
  private replaceOwner({ documented, published }: ComparedModule, owner: string): boolean {
    const name = owner.endsWith('()') ? owner.slice(0, -2) : owner;
    const [before, after] = [documented.get(name), published.get(name)];
    if (!before || !after) return false;
    const node = this.target(before);
    if (!owner.endsWith('()'))
      return isSymbol(name) ? this.replaceSymbol(name, before, after) : this.replaceType(name, node, after);
    const [signature] = after.type.getCallSignatures();
    const type = signatureOf(node)?.type;
    if (!signature || !type) return false;
    return this.edit(node, [
      replacement(type, this.use(node, this.print.type(signature.getDeclaration(), signature.getReturnType(), false))),
    ]);
  }

  private addSymbol(module: ComparedModule, place: string, part: Part): boolean {
    const name = plainPath(place);
    const file = newFile(module.file);
    // If a value and a type share a name, one declaration contains both.
    if (this.homesOfAdded.get(name) === file) return true;
    this.homesOfAdded.set(name, file);
    for (const helper of this.documentedFiles.filter((each) => declaresName(each, name)))
      this.byHand.push(`${name}: it was a helper in ${path.basename(helper.fileName)}; replace that helper`);
    const moved = this.comparison.modules
      .filter(({ published }) => !published.has(place))
      .map(({ documented }) => documented.get(place))
      .find((other) => other?.writtenOut === part.writtenOut);
    const texts = this.added.get(file) ?? [];
    if (!this.added.has(file)) this.added.set(file, texts);
    if (moved) {
      const statement = statementOf(this.target(moved));
      texts.push(statement.getFullText().trim());
      this.collect(file, this.documentedReferences(statement));
      return true;
    }
    const code = this.print.declaration(this.resolved(part.symbol), name, true);
    texts.push(code.text);
    this.collect(file, code.references);
    return true;
  }

  private documentedReferences(statement: ts.Node): Reference[] {
    const found: Reference[] = [];
    const imports = statement.getSourceFile().statements.filter(ts.isImportDeclaration);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && this.homes.has(node.text)) found.push({ kind: 'exported', name: node.text });
      else if (ts.isIdentifier(node)) {
        const own = imports.find((each) => {
          const names = each.importClause?.namedBindings;
          return names && ts.isNamedImports(names) && names.elements.some(({ name }) => name.text === node.text);
        });
        if (own)
          found.push({
            kind: 'foreign',
            name: node.text,
            text: `import type { ${node.text} } from ${own.moduleSpecifier.getText()};`,
          });
      }
      ts.forEachChild(node, visit);
    };
    visit(statement);
    return found;
  }

  private remove(place: string, part: Part, node: ts.Node): boolean {
    if (place.endsWith('()')) return true;
    if (!isSymbol(place)) return this.edit(node, [removal(node), ...parameterTagRemovals(node)]);
    for (const declaration of this.resolved(part.symbol).declarations ?? []) {
      const statement = statementOf(declaration);
      this.edit(statement, [removal(statement)]);
    }
    // Modules may also export the removed symbol by name.
    for (const file of this.documentedFiles)
      for (const statement of file.statements)
        if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
          const { elements } = statement.exportClause;
          const found = elements.filter(({ name }) => name.text === plainPath(place));
          const gone = found.length === elements.length ? [statement] : found;
          if (found.length > 0) this.edit(statement, gone.map(removal));
        }
    return true;
  }

  /** Replaces the types of unchanged parts that mention removed names. */
  private replaceRemovedNames({ documented, published, differences }: ComparedModule): void {
    const changed = new Set(differences.map((difference) => difference.path));
    const gone = new Set(
      differences
        .filter(({ path: place, change }) => change === 'gone' && isSymbol(place))
        .map((each) => plainPath(each.path)),
    );
    const mentions = (node: ts.Node): boolean =>
      (ts.isIdentifier(node) && gone.has(node.text)) ||
      Boolean(ts.forEachChild(node, (child) => mentions(child) || undefined));
    if (gone.size === 0) return;
    for (const [place, part] of documented) {
      const after = published.get(place);
      if (!after || !part.symbol.declarations || changed.has(place) || isSymbol(place)) continue;
      const node = this.target(part);
      const type = place.endsWith('()') ? signatureOf(node)?.type : (node as ts.PropertySignature).type;
      if (type && mentions(type)) this.replaceType(place, node, after);
    }
  }

  private replaceSymbol(place: string, before: Part, after: Part): boolean {
    const statement = statementOf(this.target(before));
    const isExported = ts.canHaveModifiers(statement)
      ? Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      : true;
    const code = this.print.declaration(this.resolved(after.symbol), plainPath(place), isExported);
    return this.edit(statement, [replacement(statement, this.use(statement, code))]);
  }

  private replaceType(place: string, node: ts.Node, after: Part): boolean {
    const signature = place.endsWith('()') ? signatureOf(node) : undefined;
    const returned = signature && after.type;
    const type = signature ? signature.type : (node as ts.PropertySignature).type;
    if (!type) return false;
    const code = returned
      ? this.print.type(signatureOf(after.symbol.declarations?.[0]), after.type, false)
      : this.print.type(after.symbol.declarations?.[0], after.type, after.isOptional);
    return this.edit(node, [replacement(type, this.use(node, code))]);
  }

  private target({ symbol }: Part): ts.Declaration {
    return this.resolved(symbol).declarations![0]!;
  }

  private resolved(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias
      ? this.comparison.program.getTypeChecker().getAliasedSymbol(symbol)
      : symbol;
  }

  private edit(node: ts.Node, edits: readonly TextEdit[]): boolean {
    const file = node.getSourceFile().fileName;
    this.edits.set(file, [...(this.edits.get(file) ?? []), ...edits]);
    return true;
  }

  /** Returns the text of code for a node's file, and records the names that the code needs. */
  private use(node: ts.Node, { text, references }: PublishedCode): string {
    this.collect(node.getSourceFile().fileName, references);
    return text;
  }

  private collect(file: string, references: readonly Reference[]): void {
    const names = this.needed.get(file) ?? new Map<string, Reference>();
    this.needed.set(file, names);
    for (const reference of references) names.set(reference.name, reference);
  }

  /** Imports the names that new code uses, and declares those that the package does not export. */
  private addNames(file: string, references: Map<string, Reference>): void {
    const source = this.documentedFiles.find(({ fileName }) => fileName === file);
    const known = new Set(source ? namesIn(source) : []);
    const lines: string[] = [];
    // Declaring a helper may add further names to the map during this loop.
    for (const reference of references.values()) {
      const { name } = reference;
      if (known.has(name)) continue;
      known.add(name);
      if (reference.kind === 'foreign') lines.push(reference.text);
      else if (reference.kind === 'exported') {
        const home = this.homes.get(name);
        if (home && home !== file) lines.push(importFrom(file, home, name));
      } else {
        const helpers = this.documentedFiles.find((each) => exportsName(each, name));
        if (helpers) lines.push(importFrom(file, helpers.fileName, name));
        else {
          const code = this.print.declaration(reference.symbol, name, false);
          for (const each of code.references) if (!references.has(each.name)) references.set(each.name, each);
          this.added.set(file, [...(this.added.get(file) ?? []), code.text]);
        }
      }
    }
    const at = source?.statements.find((statement) => !ts.isImportDeclaration(statement))?.getFullStart() ?? 0;
    if (source)
      this.edits.set(file, [...(this.edits.get(file) ?? []), { start: at, end: at, text: `\n${lines.join('\n')}\n` }]);
    else this.added.set(file, [...lines, ...(this.added.get(file) ?? [])]);
  }

  private texts(): Map<string, string> {
    const files = new Map<string, string>();
    for (const file of new Set([...this.edits.keys(), ...this.added.keys()])) {
      const source = this.documentedFiles.find(({ fileName }) => fileName === file);
      const last = source?.statements.at(-1);
      const at = last && ts.isExportDeclaration(last) ? last.getFullStart() : (source?.text.length ?? 0);
      const added = this.added.get(file)?.join('\n\n') ?? '';
      const text = source
        ? applyEdits(source.text, [
            ...(this.edits.get(file) ?? []),
            ...(added ? [{ start: at, end: at, text: `\n\n${added}\n` }] : []),
          ])
        : `${added}\n\nexport {};\n`;
      files.set(file, tidyImports(file, text));
    }
    for (const { file } of this.comparison.modules) {
      const fresh = newFile(file);
      if (!files.has(fresh)) continue;
      const source = this.documentedFiles.find(({ fileName }) => fileName === file)!;
      const last = source.statements.filter((each) => ts.isExportDeclaration(each) && each.moduleSpecifier).at(-1);
      const at = last?.end ?? 0;
      const line = `\nexport * from './${path.basename(fresh, '.d.ts')}';`;
      files.set(
        file,
        tidyImports(
          file,
          applyEdits(source.text, [...(this.edits.get(file) ?? []), { start: at, end: at, text: line }]),
        ),
      );
    }
    return files;
  }
}

/**
 * Whether a path names a whole symbol. Variables have paths such as `Name (value)`, because a type may share the name.
 */
const isSymbol = (place: string): boolean =>
  !place.includes('.') && (!place.includes('(') || place.endsWith(' (value)'));

const plainPath = (place: string): string => (place.endsWith(' (value)') ? place.slice(0, -' (value)'.length) : place);

/** Returns the file for a module's new symbols. A technical writer then moves them to the files for their purposes. */
const newFile = (entry: string): string => {
  const name = path.basename(entry, '.d.ts');
  return path.join(path.dirname(entry), name === 'index' ? 'new.d.ts' : `new-${name}.d.ts`);
};

const replacement = (node: ts.Node, text: string): TextEdit => ({ start: node.getStart(), end: node.end, text });

const importFrom = (file: string, home: string, name: string): string =>
  `import type { ${name} } from './${path.relative(path.dirname(file), home).slice(0, -'.d.ts'.length)}';`;

function namesIn(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    if (!ts.isImportDeclaration(statement)) return 'name' in statement ? [(statement.name as ts.Identifier).text] : [];
    const { name, namedBindings } = statement.importClause ?? {};
    const named =
      namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.map((each) => each.name.text) : [];
    const space = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name.text] : [];
    return [...(name ? [name.text] : []), ...named, ...space];
  });
}

const declaresName = (source: ts.SourceFile, name: string): boolean =>
  source.statements.some((each) => 'name' in each && (each.name as ts.Identifier | undefined)?.text === name);

function exportsName(source: ts.SourceFile, name: string): boolean {
  return source.statements.some(
    (statement) =>
      'name' in statement &&
      (statement.name as ts.Identifier | undefined)?.text === name &&
      ts.canHaveModifiers(statement) &&
      Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)),
  );
}
