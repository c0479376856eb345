import type { ApiHistory } from '../history/file';
import { historyOfEntry } from '../history/page';
import { counterpartOf, differenceInWords } from '../platforms/counterpart';
import { isClient, type PlatformPairs } from '../platforms/pairs';
import { purposes } from '../purposes';
import { sdks, sdkTitles, type Sdk } from '../../../src/lib/sdks';
import { blocks, table } from '../render/markdown';
import type { SymbolEntry } from '../symbol-index';
import { whatIsUsedFirst } from './sdk-landing';

/** Data for the page that compares platforms, in one version. */
export interface PlatformsPage {
  readonly version: string;
  readonly entries: readonly SymbolEntry[];
  readonly history: ApiHistory;
  readonly pairs: PlatformPairs;
}

/**
 * Writes the page that compares the platforms: which SDKs have each feature and symbol, their first versions, and the
 * differences.
 */
export function platformsPage(data: PlatformsPage): string {
  const features = [...new Set(sdks.flatMap((sdk) => purposes[sdk]))].filter((feature) =>
    data.entries.some(({ purpose }) => purpose === feature),
  );
  const isOfClients = (feature: string) =>
    data.entries.some(({ purpose, sdk }) => purpose === feature && isClient(sdk));
  const oldest = data.history.web.versions[0];
  return `${blocks(
    [
      '---',
      'title: Compare platforms',
      'description: "Features and symbols of the Fishjam React, React Native and server SDKs: where each one exists, which version added it, and how the SDKs differ."',
      'kind: landing',
      'sidebar_label: Compare platforms',
      'sidebar_position: 8',
      'hide_table_of_contents: false',
      '---',
    ].join('\n'),
    `Find out which SDKs have each feature, and which version added it. The tables are generated from the types that the SDKs export. A version is given only for features and symbols that were added after ${oldest}.`,
    '## Features',
    'The table shows the features for which each SDK exports symbols. Symbols that only a `debug` entry point exports do not count.',
    table(
      ['Feature', ...sdks.map((sdk) => sdkTitles[sdk])],
      features.map((feature) => [
        isOfClients(feature) ? `[${feature}](#${anchorOf(feature)})` : feature,
        ...sdks.map((sdk) => featureIn(sdk, feature, data)),
      ]),
    ),
    ...features.filter(isOfClients).map((feature) => featureSection(feature, data)),
    '## Server symbols',
    table(
      ['Feature', ...serverSdks.map((sdk) => sdkTitles[sdk])],
      features
        .filter((feature) => serverSdks.some((sdk) => symbolsOf(sdk, feature, data).length > 0))
        .map((feature) => [
          feature,
          ...serverSdks.map((sdk) =>
            symbolsOf(sdk, feature, data)
              // A name can have two pages, as a type and as a value. The first page is enough here.
              .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
              .map((entry) => linkTo(entry, data))
              .join(', '),
          ),
        ]),
    ),
  )}\n`;
}

const serverSdks = sdks.filter((sdk) => !isClient(sdk));

const anchorOf = (feature: string) => feature.toLowerCase().replaceAll(' ', '-');

function symbolsOf(sdk: Sdk, feature: string, { entries }: PlatformsPage): SymbolEntry[] {
  return entries.filter((entry) => entry.sdk === sdk && entry.purpose === feature).sort(whatIsUsedFirst);
}

/** Table cells for features that an SDK has without exporting a symbol for them. */
const withoutSymbols: Partial<Record<Sdk, Readonly<Record<string, string>>>> = {
  mobile: { 'Custom sources': '[In native code](../how-to/react-native/custom-video-sources/overview.mdx)' },
  'server-python': { 'Livestream tokens': 'As strings' },
};

/** Returns the table cell for a feature in an SDK, such as "Yes", "No", or "Since" and a version. */
function featureIn(sdk: Sdk, feature: string, data: PlatformsPage): string {
  const symbols = symbolsOf(sdk, feature, data).map((entry) => historyOfEntry(data.history[sdk], entry, data.version));
  const [first] = symbols;
  if (!first) return withoutSymbols[sdk]?.[feature] ?? 'No';
  const { versions } = data.history[sdk];
  const earliest = symbols.reduce(
    (found, { since }) => (versions.indexOf(since) < versions.indexOf(found) ? since : found),
    first.since,
  );
  return symbols.some(({ isOldest }) => isOldest) ? 'Yes' : `Since ${earliest}`;
}

function featureSection(feature: string, data: PlatformsPage): string {
  const counterpartIn = (entry: SymbolEntry) =>
    counterpartOf(entry, data.entries, data.history, data.version, data.pairs);
  const web = symbolsOf('web', feature, data).map((entry) => ({ web: entry, found: counterpartIn(entry) }));
  // A counterpart may have a different purpose on its platform. Such a counterpart is listed in the row of the React
  // symbol.
  const paired = new Set(symbolsOf('mobile', feature, data).filter((entry) => counterpartIn(entry) !== undefined));
  const rows = [
    ...web.map(({ web: entry, found }) => [
      linkTo(entry, data),
      found ? linkTo(found.entry, data) : 'No',
      found ? differencesOf(found.difference) : '',
    ]),
    ...symbolsOf('mobile', feature, data)
      .filter((entry) => !paired.has(entry))
      .map((entry) => ['No', linkTo(entry, data), '']),
  ];
  return rows.length > 0
    ? blocks(`## ${feature}`, table([sdkTitles.web, sdkTitles.mobile, 'React Native compared with React'], rows))
    : '';
}

function differencesOf(difference: Parameters<typeof differenceInWords>[0]): string {
  const words = differenceInWords(difference);
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function linkTo(entry: SymbolEntry, { history, version }: PlatformsPage): string {
  const { since, isOldest } = historyOfEntry(history[entry.sdk], entry, version);
  return `[\`${entry.name}\`](./${entry.page.slice('api/'.length)}.mdx)${isOldest ? '' : ` (${since})`}`;
}
