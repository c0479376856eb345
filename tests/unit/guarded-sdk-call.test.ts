import path from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { guardedSdkCall } from '../../plugins/content-checks/sample-lint/rules/guarded-sdk-call';
import { folderOf, programOf } from '../../plugins/content-checks/sample-lint/program';
import { docsVersion, root } from '../../plugins/shared/versions';

Object.assign(RuleTester, { describe, it, itOnly: it.only, afterAll });

/** Returns the code of a component that shares the screen, with the given body and JSX. */
const component = (body: string, shown: string) => `
import { useCamera, useScreenShare } from '@fishjam-cloud/react-client';
import { useCallback, useRef, useState, useTransition, type ReactNode } from 'react';

export function Share({ fetchToken }: { fetchToken: () => Promise<string> }): ReactNode {
  const { stream, startStreaming, stopStreaming } = useScreenShare();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  ${body}
  return <>${shown}<p>{message}</p></>;
}`;

const toggle = `
  async function toggle() {
    setIsBusy(true);
    setMessage('');
    try {
      if (stream) await stopStreaming();
      else await startStreaming();
    } catch {
      setMessage('Allow it, and press again.');
    } finally {
      setIsBusy(false);
    }
  }`;

const run = `
  async function run(action: () => Promise<void>) {
    setIsBusy(true);
    try {
      await action();
    } catch {
      setMessage('Press again.');
    } finally {
      setIsBusy(false);
    }
  }`;

/** Returns the code of a component that runs its actions through a function from its parent. */
const part = (shown: string) => `
import { useScreenShare } from '@fishjam-cloud/react-client';

export function Part({ isBusy, run }: { isBusy: boolean; run: (action: () => Promise<void>) => void }) {
  const { startStreaming } = useScreenShare();
  return ${shown};
}`;

const hook = `
function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (action: () => Promise<void>) => {
    setIsBusy(true);
    await action().catch(console.error);
    setIsBusy(false);
  };
  return { isBusy, begin };
}`;

const right: Readonly<Record<string, string>> = {
  'the pattern': component(toggle, '<button onClick={toggle} disabled={isBusy}>Share</button>'),
  'a delay that cannot reject': component(
    toggle.replace(
      '} catch {',
      '} catch {\n      await new Promise<void>((resolve) => setTimeout(() => resolve(), 10));',
    ),
    '<button onClick={toggle} disabled={isBusy}>Share</button>',
  ),
  'a call in an arrow': component(toggle, '<button onClick={() => void toggle()} disabled={isBusy}>Share</button>'),
  'a state that is one of several': component(
    toggle,
    '<button onClick={toggle} disabled={!stream || isBusy}>Share</button>',
  ),
  'a constant made of the state': component(
    `${toggle}\n  const isOff = !stream && isBusy;`,
    '<button onClick={toggle} disabled={isOff}>Share</button>',
  ),
  'a state with a name for each phase': component(
    `const [phase, setPhase] = useState<'ready' | 'working'>('ready');
  async function start() {
    setPhase('working');
    await startStreaming().catch(() => setMessage('Press again.'));
    setPhase('ready');
  }`,
    `<button onClick={start} disabled={phase === 'working'}>Share</button>`,
  ),
  'a helper that receives the function to call': component(
    run,
    '<button onClick={() => run(stream ? stopStreaming : () => startStreaming())} disabled={isBusy}>Share</button>',
  ),
  'an early return for a ref': component(
    `const pending = useRef(false);
  async function start() {
    if (pending.current) return;
    pending.current = true;
    try {
      await startStreaming();
    } catch {
      setMessage('Press again.');
    } finally {
      pending.current = false;
    }
  }`,
    '<button onClick={start}>Share</button>',
  ),
  'an early return for a state': component(
    toggle.replace('setIsBusy(true);', 'if (isBusy) return;\n    setIsBusy(true);'),
    '<button onClick={toggle}>Share</button>',
  ),
  'a condition around the call': component(
    toggle.replace('setIsBusy(true);', '').replace('try {', 'if (!isBusy) {\n    setIsBusy(true);\n    try {') +
      '\n  }',
    '<button onClick={toggle}>Share</button>',
  ),
  'a transition': component(
    `const [isPending, begin] = useTransition();
  const start = () => begin(async () => { await startStreaming().catch(console.error); });`,
    '<button onClick={start} disabled={isPending}>Share</button>',
  ),
  'a button that is not rendered during the call': component(
    toggle,
    '{isBusy ? <p>Wait</p> : <button onClick={toggle}>Share</button>}',
  ),
  'each button in a list that is not rendered during the call': component(
    toggle,
    '{isBusy || [1].map((id) => <button key={id} onClick={toggle}>Share</button>)}',
  ),
  'a form whose button is disabled': component(
    toggle,
    '<form onSubmit={toggle}><button disabled={isBusy}>Share</button></form>',
  ),
  'a disabled group': component(
    toggle,
    '<fieldset disabled={isBusy}><button onClick={toggle}>Share</button></fieldset>',
  ),
  'a hook of the sample': `${component('const { isBusy: isPending, begin } = useBusy();', '<button onClick={() => begin(startStreaming)} disabled={isPending}>Share</button>')}${hook}`,
  'a helper passed as a property': part('<button onClick={() => run(startStreaming)} disabled={isBusy}>Share</button>'),
  'a helper passed as a property, called in an arrow function': part(
    '<button onClick={() => run(() => startStreaming())} disabled={isBusy}>Share</button>',
  ),
  'a callback that is kept': component(
    toggle.replace('async function toggle() {', 'const toggle = useCallback(async () => {') +
      ', [stream, stopStreaming, startStreaming]);',
    '<button onClick={toggle} disabled={isBusy}>Share</button>',
  ),
  'a call that waits for nothing': component(
    'const { currentCamera } = useCamera();',
    '<button onClick={() => setMessage(currentCamera?.label ?? "")}>Name</button>',
  ),
  'a function that does not belong to the SDK': component(
    '',
    '<button onClick={() => void fetchToken()}>Token</button>',
  ),
  'a call that sends the state that was just set': component(
    `const { setCameraTrackMiddleware } = useCamera();
  const [middleware, setMiddleware] = useState<Parameters<typeof setCameraTrackMiddleware>[0]>(null);
  function change() {
    const changed = middleware ? null : (track: MediaStreamTrack) => ({ track });
    setMiddleware(changed);
    setCameraTrackMiddleware(changed).catch(console.error);
  }`,
    '<button onClick={change}>Change</button>',
  ),
};

