import path from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { folderOf, programOf } from '../../plugins/content-checks/sample-lint/program';
import { guardedCleanup } from '../../plugins/content-checks/sample-lint/rules/guarded-cleanup';
import { docsVersion, root } from '../../plugins/shared/versions';

Object.assign(RuleTester, { describe, it, itOnly: it.only, afterAll });

/** Returns the code of a component that joins and has the given effects. */
const component = (effects: string) => `
import { useConnection } from '@fishjam-cloud/react-native-client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEnd } from './useEnd';

async function leaveTwice(leave: () => void, isConnected: boolean) {
  await leave();
  if (isConnected) await leave();
}

export function Call() {
  const { leaveRoom } = useConnection();
  const latest = useRef({ leaveRoom, hasStarted: false });
  const hasStarted = useRef(false);
  const leave = () => leaveRoom();
  const end = useEnd();
  ${effects}
  return null;
}`;

/** A hook in another file, which is so long that a position in it lies outside the component's file. */
const hook = `
import { useConnection } from '@fishjam-cloud/react-native-client';
${'// A comment.\n'.repeat(200)}
export function useEnd() {
  const { leaveRoom } = useConnection();
  return () => leaveRoom();
}`;

const right: Readonly<Record<string, string>> = {
  'an early return': `useEffect(() => () => {
    if (!latest.current.hasStarted) return;
    leaveTwice(latest.current.leaveRoom, true).catch(console.error);
  }, []);`,
  'a condition around the call': `useEffect(() => () => {
    if (hasStarted.current) leaveRoom();
  }, [leaveRoom]);`,
  'a logical condition': `useEffect(() => () => void (hasStarted.current && leave()));`,
  'a condition in the effect': `useEffect(() => {
    if (!hasStarted.current) return;
    return () => leaveRoom();
  }, [leaveRoom]);`,
  'an early return with an else': `useEffect(() => () => {
    if (!hasStarted.current) return;
    else leaveRoom();
  }, [leaveRoom]);`,
  'an early return in an else': `useEffect(() => () => {
    if (hasStarted.current) console.log('left');
    else return;
    leaveRoom();
  }, [leaveRoom]);`,
  'a condition around the call in a nested function': `useEffect(() => () => {
    const finish = () => {
      if (hasStarted.current) leaveRoom();
    };
    finish();
  }, [leaveRoom]);`,
  'an effect that leaves without a cleanup': `useEffect(() => {
    leaveRoom();
  }, [leaveRoom]);`,
  'a cleanup that does something else': `useEffect(() => () => console.log('unmounted'), []);`,
};

const wrong: Readonly<Record<string, string>> = {
  'a direct call': `useEffect(() => () => leaveRoom(), [leaveRoom]);`,
  'leaveRoom as the cleanup': `useEffect(() => leaveRoom, [leaveRoom]);`,
  'leaveRoom returned as the cleanup': `useEffect(() => {
    hasStarted.current = true;
    return leaveRoom;
  }, [leaveRoom]);`,
  'a condition in another function of the effect': `useEffect(() => {
    const start = async () => {
      if (hasStarted.current) return;
      hasStarted.current = true;
    };
    void start();
    return () => leaveRoom();
  }, [leaveRoom]);`,
  'a condition in another function of the cleanup': `useEffect(() => () => {
    ['left'].forEach((text) => {
      if (!hasStarted.current) return;
      console.log(text);
    });
    leaveRoom();
  }, [leaveRoom]);`,
  'a call through a ref': `useEffect(() => {
    return () => {
      latest.current.leaveRoom();
    };
  }, []);`,
  'a function passed to a helper, whose own condition decides something else': `useEffect(() => () => {
    leaveTwice(latest.current.leaveRoom, true).catch(console.error);
  }, []);`,
  'a local function': `useEffect(() => () => leave());`,
  'a cleanup with a name': `useLayoutEffect(() => {
    const end = () => leaveRoom();
    return end;
  }, [leaveRoom]);`,
  'a cleanup from another file': `useEffect(() => end);`,
  'a condition after the call': `useEffect(() => () => {
    leaveRoom();
    if (!hasStarted.current) return;
    console.log('left');
  }, [leaveRoom]);`,
};

const codes = Object.entries({ ...right, ...wrong }).map(([name, effects]) => [name, component(effects)] as const);
const files = new Map([...codes.map(([name, code]) => [`${name}.tsx`, code] as const), ['useEnd.ts', hook] as const]);
const version = docsVersion('next');
const program = programOf(version, { environment: 'react-native', files, roots: [...files.keys()] });

const test = ([name, effects]: readonly [string, string]) => ({
  name,
  code: component(effects),
  filename: path.join(folderOf(version), `${name}.tsx`),
  options: [{ declarations: path.join(root, 'sdks') }],
});

new RuleTester({
  files: ['**/*.tsx'],
  languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
}).run('guarded-cleanup', guardedCleanup as never, {
  valid: Object.entries(right).map(test),
  invalid: Object.entries(wrong).map((each) => ({ ...test(each), errors: [{ messageId: 'unguarded' }] })),
});
