import { upgradePath } from '../../../src/lib/agent-files';
import type { Sdk } from '../../../src/lib/sdks';
import type { Docs } from './docs';
import { listChanges } from './tools/list-changes';

/** Returns the prompt for adding Fishjam to an app. */
export async function integratePrompt(
  docs: Docs,
  { sdk, task, version: name }: { sdk: Sdk; task?: string; version?: string },
): Promise<string> {
  const version = await docs.open(name);
  return [
    `Add Fishjam ${version.name} to this project with the ${sdk} SDK.${task ? ` The task: ${task}` : ''}`,
    'Work in this order:\n1. Find the guide with find_example, and read the sections that you need with read_page. It also takes the links below.\n2. Look up each symbol with get_symbol before you use it.\n3. Write the code, and follow the rules below.\n4. Run check_code on every file, and correct all problems.\n\nCode for another SDK, such as the backend of an app, has its own rules: get them with this prompt and that SDK.',
    await docs.rules(version, sdk),
  ].join('\n\n');
}

/** Returns the prompt for upgrading code to another version. */
export async function upgradePrompt(
  docs: Docs,
  { sdk, from, to = 'latest' }: { sdk: Sdk; from: string; to?: string },
): Promise<string> {
  const [source, target] = await Promise.all([docs.open(from), docs.open(to)]);
  return [
    `Upgrade the code of this project from Fishjam ${source.name} to ${target.name} (${sdk} SDK).`,
    `Work in this order:\n1. Read the upgrade guide with read_page: ${target.prefix}${upgradePath(source.name, sdk)}. It contains changes in behavior, which types do not show.\n2. Change the version of the package, and follow the guide's checklist.\n3. Search the code for every name below that was removed, moved, changed or deprecated, and adapt the code that uses it. Look up each name with get_symbol.\n4. Run check_code with version ${target.name} on every file that imports Fishjam.`,
    await listChanges(docs, { from, to, sdk }),
    await docs.rules(target, sdk),
  ].join('\n\n');
}
