import type { TSESLint } from '@typescript-eslint/utils';
import ts from 'typescript';
import { branchesOf, nodesIn, type Functions, type LocalFunction } from './functions';
import { before, dependsOn, disablingOf } from './guards';
import { defaultOptions, optionsSchema, sampleOf, type Options } from './sample';
import { workIn } from './work';

type MessageId = 'passed' | 'unguarded' | 'unhandled';

/**
 * Requires a guard and error handling for SDK calls that an event handler waits for.
 *
 * A handler is a function passed to a JSX attribute such as `onClick`. It is guarded if a state that it sets before the
 * call disables its element, or if it sets a state or ref that makes a second call return early. The rejection must be
 * handled by `try` and `catch`, or by `.catch(…)`, in the handler or in a function of the sample that the handler
 * calls.
 */
export const guardedSdkCall: TSESLint.RuleModule<MessageId, Options> = {
  meta: {
    type: 'problem',
    schema: [optionsSchema],
    messages: {
      passed:
        '`{{name}}` of the SDK is passed directly to `{{handler}}`: a second press runs it again while the first call is pending, and its rejection is not handled.',
      unguarded:
        '`{{handler}}` waits for `{{name}}` of the SDK without a guard: a second press runs it again while the first call is pending.',
      unhandled: '`{{name}}` may reject, and `{{handler}}` does not handle it: the user sees no error.',
    },
  },
  defaultOptions,
  create(context) {
    const { checker, functions, nodeOf, placeOf } = sampleOf(context);
    const reported = new Set<ts.Node>();
    return {
      JSXAttribute(node) {
        const attribute = nodeOf(node);
        if (!ts.isJsxAttribute(attribute) || !/^on[A-Z]/.test(attribute.name.getText())) return;
        for (const { messageId, at, name } of diagnosticsOf(attribute, checker, functions)) {
          if (reported.has(at)) continue;
          reported.add(at);
          const data = { name, handler: attribute.name.getText() };
          context.report({ loc: placeOf(at, node), messageId, data });
        }
      },
    };
  },
};

interface HandlerDiagnostic {
  readonly messageId: MessageId;
  readonly at: ts.Node;
  readonly name: string;
}

function diagnosticsOf(attribute: ts.JsxAttribute, checker: ts.TypeChecker, functions: Functions): HandlerDiagnostic[] {
  const value = attribute.initializer;
  if (!value || !ts.isJsxExpression(value) || !value.expression) return [];
  return branchesOf(value.expression).flatMap((handler): HandlerDiagnostic[] => {
    const local = functions.localOf(handler);
    if (local) return diagnosticsOfFunction(attribute, local, checker, functions);
    const isSdk = functions.isAsyncSdkFunction(handler);
    return isSdk ? [{ messageId: 'passed', at: attribute, name: handler.getText() }] : [];
  });
}

function diagnosticsOfFunction(
  attribute: ts.JsxAttribute,
  handler: LocalFunction,
  checker: ts.TypeChecker,
  functions: Functions,
): HandlerDiagnostic[] {
  const work = workIn(handler, functions);
  if (!work.some(({ isSdk }) => isSdk)) return [];
  const unhandled = work.filter(({ isHandled }) => !isHandled);
  const name = attribute.name.getText();
  const disabling = disablingOf(attribute.parent.parent, name);
  const unguarded = work.find(({ node, origin, isSdk, isGivenAway }) => {
    if (!isSdk || typed.has(name)) return false;
    // A state that is set elsewhere cannot be analyzed, so the rule checks only whether any condition disables the
    // element.
    if (isGivenAway && disabling.length > 0) return false;
    const { set, conditions, values } = before(handler, node, checker, functions);
    if (sendsState(origin, values, checker)) return false;
    return ![...conditions, ...disabling].some((condition) => dependsOn(condition, set, checker));
  });
  return [
    ...(unguarded ? [{ messageId: 'unguarded' as const, at: attribute, name: nameOf(unguarded.origin) }] : []),
    ...unhandled.map(({ origin }) => ({ messageId: 'unhandled' as const, at: origin, name: nameOf(origin) })),
  ];
}

/**
 * Handlers that run on each key press. They need no guard, because a field that is disabled during the call would lose
 * focus.
 */
const typed: ReadonlySet<string> = new Set(['onChangeText']);

/**
 * Whether a call passes the SDK the value that was just assigned to a state, as in
 * `setData(changed); update(changed)`. The next press starts from the new state, so it is a different call.
 */
function sendsState(origin: ts.Node, values: ReadonlySet<ts.Symbol>, checker: ts.TypeChecker): boolean {
  const [argument, ...others] = ts.isCallExpression(origin) ? origin.arguments : [];
  const symbol = argument && others.length === 0 ? checker.getSymbolAtLocation(argument) : undefined;
  return symbol !== undefined && values.has(symbol);
}

/** Returns the callee without its arguments. */
function nameOf(node: ts.Node): string {
  const call = nodesIn(node).find(ts.isCallExpression);
  return (call?.expression ?? node).getText();
}