const wrong: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'a function of the SDK as handler': [
    component('', '<button onClick={stream ? stopStreaming : startStreaming} disabled={isBusy}>Share</button>'),
    'passed',
  ],
  'a call without a guard or a catch': [
    component('', '<button onClick={() => startStreaming()}>Share</button>'),
    'unguarded',
    'unhandled',
  ],
  'a call with a catch but no guard': [
    component('', '<button onClick={() => startStreaming().catch(console.error)}>Share</button>'),
    'unguarded',
  ],
  'an element that is not disabled': [component(toggle, '<button onClick={toggle}>Share</button>'), 'unguarded'],
  'an element that is disabled by something else': [
    component(toggle, '<button onClick={toggle} disabled={stream === null}>Share</button>'),
    'unguarded',
  ],
  'a helper, and an element that is disabled by something else': [
    component(
      `${toggle}\n  const start = () => toggle();`,
      '<button onClick={() => start()} disabled={stream === null}>Share</button>',
    ),
    'unguarded',
  ],
  'one of two elements': [
    component(
      toggle,
      '<button onClick={toggle} disabled={isBusy}>Share</button><button onClick={toggle}>Share</button>',
    ),
    'unguarded',
  ],
  'a state that is set only after the call': [
    component(toggle.replace('setIsBusy(true);', ''), '<button onClick={toggle} disabled={isBusy}>Share</button>'),
    'unguarded',
  ],
  'a state that only decides which function is called': [
    component(
      `async function change() {
    setIsBusy(!isBusy);
    try {
      if (isBusy) await stopStreaming();
      else await startStreaming();
    } catch {
      setMessage('Press again.');
    }
  }`,
      '<button onClick={change}>Share</button>',
    ),
    'unguarded',
  ],
  'a button in which another one is disabled': [
    component(toggle, '<div onClick={toggle}><button disabled={isBusy}>Share</button></div>'),
    'unguarded',
  ],
  'a call in the catch': [
    component(
      toggle.replace("setMessage('Allow it, and press again.');", 'await stopStreaming();'),
      '<button onClick={toggle} disabled={isBusy}>Share</button>',
    ),
    'unhandled',
  ],
  'a helper that catches one of two calls': [
    component(
      run.replace('try {', 'await action();\n    try {'),
      '<button onClick={() => run(startStreaming)} disabled={isBusy}>Share</button>',
    ),
    'unhandled',
    'unhandled',
  ],
  'a call without catch': [
    component(toggle.replace(/ catch \{[^}]*\}/, ''), '<button onClick={toggle} disabled={isBusy}>Share</button>'),
    'unhandled',
    'unhandled',
  ],
  'a call before the try': [
    component(
      toggle.replace('try {', 'await startStreaming();\n    try {'),
      '<button onClick={toggle} disabled={isBusy}>Share</button>',
    ),
    'unhandled',
  ],
  'a promise that leaves the try': [
    component(
      toggle.replace('await startStreaming()', 'return startStreaming()'),
      '<button onClick={toggle} disabled={isBusy}>Share</button>',
    ),
    'unhandled',
  ],
  'a helper that catches nothing': [
    component(
      run.replace(/ catch \{[^}]*\}/, ''),
      '<button onClick={() => run(startStreaming)} disabled={isBusy}>Share</button>',
    ),
    'unhandled',
    'unhandled',
  ],
  'something else that is awaited in the same handler': [
    component(
      toggle.replace('try {', 'setMessage(await fetchToken());\n    try {'),
      '<button onClick={toggle} disabled={isBusy}>Share</button>',
    ),
    'unhandled',
  ],
  'a promise with a timer that rejects': [
    component(
      toggle.replace('} catch {', '} catch {\n      await new Promise((_resolve, reject) => setTimeout(reject, 10));'),
      '<button onClick={toggle} disabled={isBusy}>Share</button>',
    ),
    'unhandled',
  ],
  'a helper passed as a property, with no disabled element': [
    part('<button onClick={() => run(startStreaming)}>Share</button>'),
    'unguarded',
  ],
  'a transition, which catches nothing': [
    component(
      'const [isPending, begin] = useTransition();',
      '<button onClick={() => begin(async () => { await startStreaming(); })} disabled={isPending}>Share</button>',
    ),
    'unhandled',
  ],
  'a callback that runs later': [
    component(
      toggle.replace('await startStreaming()', 'setTimeout(async () => { await startStreaming(); }, 10)'),
      '<button onClick={toggle} disabled={isBusy}>Share</button>',
    ),
    'unhandled',
  ],
};

