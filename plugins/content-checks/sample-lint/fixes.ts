/** Suggested fixes, by the rule that was violated. */
const fixes: Readonly<Record<string, string>> = {
  'fishjam/guarded-cleanup':
    'Note in a ref that this component has started to join, and return from the cleanup first if it has not.',
  'fishjam/guarded-sdk-call':
    'Write an async function that sets a state such as `isBusy` before the call, awaits the call in `try`, shows an error to the user in `catch` and resets the state in `finally`. Use this function as the handler, and write `disabled={isBusy}`.',
  '@typescript-eslint/await-thenable': 'Remove the `await`: there is no promise to wait for.',
  '@typescript-eslint/no-floating-promises':
    'Await it in a function that catches errors, or end it with `.catch(report)`. Use `void promise` only if it cannot reject.',
  '@typescript-eslint/no-misused-promises':
    'Pass a function that returns nothing and handles the promise, or await the promise before you use its value.',
  'no-restricted-syntax': 'Keep your own state for a pending join, such as `isJoining`.',
  'react-hooks/exhaustive-deps':
    'List the dependencies of the effect. If a value must be current but must not run the effect again, store it in a ref that an effect updates.',
  'react-hooks/rules-of-hooks':
    'Call hooks at the top level of a component or hook, unconditionally and in the same order.',
};

export const fixOf = (rule: string): string => fixes[rule] ?? 'Look the rule up at react.dev, and follow it.';
