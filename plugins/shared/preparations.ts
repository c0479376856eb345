import type { ChildProcess } from 'node:child_process';
import type { Plugin } from '@docusaurus/types';

/** What is made, or checked, for the pages by the process that started the one which makes them. */
export type Preparation = 'reference' | 'content';

/** Set for a process that is answered by {@link answerWhenPrepared}. */
const IS_PREPARED = 'DOCS_ARE_PREPARED';

/** The environment of a process that waits for preparations. */
export const preparedEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, [IS_PREPARED]: 'true' });

/**
 * Waits until the process that started this one has prepared something; not at all when nobody does.
 *
 * @throws Error when that process ends before.
 */
export async function prepared(what: Preparation): Promise<void> {
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
}

/**
 * The other side of {@link prepared}.
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
export function whenPrepared(docs: Plugin): Plugin {
  return {
    ...docs,
    async loadContent() {
      await prepared('reference');
      const content: unknown = await afterTheCheck(() => docs.loadContent?.());
      await prepared('content');
      return content;
    },
  };
}
