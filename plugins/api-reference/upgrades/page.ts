import { sdks, shortSdkNames, type Sdk } from '../../../src/lib/sdks';
import { packageNames, type Packages } from '../packages';
import { blocks, quoted, table } from '../render/markdown';
import { findSymbol, type SymbolEntry } from '../symbol-index';
import {
  changeKinds,
  noAction,
  requiresAction,
  type Change,
  type ChangeCode,
  type ChangeKind,
  type SetupStep,
  type Upgrade,
} from './change';
import { changedLines } from './changed-lines';
import { upgradeCheck } from './upgrade-check';

const anchors: Readonly<Record<Sdk, string>> = {
  web: 'react',
  mobile: 'react-native',
  server: 'nodejs',
  'server-python': 'python',
};

const kindLabels: Readonly<Record<ChangeKind, string>> = {
  removed: 'Removed',
  breaking: 'Breaking changes',
  behavior: 'Changed behavior',
  deprecated: 'Deprecated',
  new: 'New',
};

/** Data about a version for an upgrade page. */
export interface PageVersion {
  readonly name: string;
  readonly packages: Packages;
  /** Symbols in the version's reference. */
  readonly symbols: readonly SymbolEntry[];
}

/** Upgrades of all SDKs between the same two versions. */
export type UpgradesOfPair = Readonly<Record<Sdk, Upgrade>>;

/** Ends of the addresses of the guides for one SDK, which exist only as Markdown. */
const sdkFiles = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(sdks.map((sdk) => `\`/${sdk}.md\``));

const inWords = (version: string): string => (version === 'next' ? 'the next version' : version);

/** Writes the page about upgrading from one version to another, for all SDKs. */
export function upgradePage(from: PageVersion, to: PageVersion, upgrades: UpgradesOfPair): string {
  const title = `Upgrade from ${from.name} to ${inWords(to.name)}`;
  return `${blocks(
    frontMatter({
      title,
      description: `How to upgrade your code from Fishjam ${from.name} to ${inWords(to.name)}: every change in the React, React Native, Node.js and Python SDKs.`,
      kind: 'reference',
      sidebar_label: `From ${from.name}`,
      sidebar_position: `${sidebarPosition(from.name)}`,
    }),
    `To upgrade code written for Fishjam ${from.name} to ${inWords(to.name)}, follow the checklist for your SDK. Skip the items that don't apply to your app. The sections after the checklist are in the same order, followed by new features.`,
    `For one SDK as Markdown, append ${sdkFiles} to the URL of this page.`,
    ...sdks.map((sdk) => sdkSection(upgrades[sdk], from, to)),
  )}\n`;
}

/** Returns the position of the guide for an older version: the newer that version, the earlier its guide. */
function sidebarPosition(name: string): number {
  const [major = 0, minor = 0] = name.split('.').map(Number);
  return 10_000 - (100 * major + minor);
}

function frontMatter(fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${/^(?:\d+|[a-z-]+)$/.test(value) ? value : quoted(value)}`,
  );
  return ['---', ...lines, 'custom_edit_url: null', '---'].join('\n');
}

function sdkSection(upgrade: Upgrade, from: PageVersion, to: PageVersion): string {
  const { sdk, changes, setup } = upgrade;
  const id = (name: string) => `{/* #${anchors[sdk]}-${name} */}`;
  const check = upgradeCheck(upgrade);
  const setUp = setup.filter(({ last }) => !last);
  const finish = setup.filter(({ last }) => last);
  const hasWork = changes.some(({ kind }) => kind !== 'new') || setup.length > 0;
  return blocks(
    `## ${shortSdkNames[sdk]}`,
    installation(sdk, from, to),
    !hasWork &&
      `Your code needs no changes: the SDK exports the same symbols${changes.length > 0 ? ', and more' : ''}.`,
    hasWork && blocks(`### Checklist for ${shortSdkNames[sdk]} ${id('checklist')}`, checklist(upgrade, from, to)),
    check &&
      blocks(
        `### Find the code to change ${id('search')}`,
        "To list the lines that contain affected names, run this command in your project's folder. Some lines need no change, and some changes have no name to search for.",
        `\`\`\`bash\n${check}\n\`\`\``,
      ),
    setupSection(`### Set up ${id('setup')}`, setUp, sdk),
    ...changeKinds.flatMap((kind) => {
      const ofKind = changes.filter((change) => change.kind === kind);
      return [
        // New features follow all required steps.
        kind === 'new' && setupSection(`### Finish the upgrade ${id('finish')}`, finish, sdk),
        ofKind.length > 0 &&
          blocks(
            `### ${kindLabels[kind]} ${id(kind)}`,
            kind === 'new' && 'Existing code works without these additions.',
            ...ofKind.map((change) => changeSection(change, sdk, from, to)),
          ),
      ];
    }),
  );
}

