import ts from 'typescript';
import { TypeText } from './type-text';

/** Compared properties of a symbol, member or parameter. */
export interface Part {
  readonly kind: string;
  /** Type as the compiler prints it, for use in reports. */
  readonly text: string;
  /** Text of the type, in which exported types are named. Equal types have equal texts. */
  readonly named: string;
  /** Text of the type, in which all types are written out. Equal types have equal texts. */
  readonly writtenOut: string;
  readonly isOptional: boolean;
  readonly isDeprecated: boolean;
  /** Whether a base class declares the member. The docs declare only the inherited members that users call. */
  readonly isInherited: boolean;
  /** Absolute path of the declaration file. */
  readonly file: string;
  readonly symbol: ts.Symbol;
  readonly type: ts.Type;
}

/** Parts by path. Examples of paths: `useCamera`, `useCamera(options)`, `useCamera().toggleCamera`, `Peer.id`. */
export type PublicSurface = ReadonlyMap<string, Part>;

/**
 * Reads the exports of a module. Static members and further overloads of a function are not read.
 *
 * @param file - absolute path of the module's declarations, which must be a root file of the program.
 * @param isOwn - whether a file belongs to the package. The types that such a file declares are written out.
 */
export function readSurface(program: ts.Program, file: string, isOwn: (file: string) => boolean): PublicSurface {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const module = checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  const named = new TypeText(checker, isOwn, new Set(exported.map(({ name }) => name)));
  const writtenOut = new TypeText(checker, isOwn);
  const parts = new Map<string, Part>();

  const add = (path: string, kind: string, symbol: ts.Symbol, type: ts.Type, isInherited = false) => {
    const isOptional = isOptionalSymbol(symbol);
    parts.set(path, {
      kind,
      text: checker
        .typeToString(type, source, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias)
        .replaceAll(/import\("[^"]+"\)\./g, ''),
      // The entry of an exported type is written out, because the type's name alone would hide its structure.
      named: path === symbol.name ? writtenOut.write(type) : named.write(type, isOptional),
      writtenOut: writtenOut.write(type, isOptional),
      isOptional,
      isInherited,
      // A returned value has the symbol of its function, which has its own part.
      isDeprecated: kind !== 'returned value' && symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated'),
      file: symbol.declarations?.[0]?.getSourceFile().fileName ?? file,
      symbol,
      type,
    });
  };
  const addMembers = (path: string, type: ts.Type) => {
    for (const property of type.getProperties()) {
      if (!isPublic(property) || isForeign(property)) continue;
      const propertyType = checker.getTypeOfSymbol(property);
      const isMethod = Boolean(property.flags & ts.SymbolFlags.Method);
      const isInherited = type.isClass() && (property as { parent?: ts.Symbol }).parent !== type.symbol;
      add(`${path}.${property.name}`, isMethod ? 'method' : 'property', property, propertyType, isInherited);
      if (isMethod) addSignature(`${path}.${property.name}`, property, propertyType);
    }
  };
  const addParameters = (path: string, signature: ts.Signature) => {
    for (const parameter of signature.getParameters())
      add(`${path}(${parameter.name})`, 'parameter', parameter, checker.getTypeOfSymbol(parameter));
  };
  const addSignature = (path: string, symbol: ts.Symbol, type: ts.Type) => {
    const [signature] = type.getCallSignatures();
    if (!signature) return;
    addParameters(path, signature);
    const returned = signature.getReturnType();
    // The members of a named type are in its own entry. Listing them here could also recurse, because methods may
    // return their own type.
    const hasMembers = isWrittenOut(returned, isOwn) && returned.getProperties().length > 0;
    if (hasMembers && !returned.isClassOrInterface()) addMembers(`${path}()`, returned);
    else add(`${path}()`, 'returned value', symbol, returned);
  };
  const isForeign = (symbol: ts.Symbol) =>
    symbol.declarations?.every((declaration) => !isOwn(declaration.getSourceFile().fileName)) ?? false;

  for (const entry of exported) {
    const symbol = entry.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(entry) : entry;
    const name = entry.name;
    const value = () => checker.getTypeOfSymbol(symbol);
    if (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable) && value().getCallSignatures().length > 0) {
      add(name, 'function', entry, value());
      addSignature(name, entry, value());
    } else if (symbol.flags & ts.SymbolFlags.Variable) add(`${name} (value)`, 'variable', symbol, value());
    if (!(symbol.flags & ts.SymbolFlags.Type)) continue;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    add(name, kindOf(symbol), entry, type);
    if (symbol.flags & ts.SymbolFlags.Class) {
      // An inherited constructor is compared in the class that declares it.
      const own = value()
        .getConstructSignatures()
        .find(({ declaration }) => declaration?.parent === symbol.valueDeclaration);
      if (own) addParameters(`${name}.constructor`, own);
    }
    if (symbol.flags & ts.SymbolFlags.Enum)
      for (const member of checker.getExportsOfModule(symbol))
        add(`${name}.${member.name}`, 'enumeration member', member, checker.getTypeOfSymbol(member));
    else if (isWrittenOut(type, isOwn) || type.isClassOrInterface()) addMembers(name, type);
  }
  return parts;
}

function kindOf({ flags }: ts.Symbol): string {
  if (flags & ts.SymbolFlags.Class) return 'class';
  return flags & ts.SymbolFlags.Enum ? 'enumeration' : 'type';
}

const isOptionalSymbol = (symbol: ts.Symbol): boolean =>
  Boolean(symbol.flags & ts.SymbolFlags.Optional) ||
  Boolean(
    symbol.valueDeclaration &&
    ts.isParameter(symbol.valueDeclaration) &&
    (symbol.valueDeclaration.questionToken ?? symbol.valueDeclaration.initializer),
  );

const isPublic = (symbol: ts.Symbol): boolean =>
  !symbol.name.startsWith('__@') &&
  !symbol.name.startsWith('#') &&
  !(
    symbol.valueDeclaration &&
    ts.getCombinedModifierFlags(symbol.valueDeclaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)
  );

const primitive = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;

/**
 * Whether the members of a type are listed. Functions, lists, unions and types from other packages have no entries for
 * their members.
 */
function isWrittenOut(type: ts.Type, isOwn: (file: string) => boolean): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  if (type.isIntersection() && type.types.some(({ flags }) => flags & primitive)) return false;
  if (type.getCallSignatures().length > 0) return false;
  const declarations = type.symbol?.declarations ?? [];
  return (
    declarations.every((declaration) => isOwn(declaration.getSourceFile().fileName)) || type.aliasSymbol !== undefined
  );
}
