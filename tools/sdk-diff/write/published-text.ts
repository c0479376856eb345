import ts from 'typescript';
import { plainName } from '../type-text';

/** Name that printed code uses: an exported symbol, an unexported helper or an import. */
export type Reference =
  | { readonly kind: 'exported'; readonly name: string }
  | { readonly kind: 'helper'; readonly name: string; readonly symbol: ts.Symbol }
  | { readonly kind: 'foreign'; readonly name: string; readonly text: string };

/** Code of a published type or declaration, without comments, and the names that the code uses. */
export interface PublishedCode {
  readonly text: string;
  readonly references: readonly Reference[];
}

const { factory } = ts;
const printer = ts.createPrinter({ removeComments: true });
const typeFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** Prints declarations and types of a package, without its comments. */
export class PublishedText {
  private readonly ownByName = new Map<string, ts.Symbol>();

  /** @param exported - names of the symbols that readers can import. */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly files: readonly ts.SourceFile[],
    private readonly exported: ReadonlyMap<ts.Symbol, string>,
  ) {
    for (const file of files)
      for (const statement of file.statements)
        if ('name' in statement && statement.name) {
          const symbol = checker.getSymbolAtLocation(statement.name as ts.Node);
          if (symbol) this.ownByName.set(plainName(symbol.name), symbol);
        }
  }

  /** Prints a symbol as a top-level declaration. */
  declaration(symbol: ts.Symbol, name: string, isExported: boolean): PublishedCode {
    const modifiers = [
      ...(isExported ? [factory.createModifier(ts.SyntaxKind.ExportKeyword)] : []),
      factory.createModifier(ts.SyntaxKind.DeclareKeyword),
    ];
    const declarations = (symbol.declarations ?? []).filter(
      (node) =>
        !ts.isExportSpecifier(node) &&
        !ts.isImportSpecifier(node) &&
        // A helper is printed only as a type, even if a value has the same name.
        (isExported || !ts.isVariableDeclaration(node) || !(symbol.flags & ts.SymbolFlags.Type)),
    );
    const alias = declarations.find(ts.isTypeAliasDeclaration);
    // The type of a helper may depend on the value of the same name, which is left out, so the resolved type is
    // printed.
    if (alias && declarations.length < (symbol.declarations?.length ?? 0)) {
      const type = this.checker.typeToTypeNode(this.checker.getDeclaredTypeOfSymbol(symbol), undefined, typeFlags);
      return this.print([
        factory.createTypeAliasDeclaration(undefined, name, alias.typeParameters, type ?? alias.type),
      ]);
    }
    return this.print(
      declarations.map((node) =>
        ts.isClassDeclaration(node) && !isExported
          ? opaqueClass(name, modifiers, node.typeParameters)
          : asStatement(node, name, modifiers),
      ),
    );
  }

  /** Prints a property or method as a member of a type or class. */
  member(symbol: ts.Symbol, type: ts.Type, container: ts.Node): PublishedCode {
    const node = symbol.declarations![0]!;
    if (ts.isEnumMember(node)) return this.print([node]);
    const question =
      symbol.flags & ts.SymbolFlags.Optional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined;
    const isClass = ts.isClassDeclaration(container);
    const name = (node as ts.PropertySignature).name;
    if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) {
      const { typeParameters, parameters, type: returned } = node;
      return this.print([
        isClass
          ? factory.createMethodDeclaration(
              undefined,
              undefined,
              name,
              question,
              typeParameters,
              parameters,
              returned,
              undefined,
            )
          : factory.createMethodSignature(undefined, name, question, typeParameters, parameters, returned),
      ]);
    }
    const isReadonly = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly;
    const modifiers = isReadonly ? [factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)] : undefined;
    const typeNode = this.typeNode(node, type, Boolean(question));
    return this.print([
      isClass
        ? factory.createPropertyDeclaration(modifiers, name, question, typeNode, undefined)
        : factory.createPropertySignature(modifiers, name, question, typeNode),
    ]);
  }

  /** Prints a parameter. A destructured parameter gets the name `options`. */
  parameter(symbol: ts.Symbol, type: ts.Type): PublishedCode {
    const node = symbol.valueDeclaration as ts.ParameterDeclaration;
    const isOptional = Boolean(node.questionToken ?? node.initializer);
    const question = isOptional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined;
    const name = ts.isIdentifier(node.name) ? node.name : factory.createIdentifier('options');
    const typeNode = this.typeNode(node, type, isOptional);
    return this.print([
      factory.createParameterDeclaration(undefined, node.dotDotDotToken, name, question, typeNode, undefined),
    ]);
  }

  /** Prints the type of the member, parameter or return value that `node` declares. */
  type(node: ts.Node | undefined, type: ts.Type, isOptional: boolean): PublishedCode {
    return this.print([this.typeNode(node, type, isOptional)]);
  }

  /**
   * Returns the type as written in the package, or as the compiler prints it if the two differ.
   */
  private typeNode(node: ts.Node | undefined, type: ts.Type, isOptional: boolean): ts.TypeNode {
    const written = node && 'type' in node ? (node.type as ts.TypeNode | undefined) : undefined;
    const text = (each: ts.Type) => this.checker.typeToString(each, undefined, ts.TypeFormatFlags.NoTruncation);
    if (written && ts.isTypeNode(written)) {
      const own = text(this.checker.getTypeFromTypeNode(written));
      if (own === text(type) || `${own} | undefined` === text(type))
        return isOptional ? withoutUndefined(written) : written;
    }
    const made = this.checker.typeToTypeNode(type, undefined, typeFlags);
    if (!made) throw new Error(`The compiler cannot write the type ${text(type)}.`);
    return isOptional ? withoutUndefined(made) : made;
  }

  private print(nodes: readonly ts.Node[]): PublishedCode {
    const references = new Map<string, Reference>();
    const rename = (name: ts.Identifier): ts.Identifier => {
      const found = this.referenceOf(name);
      if (!found) return name;
      references.set(found.name, found);
      return factory.createIdentifier(found.name);
    };
    const texts = nodes.map((node) => {
      const { transformed } = ts.transform(node, [
        (context) => (top) => {
          // Nodes that are created here have no parent, so their names are replaced when the enclosing node is visited.
          const enter = (inner: ts.Node): ts.Node => {
            if (ts.isTypeReferenceNode(inner) && ts.isIdentifier(inner.typeName))
              return factory.updateTypeReferenceNode(
                inner,
                rename(inner.typeName),
                ts.visitNodes(inner.typeArguments, enter) as ts.NodeArray<ts.TypeNode> | undefined,
              );
            if (ts.isClassDeclaration(inner))
              return factory.updateClassDeclaration(
                inner,
                inner.modifiers,
                inner.name,
                inner.typeParameters,
                // A base class that is only a variable is left out, because the declaration lists the inherited members
                // that users call.
                isExternalBase(inner, this.files, this.checker) ? undefined : inner.heritageClauses,
                factory.createNodeArray(
                  inner.members.filter((each) => !isHidden(each)).map((each) => enter(each) as ts.ClassElement),
                ),
              );
            if (ts.isImportTypeNode(inner) && inner.qualifier && ts.isIdentifier(inner.qualifier) && !inner.isTypeOf) {
              const name = rename(inner.qualifier);
              const parameters = ts.visitNodes(inner.typeArguments, enter) as ts.NodeArray<ts.TypeNode> | undefined;
              if (name !== inner.qualifier) return factory.createTypeReferenceNode(name, parameters);
            }
            if (ts.isIdentifier(inner) && isLeftmost(inner)) return rename(inner);
            return ts.visitEachChild(inner, enter, context);
          };
          return enter(top);
        },
      ]);
      const source = firstSource(node) ?? this.files[0]!;
      return printer.printNode(ts.EmitHint.Unspecified, transformed[0]!, source);
    });
    return { text: texts.join('\n'), references: [...references.values()] };
  }

  private referenceOf(name: ts.Identifier): Reference | undefined {
    const local = name.parent ? this.checker.getSymbolAtLocation(name) : this.ownByName.get(plainName(name.text));
    if (!local || local.flags & ts.SymbolFlags.TypeParameter) return undefined;
    const symbol = local.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(local) : local;
    const exportedName = this.exported.get(symbol);
    if (exportedName) return { kind: 'exported', name: exportedName };
    if (symbol.declarations?.some((node) => this.files.includes(node.getSourceFile())))
      return { kind: 'helper', name: plainName(symbol.name), symbol };
    const imported = local.declarations?.[0];
    const text = imported && importText(imported, name.text);
    return text ? { kind: 'foreign', name: name.text, text } : undefined;
  }
}

