import { z } from 'zod';
import {
  codeBlocksOf,
  markdownSectionsOf,
  type CodeBlock,
  type MarkdownSection,
} from '../../../../src/lib/markdown-sections';
import { tabsFor } from '../../../../src/lib/markdown-tabs';
import type { PublishedTask } from '../../../../src/lib/agent-files';
import type { Sdk } from '../../../../src/lib/sdks';
import type { Docs, OpenVersion } from '../docs';
import { UserError } from '../user-error';
import { mostHits } from './search-docs';
import { sdkSchema, textSchema, versionSchema, type Tool } from './tool';

const input = z.object({
  task: textSchema(200).describe('Such as: share the screen'),
  sdk: sdkSchema.optional(),
  version: versionSchema,
  language: z.enum(['typescript', 'python', 'bash']).optional(),
  whole: z.boolean().optional().describe('Returns the whole program of the guide instead of its best samples.'),
});

/** Maximum number of samples in a response. */
const mostSamples = 2;

/** Finds the guide for a task, and returns its best samples or its whole program. */
async function findExample(docs: Docs, request: z.infer<typeof input>): Promise<string> {
  const { task: query, sdk, version: name, whole = false } = request;
  const language = request.language ?? (sdk === 'server-python' ? 'python' : undefined);
  const version = await docs.open(name);
  const tasks = await docs.tasks(version);
  // Guides below the first pages match so weakly that the list of tasks is more useful.
  const { pages } = version.searcher.search(query, undefined, mostHits);
  const wanted = tasks.filter(
    ({ sdks, examples }) =>
      (sdk === undefined || sdks.length === 0 || sdks.includes(sdk)) && (!whole || examples.length > 0),
  );
  const found = pages.flatMap((hit) => {
    const task = wanted.find(({ route }) => route === hit.url);
    return task ? [{ task, hit }] : [];
  });
  const best = await firstIn(language, docs, version, found);
  if (!best) {
    // Guides for different SDKs can have the same title.
    const known = new Set(wanted.map(({ task }) => task));
    throw new UserError(
      `No guide has an example for ${JSON.stringify(query)}. Tasks with an example: ${[...known].join('; ')}.`,
    );
  }
  const [first] = pages;
  const others = found.filter(({ task }) => task !== best.task).slice(0, 3);
  const footer = [
    `Guide: ${best.task.route}`,
    ...(whole || best.task.examples.length === 0 ? [] : ['Whole program: call find_example with whole = true']),
    ...(first && first.url !== best.task.route
      ? [`Best match in all docs: ${first.sections[0]?.url ?? first.url}`]
      : []),
    ...(others.length > 0
      ? [`Other guides: ${others.map(({ task }) => `${task.task}: ${task.route}`).join('; ')}`]
      : []),
  ].join('\n');
  if (whole) return `${await wholeProgram(docs, best.task, sdk, language)}\n${footer}`;
  const page = await docs.page(version, best.task.route);
  const sections = markdownSectionsOf(sdk === undefined ? page : tabsFor(page, sdk));
  const anchors = best.hit.sections.map(({ url }) => url.split('#')[1] ?? '');
  const samples = samplesIn(sections, anchors, language);
  return [`# ${best.task.task}`, ...samples.map(blockText), footer].join('\n\n');
}

/** Returns the first guide with a sample in a language, or the first guide if no guide has such a sample. */
async function firstIn<T extends { readonly task: PublishedTask }>(
  language: string | undefined,
  docs: Docs,
  version: OpenVersion,
  found: readonly T[],
): Promise<T | undefined> {
  if (language === undefined) return found[0];
  for (const each of found) {
    const sections = await docs.sections(version, each.task.route);
    if (sections.some(({ text }) => codeBlocksOf(text).some((block) => isIn(language, block)))) return each;
  }
  return found[0];
}

/** Whether a sample is in a language; "typescript" includes JSX. */
const isIn = (language: string, { language: own }: CodeBlock): boolean =>
  own === language || (language === 'typescript' && /^tsx?$/.test(own));

/** Returns the program of an SDK or, if the guide has none, the first program in the language. */
async function wholeProgram(
  docs: Docs,
  { examples }: PublishedTask,
  sdk: Sdk | undefined,
  language: string | undefined,
): Promise<string> {
  const isWanted = (own: Sdk) => (own === 'server-python') === (language === 'python');
  const inLanguage = examples.filter((example) => isWanted(example.sdk));
  const chosen = inLanguage.find((example) => example.sdk === sdk) ?? inLanguage[0] ?? examples[0];
  return docs.site.read(chosen?.path ?? '');
}

/**
 * Chooses samples. Samples from matching sections come first, best first, then the other samples in page order.
 */
function samplesIn(sections: readonly MarkdownSection[], anchors: readonly string[], language?: string): CodeBlock[] {
  const matching = anchors.flatMap((each) => sections.filter(({ anchor }) => anchor === each));
  const ordered = [...matching, ...sections.filter(({ anchor }) => !anchors.includes(anchor))];
  const blocks = ordered.flatMap(({ text }) => codeBlocksOf(text));
  const programs = blocks.filter((block) =>
    language === undefined ? /^(?:tsx?|python)$/.test(block.language) : isIn(language, block),
  );
  return (programs.length > 0 ? programs : blocks).slice(0, mostSamples);
}

const blockText = ({ language, title, code }: CodeBlock): string =>
  `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code}\n\`\`\``;

export const findExampleTool = {
  name: 'find_example',
  config: {
    title: 'Find an example',
    description: 'Returns checked sample code for a task, or a whole program.',
    inputSchema: input,
  },
  run: findExample,
} satisfies Tool;