/** SDK whose comments state whether its promises reject. */
const declarations = 'own-sdk';
const ownSdk = `
export declare function useLivestream(): {
  /**
   * Starts. \`connect\` does
   * not reject: \`error\` has the reason.
   */
  connect: () => Promise<void>;
  /** Starts. \`publish\` does not reject when it fails to publish. */
  publish: () => Promise<void>;
};`;

const watch = (name: string) => `
import { useState } from 'react';
import { useLivestream } from './${declarations}/index';

export function Watch() {
  const { ${name} } = useLivestream();
  const [isBusy, setIsBusy] = useState(false);
  async function watch() {
    setIsBusy(true);
    await ${name}();
    setIsBusy(false);
  }
  return <button onClick={watch} disabled={isBusy}>Watch</button>;
}`;

const codes = [
  ...Object.entries(right),
  ...Object.entries(wrong).map(([name, [code]]) => [name, code] as const),
  ...['connect', 'publish'].map((name) => [name, watch(name)] as const),
];
const files = new Map([
  ...codes.map(([name, code]) => [`${name}.tsx`, code] as const),
  [`${declarations}/index.d.ts`, ownSdk],
]);
const version = docsVersion('next');
const program = programOf(version, { environment: 'browser', files, roots: [...files.keys()] });

const test = (name: string, code: string, folder = path.join(root, 'sdks')) => ({
  name,
  code,
  filename: path.join(folderOf(version), `${name}.tsx`),
  options: [{ declarations: folder }],
});

new RuleTester({
  files: ['**/*.tsx'],
  languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
}).run('guarded-sdk-call', guardedSdkCall as never, {
  valid: [
    ...Object.entries(right).map(([name, code]) => test(name, code)),
    test('connect', watch('connect'), path.join(folderOf(version), declarations)),
  ],
  invalid: [
    ...Object.entries(wrong).map(([name, [code, ...ids]]) => ({
      ...test(name, code),
      errors: ids.map((messageId) => ({ messageId })),
    })),
    {
      ...test('publish', watch('publish'), path.join(folderOf(version), declarations)),
      errors: [{ messageId: 'unhandled' }],
    },
  ],
});