/** Removes `undefined` from a type, because an optional part does not need it. */
function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  const kept = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return kept.length === 1 ? kept[0]! : factory.createUnionTypeNode(kept);
}

/**
 * Declares a class without members, for a class that readers cannot import. A technical writer adds the members that
 * readers need.
 */
const opaqueClass = (
  name: string,
  modifiers: readonly ts.Modifier[],
  parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined,
) =>
  factory.createClassDeclaration(modifiers, name, parameters, undefined, [
    factory.createPropertyDeclaration(
      undefined,
      factory.createPrivateIdentifier('#private'),
      undefined,
      undefined,
      undefined,
    ),
  ]);

const isHidden = (node: ts.ClassElement): boolean =>
  Boolean(ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) ||
  // Private `#` members of the package are hidden. The `#private` marker that `opaqueClass` creates is kept.
  Boolean(node.pos >= 0 && node.name && ts.isPrivateIdentifier(node.name));

/** Whether an identifier starts a qualified name, a base class or a `typeof` type. */
function isLeftmost(name: ts.Identifier): boolean {
  const { parent } = name;
  if (!parent) return false;
  if (ts.isQualifiedName(parent)) return parent.left === name;
  return ts.isTypeQueryNode(parent) || ts.isExpressionWithTypeArguments(parent);
}

