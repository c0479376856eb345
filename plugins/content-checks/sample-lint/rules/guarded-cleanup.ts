import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { nodesIn, type Functions, type LocalFunction } from './functions';
import { conditionsBefore, holds } from './guards';
import { defaultOptions, optionsSchema, sampleOf, type Options } from './sample';

/**
 * Requires a condition for the SDK's `leaveRoom` in the cleanup of an effect.
 *
 * On React Native, `leaveRoom` ends the app's current call. Without a condition, a component that never joined ends
 * another component's call when it unmounts, and `StrictMode` runs the cleanup right after mounting. The condition can
 * be in the cleanup or in its effect.
 */
export const guardedCleanup: TSESLint.RuleModule<'unguarded', Options> = {
  meta: {
    type: 'problem',
    schema: [optionsSchema],
    messages: {
      unguarded:
        '`leaveRoom` runs in a cleanup without a condition: it also ends the call of another component if this one never joined.',
    },
  },
  defaultOptions,
  create(context) {
    const { functions, nodeOf, placeOf } = sampleOf(context);
    return {
      'CallExpression[callee.name=/^use(Layout)?Effect$/]'(node: TSESTree.CallExpression) {
        const call = nodeOf(node);
        if (!ts.isCallExpression(call)) return;
        const effect = call.arguments[0] && functions.localOf(call.arguments[0]);
        if (!effect) return;
        for (const leave of unguardedCleanups(effect, functions)) {
          context.report({ loc: placeOf(leave, node), messageId: 'unguarded' });
        }
      },
    };
  },
};

/** Returns the cleanups of an effect, or the calls in them, that leave the room unconditionally. */
function unguardedCleanups(effect: LocalFunction, functions: Functions): ts.Node[] {
  return returnedBy(effect).flatMap((returned) => {
    const isGuarded = conditionsBefore(effect, returned).some((condition) => !holds(returned, condition));
    if (isGuarded) return [];
    if (isLeaveRoom(returned, functions)) return [returned];
    const cleanup = functions.localOf(returned);
    return cleanup ? unguardedLeaves(cleanup, functions) : [];
  });
}

const returnedBy = ({ body }: LocalFunction): ts.Expression[] =>
  ts.isBlock(body)
    ? nodesIn(body).flatMap((node) => (ts.isReturnStatement(node) ? (node.expression ?? []) : []))
    : [body];

/** Returns the calls in a function that leave the room unconditionally, directly or through a helper of the sample. */
function unguardedLeaves(fn: LocalFunction, functions: Functions, seen: readonly LocalFunction[] = []): ts.Node[] {
  const leaves = (expression: ts.Expression): boolean => {
    if (isLeaveRoom(expression, functions)) return true;
    const local = functions.localOf(expression);
    if (!local || local === expression || [...seen, fn].includes(local)) return false;
    return unguardedLeaves(local, functions, [...seen, fn]).length > 0;
  };
  return nodesIn(fn.body)
    .filter(ts.isCallExpression)
    .filter((call) => [call.expression, ...call.arguments].some(leaves) && conditionsBefore(fn, call).length === 0);
}

const isLeaveRoom = (expression: ts.Expression, functions: Functions): boolean =>
  functions.isSdkFunction(expression) && nameOf(expression) === 'leaveRoom';

/** Returns `leaveRoom`, given `leaveRoom` or `latest.current.leaveRoom`. */
const nameOf = (expression: ts.Expression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
