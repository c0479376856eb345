/** What to type instead, by the rule that was broken. */
const fixes: Readonly<Record<string, string>> = {
  'fishjam/guarded-sdk-call':
    'Write an async function that sets a state such as `isBusy` before the call, awaits in `try`, tells the user in `catch` and resets the state in `finally`; give it to the handler, and write `disabled={isBusy}`.',
  '@typescript-eslint/await-thenable': 'Take the `await` out: there is no promise to wait for.',
  '@typescript-eslint/no-floating-promises':
    'Await it in a function that catches, or end it with `.catch(report)`; `void promise` only if it cannot reject.',
  '@typescript-eslint/no-misused-promises':
    'Give a function that returns nothing, and handle the promise in it; or await the promise before its value is asked for.',
  'react-hooks/exhaustive-deps':
    'List what the effect uses. What must be its newest value without running the effect again goes into a ref that an effect updates.',
  'react-hooks/rules-of-hooks': 'Call hooks at the top of a component or of a hook, always and in the same order.',
};

export const fixOf = (rule: string): string => fixes[rule] ?? 'Look the rule up at react.dev, and follow it.';