function isExternalBase(node: ts.ClassDeclaration, files: readonly ts.SourceFile[], checker: ts.TypeChecker): boolean {
  return (node.heritageClauses ?? []).some(({ types }) =>
    types.some(({ expression }) => {
      const symbol = checker.getSymbolAtLocation(expression);
      return symbol?.valueDeclaration && ts.isVariableDeclaration(symbol.valueDeclaration)
        ? files.includes(symbol.valueDeclaration.getSourceFile())
        : false;
    }),
  );
}

function firstSource(node: ts.Node): ts.SourceFile | undefined {
  const original = ts.getOriginalNode(node);
  return original.pos >= 0 && original.parent
    ? original.getSourceFile()
    : ts.forEachChild(node, (child) => firstSource(child));
}

function importText(node: ts.Declaration, name: string): string | undefined {
  const parent = ts.findAncestor(node, ts.isImportDeclaration);
  if (!parent) return undefined;
  const from = (parent.moduleSpecifier as ts.StringLiteral).text;
  if (ts.isNamespaceImport(node)) return `import type * as ${name} from '${from}';`;
  if (ts.isImportClause(node)) return `import type ${name} from '${from}';`;
  const original = ts.isImportSpecifier(node) ? node.propertyName?.text : undefined;
  return `import type { ${original && original !== name ? `${original} as ` : ''}${name} } from '${from}';`;
}

function asStatement(node: ts.Declaration, name: string, modifiers: readonly ts.Modifier[]): ts.Node {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
    const [first] = modifiers;
    const exported = first?.kind === ts.SyntaxKind.ExportKeyword ? [first] : [];
    return ts.isInterfaceDeclaration(node)
      ? factory.createInterfaceDeclaration(exported, name, node.typeParameters, node.heritageClauses, node.members)
      : factory.createTypeAliasDeclaration(exported, name, node.typeParameters, node.type);
  }
  if (ts.isClassDeclaration(node))
    return factory.updateClassDeclaration(
      node,
      modifiers,
      factory.createIdentifier(name),
      node.typeParameters,
      node.heritageClauses,
      node.members,
    );
  if (ts.isEnumDeclaration(node)) return factory.createEnumDeclaration(modifiers, name, node.members);
  if (ts.isFunctionDeclaration(node))
    return factory.createFunctionDeclaration(
      modifiers,
      undefined,
      name,
      node.typeParameters,
      node.parameters,
      node.type,
      undefined,
    );
  if (ts.isVariableDeclaration(node)) {
    const { type } = node;
    if (type && ts.isFunctionTypeNode(type))
      return factory.createFunctionDeclaration(
        modifiers,
        undefined,
        name,
        type.typeParameters,
        type.parameters,
        type.type,
        undefined,
      );
    const variable = factory.createVariableDeclaration(name, undefined, type, node.initializer);
    return factory.createVariableStatement(
      modifiers,
      factory.createVariableDeclarationList([variable], ts.NodeFlags.Const),
    );
  }
  throw new Error(`A declaration of ${name} is of a kind that cannot be written: ${ts.SyntaxKind[node.kind]}.`);
}