/** Writes a section with setup steps, or returns false if it would be empty. */
const setupSection = (heading: string, steps: readonly SetupStep[], sdk: Sdk): string | false =>
  steps.length > 0 &&
  blocks(
    heading,
    ...steps.map((step) =>
      blocks(`#### ${step.title} {/* #${anchors[sdk]}-setup-${step.id} */}`, condition(step), step.text),
    ),
  );

function installation(sdk: Sdk, from: PageVersion, to: PageVersion): string {
  const name = packageNames[sdk];
  const version = to.packages[name];
  if (version === from.packages[name])
    return `The docs of both versions describe version ${version} of \`${name}\`, so there is nothing to install.`;
  return sdk === 'server-python'
    ? `\`\`\`bash\npip install ${name}==${version}\n\`\`\``
    : `\`\`\`bash npm2yarn\nnpm install ${name}@${version}\n\`\`\``;
}

/**
 * Writes a checklist that can be printed. The style sheet adds the boxes, because an input would need a label and a
 * script.
 */
function checklist({ sdk, setup, changes }: Upgrade, from: PageVersion, to: PageVersion): string {
  const anchor = anchors[sdk];
  const name = packageNames[sdk];
  const version = to.packages[name];
  const stepItem = (step: SetupStep) => checklistItem(step, `${anchor}-setup-${step.id}`);
  const items = [
    ...(version === from.packages[name] ? [] : [`Install \`${name}\` ${version}`]),
    ...setup.filter(({ last }) => !last).map(stepItem),
    ...changes.filter(requiresAction).map((change) => checklistItem(change, `${anchor}-${change.id}`)),
    sdk === 'server-python' ? 'Run your type checker and your tests' : 'Compile your code, and run your tests',
    ...setup.filter(({ last }) => last).map(stepItem),
  ];
  return blocks('<div className="checklist">', items.map((item) => `- ${item}`).join('\n'), '</div>');
}

const checklistItem = ({ title, appliesIf }: Pick<Change | SetupStep, 'title' | 'appliesIf'>, anchor: string): string =>
  `[${title}](#${anchor})${appliesIf ? `, if ${appliesIf}` : ''}`;

/** Writes the condition that lets readers skip a section. */
const condition = ({ appliesIf }: Pick<Change | SetupStep, 'appliesIf'>) => appliesIf && `**Applies if** ${appliesIf}.`;

function changeSection(change: Change, sdk: Sdk, from: PageVersion, to: PageVersion): string {
  const { before, after, noCode } = change;
  const changed = before && after ? changedLines(before.code, after.code) : undefined;
  return blocks(
    `#### ${change.title} {/* #${anchors[sdk]}-${change.id} */}`,
    noCode === noAction && noAction,
    condition(change),
    change.text,
    noCode && noCode !== noAction && withFullStop(noCode),
    before && fence(before, `generated title="Before: ${from.name}"${lines('removed', changed?.removed)}`),
    after && fence(after, `title="${before ? 'After' : 'Example'}: ${to.name}"${lines('added', changed?.added)}`),
    referenceLinks(change, sdk, to.symbols),
  );
}

const withFullStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const fence = ({ code, lang }: ChangeCode, meta: string): string => `\`\`\`${lang} ${meta}\n${code}\n\`\`\``;

