import ts from 'typescript';
import { branchesOf, isLogical, nodesIn, type Functions, type LocalFunction } from './functions';

/** Attributes that disable an element, as named by React, React Native and libraries. */
const disabling: ReadonlySet<string> = new Set([
  'disabled',
  'isDisabled',
  'aria-disabled',
  'accessibilityState',
  'editable',
  'readOnly',
]);

/**
 * Returns the expressions that decide whether an element is usable: expressions on the element, on its ancestors and on
 * a form's buttons.
 */
export function disablingOf(element: ts.JsxOpeningLikeElement, handler: string): ts.Expression[] {
  const whole = ts.isJsxOpeningElement(element) ? element.parent : element;
  const inside = handler === 'onSubmit' ? nodesIn(whole).filter(isOpening) : [element];
  const found = inside.flatMap(disablingAttributes);
  for (
    let child: ts.Node = whole, { parent } = whole as ts.Node;
    parent && !ts.isSourceFile(parent);
    child = parent, { parent } = parent
  ) {
    if (ts.isJsxElement(parent)) found.push(...disablingAttributes(parent.openingElement));
    // An element that is not rendered cannot be pressed either.
    if (ts.isConditionalExpression(parent) && child !== parent.condition) found.push(parent.condition);
    if (isLogical(parent) && child === parent.right) found.push(parent.left);
  }
  return found;
}

const isOpening = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

function disablingAttributes({ attributes }: ts.JsxOpeningLikeElement): ts.Expression[] {
  return attributes.properties.flatMap((attribute) =>
    ts.isJsxAttribute(attribute) &&
    disabling.has(attribute.name.getText()) &&
    attribute.initializer &&
    ts.isJsxExpression(attribute.initializer) &&
    attribute.initializer.expression
      ? [attribute.initializer.expression]
      : [],
  );
}

/** The states and refs that a function sets before a position, and the conditions for reaching that position. */
export interface Before {
  readonly set: ReadonlySet<ts.Symbol>;
  readonly conditions: readonly ts.Expression[];
  /** The variables assigned to states, such as `changed` in `setData(changed)`. */
  readonly values: ReadonlySet<ts.Symbol>;
}

/**
 * Finds the states and refs that a function sets before a node, directly or in functions called before it.
 *
 * Examples are the state in `setIsBusy(true)` and the ref in `pending.current = true`.
 */
export function before(
  fn: LocalFunction,
  node: ts.Node | undefined,
  checker: ts.TypeChecker,
  functions: Functions,
  seen: readonly LocalFunction[] = [],
): Before {
  const set = new Set<ts.Symbol>();
  const conditions = conditionsBefore(fn, node);
  const values = new Set<ts.Symbol>();
  for (const each of nodesBefore(fn, node)) {
    if (ts.isBinaryExpression(each) && each.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const ref = refOf(each.left);
      if (ref) add(set, checker.getSymbolAtLocation(ref));
    }
    if (ts.isCallExpression(each)) {
      const state = stateOfSetter(each.expression, checker);
      add(set, state);
      if (state) for (const value of each.arguments) add(values, checker.getSymbolAtLocation(value));
      const local = [each.expression, ...each.arguments.flatMap(branchesOf)].flatMap(
        (callee) => functions.localOf(callee) ?? [],
      );
      for (const callee of local.filter((found) => found !== fn && !seen.includes(found))) {
        const inner = before(callee, undefined, checker, functions, [...seen, fn]);
        for (const symbol of inner.set) set.add(symbol);
        for (const symbol of inner.values) values.add(symbol);
        conditions.push(...inner.conditions);
      }
    }
  }
  return { set, conditions, values };
}

