import ts from 'typescript';
import { branchesOf, nodesIn, type Functions, type LocalFunction } from './functions';

/** An operation in a handler that takes time and may fail. */
export interface Work {
  /** Position of the operation in the analyzed function. */
  readonly node: ts.Node;
  /** Actual position of the operation, which may be in a function that the analyzed one calls. */
  readonly origin: ts.Node;
  /** Whether the operation is an SDK call instead of another awaited promise. */
  readonly isSdk: boolean;
  /** Whether the operation never rejects, or its rejection is caught. */
  readonly isHandled: boolean;
  /** Whether the operation is passed to a function received as a property, which may run it elsewhere. */
  readonly isGivenAway: boolean;
}

/**
 * Finds a function's operations: SDK calls and other awaited promises.
 *
 * The result includes the SDK calls in functions that the analyzed function calls or passes on.
 */
export function workIn(fn: LocalFunction, functions: Functions, seen: readonly LocalFunction[] = []): Work[] {
  if (seen.includes(fn)) return [];
  const around = [...seen, fn];
  /** Returns the operations that start when a node in this function calls another function. */
  const through = (inner: ts.Expression, node: ts.Node, isHandled: boolean, isGivenAway = false): Work[] => {
    if (functions.isAsyncSdkFunction(inner)) {
      return [{ node, origin: inner, isSdk: true, isHandled: isHandled || functions.neverRejects(inner), isGivenAway }];
    }
    const local = ts.isArrowFunction(inner) || ts.isFunctionExpression(inner) ? undefined : functions.localOf(inner);
    if (!local) return [];
    return workIn(local, functions, around).map((work) => ({
      ...work,
      node,
      isHandled: work.isHandled || isHandled,
      isGivenAway: work.isGivenAway || isGivenAway,
    }));
  };
  return nodesIn(fn.body).flatMap((node) => {
    if (ts.isCallExpression(node)) {
      const isHandled = isCaught(node, fn, functions);
      const isGivenAway = isInsideGiven(node, fn, functions);
      const called = functions.isAsyncSdkCall(node)
        ? [{ node, origin: node, isSdk: true, isHandled: isHandled || functions.neverRejects(node), isGivenAway }]
        : through(node.expression, node, isHandled, isGivenAway);
      const given = node.arguments.flatMap((argument, index) =>
        branchesOf(argument).flatMap((each) =>
          through(
            each,
            node,
            isHandled || catchesArgument(node, index, functions),
            functions.isFromElsewhere(node.expression),
          ),
        ),
      );
      return [...called, ...given];
    }
    if (ts.isAwaitExpression(node) && isForeign(node.expression, functions)) {
      return [{ node, origin: node, isSdk: false, isHandled: isCaught(node, fn, functions), isGivenAway: false }];
    }
    return [];
  });
}

/** Whether a promise comes neither from an SDK nor from a function that is also analyzed. */
function isForeign(expression: ts.Expression, functions: Functions): boolean {
  return branchesOf(expression).some(
    (each) =>
      functions.isThenable(each) &&
      !(ts.isCallExpression(each) && (functions.isAsyncSdkCall(each) || functions.localOf(each.expression))) &&
      !endsInCatch(each) &&
      !isDelay(each),
  );
}

const endsInCatch = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'catch';

/**
 * Whether a promise is only a delay, which never rejects. An example is
 * `new Promise((resolve) => setTimeout(resolve, 2000))`.
 */
function isDelay(node: ts.Expression): boolean {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'Promise') return false;
  const executor = node.arguments?.[0];
  if (!executor || !ts.isArrowFunction(executor) || executor.parameters.length !== 1) return false;
  return ts.isCallExpression(executor.body) && executor.body.expression.getText() === 'setTimeout';
}

/** Whether the rejection of a promise created at a node is caught between the node and the enclosing function. */
function isCaught(node: ts.Node, fn: LocalFunction, functions: Functions): boolean {
  let isAwaited = ts.isAwaitExpression(node);
  /** The enclosing function, which may be passed to another one. */
  let given: ts.Node | undefined;
  for (let child = node, { parent } = node; child !== fn.body.parent && parent; child = parent, { parent } = parent) {
    if (ts.isAwaitExpression(parent)) isAwaited = true;
    // A promise that is returned or ignored in a `try` rejects after the block has been left.
    if (isAwaited && ts.isTryStatement(parent) && parent.catchClause && child === parent.tryBlock) return true;
    if (ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent)) {
      const { name } = parent;
      if (name.text === 'catch' || (name.text === 'then' && parent.parent.arguments.length > 1)) return true;
    }
    if (given && ts.isCallExpression(parent)) {
      const index = parent.arguments.findIndex((argument) => branchesOf(argument).some((each) => each === given));
      if (index >= 0 && catchesArgument(parent, index, functions)) return true;
    }
    if (isFunction(parent)) {
      isAwaited = false;
      given = parent;
    }
  }
  return false;
}

/** Whether a node is in a function that is passed to a function received as a property. */
function isInsideGiven(node: ts.Node, fn: LocalFunction, functions: Functions): boolean {
  for (let child = node, { parent } = node; child !== fn.body; child = parent, { parent } = parent) {
    if (ts.isCallExpression(parent) && child !== parent.expression && functions.isFromElsewhere(parent.expression)) {
      return true;
    }
  }
  return false;
}

const isFunction = (node: ts.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/**
 * Whether the called function catches rejections of a function passed to it. Functions received as properties are
 * assumed to catch rejections, and library functions, such as `setTimeout`, are assumed not to catch them.
 */
function catchesArgument(call: ts.CallExpression, index: number, functions: Functions): boolean {
  const callee = functions.localOf(call.expression);
  if (!callee) return functions.isFromElsewhere(call.expression);
  const parameter = callee.parameters[index]?.name;
  if (!parameter || !ts.isIdentifier(parameter)) return false;
  const calls = nodesIn(callee.body).filter(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === parameter.text,
  );
  return calls.length > 0 && calls.every((each) => isCaught(each, callee, functions));
}
