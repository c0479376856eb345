import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Plugin } from '@docusaurus/types';
import { atBuildSteps } from '../shared/build-steps';

const NAME = 'lean-build';

/**
 * Lets a build do with less memory.
 *
 * While pages are compiled most of what is made is soon of no use, and the bundler's own memory is held by objects of
 * JavaScript. The engine collects when it must, which on a machine with much memory is late: so the most that a build has
 * at one time was half as much again. Collected when all modules are made, and before pages are rendered.
 */
export default function leanBuild(): Plugin {
  return {
    name: NAME,
    configureWebpack: ({ mode }) => atBuildSteps(mode, NAME, ['finishMake', 'shutdown'], collectGarbage),
  };
}

/** Calls the engine's own function, which it shows only to who asks by a flag; the flag would hold for all threads. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
