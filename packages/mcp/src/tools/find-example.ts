import { codeBlocksOf, type CodeBlock, type MarkdownSection } from '../../../../src/lib/markdown-sections';
import type { PublishedTask } from '../../../../src/lib/agent-files';
import type { Sdk } from '../../../../src/lib/sdks';
import type { Docs } from '../docs';
import { UserError } from '../user-error';
import { mostHits } from './search-docs';

/** Arguments of `find_example`. */
export interface ExampleRequest {
  readonly task: string;
  readonly sdk?: Sdk;
  readonly version?: string;
  readonly language?: string;
  /** Whether to return the whole program instead of the best samples. */
  readonly whole?: boolean;
}

/** Samples in a response. */
const mostSamples = 2;

/** Finds checked code for a task: the best samples of the guide that solves it, or its whole program. */
export async function findExample(docs: Docs, request: ExampleRequest): Promise<string> {
  const { task: query, sdk, version: name, whole = false } = request;
  const version = await docs.open(name);
  const tasks = await docs.tasks(version);
  const { pages } = version.searcher.search(query, undefined, mostHits);
  const found = pages.flatMap((hit) => {
    const task = tasks.find(({ route }) => route === hit.url);
    const isWanted = task && (sdk === undefined || task.sdks.length === 0 || task.sdks.includes(sdk));
    return task && isWanted && (!whole || task.examples.length > 0) ? [{ task, hit }] : [];
  });
  const [best] = found;
  if (!best) {
    const known = tasks.filter(({ sdks }) => sdk === undefined || sdks.includes(sdk)).map(({ task }) => task);
    throw new UserError(`No guide has an example for ${JSON.stringify(query)}. Tasks with one: ${known.join('; ')}.`);
  }
  const others = found.slice(1, 4).map(({ task }) => `${task.task}: ${task.route}`);
  const footer = [
    `Guide: ${best.task.route}`,
    ...(whole || best.task.examples.length === 0 ? [] : ['Whole program: call find_example with whole = true']),
    ...(others.length > 0 ? [`Other guides: ${others.join('; ')}`] : []),
  ].join('\n');
  if (whole) return `${await wholeProgram(docs, best.task, request.language)}\n${footer}`;
  const sections = await docs.sections(version, best.task.route);
  const anchors = best.hit.sections.map(({ url }) => url.split('#')[1] ?? '');
  const samples = samplesIn(sections, anchors, request.language);
  return [`# ${best.task.task}`, ...samples.map(blockText), footer].join('\n\n');
}

async function wholeProgram(docs: Docs, { examples }: PublishedTask, language?: string): Promise<string> {
  const isPython = (name: string) => name.endsWith('-python.md') || name.endsWith('/fastapi.md');
  const wanted = examples.find((name) => isPython(name) === (language === 'python')) ?? examples[0];
  return docs.site.read(wanted ?? '');
}

/** Chooses samples: those of the matching sections first, then the others of the page in order. */
function samplesIn(sections: readonly MarkdownSection[], anchors: readonly string[], language?: string): CodeBlock[] {
  const isFirst = ({ anchor }: MarkdownSection) => anchors.includes(anchor);
  const ordered = [...sections.filter(isFirst), ...sections.filter((section) => !isFirst(section))];
  const blocks = ordered.flatMap(({ text }) => codeBlocksOf(text));
  const programs = blocks.filter(({ language: own }) =>
    language === undefined
      ? /^(?:tsx?|python)$/.test(own)
      : own === language || (language === 'typescript' && /^tsx?$/.test(own)),
  );
  return (programs.length > 0 ? programs : blocks).slice(0, mostSamples);
}

const blockText = ({ language, title, code }: CodeBlock): string =>
  `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code}\n\`\`\``;