const lines = (name: string, numbers: readonly number[] = []): string =>
  numbers.length > 0 ? ` ${name}="${numbers.join(',')}"` : '';

/** Maximum number of reference links for a change. */
const mostLinks = 3;

function referenceLinks({ covers }: Change, sdk: Sdk, symbols: readonly SymbolEntry[]): string {
  const names = [...new Set(covers.map((name) => name.split(/[.(<]/)[0]!))];
  const links = names.flatMap((name) => {
    const entry = findSymbol(symbols, sdk, name);
    return entry ? [`[\`${name}\`](../${entry.page}.mdx)`] : [];
  });
  return links.length > 0 ? `Reference: ${links.slice(0, mostLinks).join(', ')}.` : '';
}

/** Summarizes an upgrade as change counts, for use as link text. */
function summary({ changes }: Upgrade): string {
  const breaking = changes.filter(({ kind }) => kind === 'removed' || kind === 'breaking').length;
  const others = changes.length - breaking;
  if (changes.length === 0) return 'no changes';
  return [breaking > 0 && `${breaking} breaking`, others > 0 && `${others} other`].filter(Boolean).join(', ');
}

/** A version and the path prefix of its pages, which is empty for the latest version. */
interface LaterVersion {
  readonly name: string;
  readonly prefix: string;
}

/**
 * Writes the page on which readers choose their SDK and the version that they upgrade from.
 *
 * @param upgrades - upgrades from each older version, newest first; the oldest version has none.
 * @param later - newer versions, newest first, whose docs contain the guides for upgrading from this version.
 */
export function upgradeIndex(
  to: PageVersion,
  upgrades: readonly { readonly from: PageVersion; readonly upgrades: UpgradesOfPair }[],
  later: readonly LaterVersion[],
): string {
  const name = inWords(to.name);
  const head = frontMatter({
    title: `Upgrade to ${name}`,
    description: `Guides for upgrading the Fishjam SDKs for React, React Native, Node.js and Python to ${name} from every older version.`,
    kind: 'landing',
    sidebar_label: 'Upgrade',
  });
  if (upgrades.length === 0) {
    return `${blocks(
      head,
      `Version ${to.name} is the oldest documented version, so there is no guide for upgrading to it.`,
      laterGuides(to, later),
    )}\n`;
  }
  return `${blocks(
    head,
    `Choose your SDK and the version that your code uses today. Each guide lists every change up to ${name}, with before-and-after code, the packages to install, and a command that finds the code to change. To get a guide for one SDK as Markdown, append ${sdkFiles} to its URL.`,
    table(
      ['SDK', ...upgrades.map(({ from }) => `[From ${from.name}](./from-${from.name}.mdx)`)],
      sdks.map((sdk) => [
        shortSdkNames[sdk],
        ...upgrades.map(
          ({ from, upgrades: pair }) => `[${summary(pair[sdk])}](./from-${from.name}.mdx#${anchors[sdk]})`,
        ),
      ]),
    ),
    '## Package versions',
    'Package versions can differ from the version of the docs. To find out which version of the docs matches your project, compare its packages with this table:',
    table(
      ['Package', ...upgrades.map(({ from }) => from.name).reverse(), to.name],
      sdks.map((sdk) => [
        `\`${packageNames[sdk]}\``,
        ...upgrades.map(({ from }) => from.packages[packageNames[sdk]]).reverse(),
        to.packages[packageNames[sdk]],
      ]),
    ),
    later.length > 0 && blocks('## Upgrade to a later version', laterGuides(to, later)),
  )}\n`;
}

/** Links to the guides in the docs of later versions. A path of a file would stay in this version. */
function laterGuides({ name }: PageVersion, later: readonly LaterVersion[]): string {
  const links = later.map(
    (version) => `- [Upgrade from ${name} to ${inWords(version.name)}](${version.prefix}/upgrade/from-${name})`,
  );
  return blocks(
    `To upgrade code that was written for ${name} to a later version, use a guide in that version's docs:`,
    links.join('\n'),
  );
}