/** Returns the conditions in a function for reaching a node in it. Without a node, the conditions for reaching its end. */
export function conditionsBefore(fn: LocalFunction, node: ts.Node | undefined): ts.Expression[] {
  return nodesBefore(fn, node).flatMap((each) => {
    // A condition in a nested function decides only what that function does.
    const owner = ts.findAncestor(each, ts.isFunctionLike);
    if (owner !== fn && !(owner && holds(owner, node))) return [];
    if (ts.isIfStatement(each)) {
      const { thenStatement, elseStatement } = each;
      // If both branches continue, both may do the same work, so the condition does not prevent it.
      const isGuard = exits(thenStatement) || (elseStatement ? exits(elseStatement) : holds(thenStatement, node));
      return isGuard ? each.expression : [];
    }
    return isLogical(each) && holds(each.right, node) ? each.left : [];
  });
}

function nodesBefore(fn: LocalFunction, node: ts.Node | undefined): ts.Node[] {
  const end = node?.getEnd() ?? Infinity;
  return nodesIn(fn.body).filter((found) => found.getStart() < end);
}

/** Whether a statement returns or throws, so that the code after it is unreachable. */
function exits(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return last !== undefined && (ts.isReturnStatement(last) || ts.isThrowStatement(last));
}

/** Whether a node contains another one, or is that node. */
export const holds = (outer: ts.Node, inner: ts.Node | undefined): boolean =>
  inner !== undefined && outer.getStart() <= inner.getStart() && inner.getEnd() <= outer.getEnd();

const add = (set: Set<ts.Symbol>, symbol: ts.Symbol | undefined) => symbol && set.add(symbol);

/** Returns the ref in an expression that reads or sets its value: `pending` in `pending.current`. */
const refOf = (node: ts.Expression): ts.Expression | undefined =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'current' ? node.expression : undefined;

/**
 * Returns `isBusy` from `const [isBusy, setIsBusy] = useState(false)`, given a call to its setter. Also works for
 * `useTransition`.
 */
function stateOfSetter(callee: ts.Expression, checker: ts.TypeChecker): ts.Symbol | undefined {
  const declaration = valueSymbol(checker.getSymbolAtLocation(callee), checker)?.valueDeclaration;
  if (!declaration || !ts.isBindingElement(declaration) || !ts.isArrayBindingPattern(declaration.parent))
    return undefined;
  const [state] = declaration.parent.elements;
  if (!state || !ts.isBindingElement(state) || state === declaration) return undefined;
  return checker.getSymbolAtLocation(state.name);
}

/** Whether a condition depends on one of the given states and refs, even through a constant. */
export function dependsOn(
  condition: ts.Expression,
  wanted: ReadonlySet<ts.Symbol>,
  checker: ts.TypeChecker,
  seen: ReadonlySet<ts.Symbol> = new Set(),
): boolean {
  return nodesIn(condition)
    .filter(ts.isIdentifier)
    .some((name) => {
      const symbol = valueSymbol(symbolOf(name, checker), checker);
      if (!symbol || seen.has(symbol)) return false;
      if (wanted.has(symbol)) return true;
      const declaration = symbol.valueDeclaration;
      return (
        declaration !== undefined &&
        ts.isVariableDeclaration(declaration) &&
        declaration.initializer !== undefined &&
        dependsOn(declaration.initializer, wanted, checker, new Set([...seen, symbol]))
      );
    });
}

const symbolOf = (name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined =>
  ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);

/**
 * Returns the variable that a name refers to. If a hook in the sample returns the variable, as in
 * `const { isBusy } = useBusy()`, the result is the variable in the hook.
 */
function valueSymbol(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  const declaration = symbol?.valueDeclaration;
  if (declaration && ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)) {
    const name = declaration.propertyName ?? declaration.name;
    const property = ts.isIdentifier(name)
      ? checker.getTypeAtLocation(declaration.parent).getProperty(name.text)
      : undefined;
    return valueSymbol(property, checker) ?? symbol;
  }
  if (declaration && ts.isShorthandPropertyAssignment(declaration)) {
    return valueSymbol(checker.getShorthandAssignmentValueSymbol(declaration), checker);
  }
  return symbol;
}
