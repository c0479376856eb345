import type { ChildProcess } from 'node:child_process';
import type { PluginModule } from '@docusaurus/types';
import { remember } from './remember';

/** What is made, or checked, for the pages by the process that started the one which makes them. */
export type Preparation = 'reference' | 'content';

/** Set for a process that is answered by {@link answerWhenPrepared}. */
const IS_PREPARED = 'DOCS_ARE_PREPARED';

/** The environment of a process that waits for what is prepared. */
export const preparedEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, [IS_PREPARED]: 'true' });

/**
 * Waits until the process that started this one has prepared something; not at all when nobody does. However many wait, it is
 * asked once.
 *
 * @throws Error when that process ends before.
 */
const prepared: (what: Preparation) => Promise<void> = remember(async (what) => {
  if (!process.env[IS_PREPARED]) return;
  await new Promise<void>((resolve, reject) => {
    const settle = (end: () => void) => {
      process.off('message', listen).off('disconnect', fail);
      end();
    };
    const listen = (answer: unknown) => answer === what && settle(resolve);
    const fail = () => settle(() => reject(new Error(`The build that prepares the ${what} has ended.`)));
    process.on('message', listen).on('disconnect', fail);
    process.send?.(what);
  });
});

/**
 * Tells a process that waits for preparations when they are there.
 *
 * @param preparations - whether each went well; if not, there is no answer, and the child should be ended.
 */
export function answerWhenPrepared(
  child: ChildProcess,
  preparations: Readonly<Record<Preparation, () => Promise<boolean>>>,
): void {
  const answer = async (what: Preparation) => {
    if ((await preparations[what]().catch(() => false)) && child.connected) child.send(what);
  };
  child.on('message', (what: Preparation) => void answer(what));
}

/** Lets a fault be told only when the check of the content has nothing to say: that lists all faults at once. */
export async function afterTheCheck<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await prepared('content');
    throw error;
  }
}

/**
 * Lets the docs plugin load pages when the reference is among them, and the framework go on when they have been checked: what
 * plugins make of all pages, beside the compilers of the check, would take more memory than all that follows.
 */
export function whenPrepared(docs: PluginModule): PluginModule {
  const waiting: PluginModule = async (context, options) => {
    const plugin = await docs(context, options);
    if (!plugin) return plugin;
    return {
      ...plugin,
      async loadContent() {
        await prepared('reference');
        const content: unknown = await afterTheCheck(() => plugin.loadContent?.());
        await prepared('content');
        return content;
      },
    };
  };
  return Object.assign(waiting, docs);
}
