import ts from 'typescript';

/** Maximum nesting depth. More deeply nested objects are compared by name. */
const deepest = 5;

/**
 * Writes types so that equal types have equal texts, regardless of how the types are spelled.
 *
 * Aliases, mapped types and conditional types are resolved. Types from the standard library and from other packages
 * keep their names.
 */
export class TypeText {
  constructor(
    private readonly checker: ts.TypeChecker,
    /** Whether a file belongs to the compared package. The types that such a file declares are written out. */
    private readonly isOwn: (file: string) => boolean,
    /**
     * Names of exported types, which are not written out. Differences in an exported type are reported where the type
     * is declared.
     */
    private readonly named: ReadonlySet<string> = new Set(),
  ) {}

  /** Writes the type of a member, without `undefined` if the member is optional. */
  write(type: ts.Type, isOptional = false): string {
    return this.textOf(isOptional ? this.checker.getNonNullableType(type) : type, isOptional && isNullable(type), 0);
  }

  private textOf(type: ts.Type, addNull: boolean, depth: number): string {
    const text = this.name(type) ?? this.structure(type, depth);
    return addNull ? unionOf([text, 'null']) : text;
  }

  private name(type: ts.Type): string | undefined {
    const name = (type.aliasSymbol ?? type.symbol)?.name;
    return name !== undefined && this.named.has(plainName(name)) && !type.aliasTypeArguments?.length
      ? plainName(name)
      : undefined;
  }

  private structure(type: ts.Type, depth: number): string {
    const write = (nested: ts.Type) => this.textOf(nested, false, depth + 1);
    // The declarations have `unknown` where a package has `any`, because `npm run check:sdks` rejects `any`.
    if (type.flags & ts.TypeFlags.Any) return 'unknown';
    // Enumeration members are compared by value, so they match the literals of an equivalent object or union.
    if (type.isLiteral()) return JSON.stringify(type.value);
    if (type.isUnion()) return unionOf(type.types.map((member) => this.textOf(member, false, depth)));
    if (type.isIntersection() && type.types.some((member) => member.flags & primitive))
      return type.types.map(write).sort().join(' & ');
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return this.checker.typeToString(type);
    if (depth >= deepest) return plainName((type.aliasSymbol ?? type.symbol)?.name ?? '{…}');
    if (this.checker.isArrayType(type)) {
      const [element] = this.checker.getTypeArguments(type as ts.TypeReference);
      return `${type.symbol.name === 'ReadonlyArray' ? 'readonly ' : ''}(${write(element!)})[]`;
    }
    const [signature] = type.getCallSignatures();
    if (signature) return this.signature(signature, write);
    if (this.isForeign(type.symbol) || type.symbol?.flags & ts.SymbolFlags.Class) return this.reference(type, write);
    const members = [
      ...this.checker.getIndexInfosOfType(type).map((index) => `[${write(index.keyType)}]: ${write(index.type)}`),
      ...type.getProperties().map((property) => this.member(property, write)),
    ];
    return `{ ${members.sort().join('; ')} }`;
  }

  private isForeign(symbol: ts.Symbol | undefined): boolean {
    // A mapped type such as `Record` is not foreign, although its symbol is declared in the file that contains the
    // mapping.
    if (symbol?.name === '__type') return false;
    return symbol?.declarations?.some((declaration) => !this.isOwn(declaration.getSourceFile().fileName)) ?? false;
  }

  private signature(signature: ts.Signature, write: (type: ts.Type) => string): string {
    const parameters = signature.getParameters().map((parameter) => write(this.checker.getTypeOfSymbol(parameter)));
    return `((${parameters.join(', ')}) => ${write(signature.getReturnType())})`;
  }

  private reference(type: ts.Type, write: (type: ts.Type) => string): string {
    const parameters = this.checker.getTypeArguments(type as ts.TypeReference);
    const name = plainName(type.symbol.name);
    // TypeScript 5.7 added a type parameter with a default to `Uint8Array`. This parameter is left out.
    return parameters.length === 0 || name === 'Uint8Array' ? name : `${name}<${parameters.map(write).join(', ')}>`;
  }

  private member(property: ts.Symbol, write: (type: ts.Type) => string): string {
    // The name of a unique symbol, such as the key of a branded type, contains a number that differs between programs.
    const name = property.name.startsWith('__@') ? '[symbol]' : property.name;
    const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const type = this.checker.getTypeOfSymbol(property);
    return isOptional ? `${name}?: ${write(this.checker.getNonNullableType(type))}` : `${name}: ${write(type)}`;
  }
}

const primitive = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;

/** Removes the number that bundlers add to names that occur more than once. */
export const plainName = (name: string): string => name.replace(/\$\d+$/, '');

const isNullable = (type: ts.Type): boolean =>
  type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);

const unionOf = (texts: readonly string[]): string => [...new Set(texts)].sort().join(' | ');
