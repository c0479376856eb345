import { packageNames } from '../packages';
import { sdks, sdkTitles, type Sdk } from '../../../src/lib/sdks';
import { blocks, quoted } from '../render/markdown';
import { findSymbol, type SymbolEntry } from '../symbol-index';
import { proseWithCode } from './sdk-landing';

/** Symbols that most readers of each SDK start with. */
const firstStops: Readonly<Record<Sdk, readonly string[]>> = {
  web: ['FishjamProvider', 'useConnection', 'usePeers', 'useCamera', 'useMicrophone'],
  mobile: ['useConnection', 'usePeers', 'useCamera', 'useMicrophone', 'VideoRendererView'],
  server: ['FishjamClient', 'FishjamWSNotifier', 'FishjamAgent', 'RoomConfig', 'PeerOptions'],
  'server-python': ['FishjamClient', 'FishjamNotifier', 'Agent', 'RoomOptions', 'PeerOptions'],
};

/**
 * Writes the landing page of the API reference of one version.
 *
 * @param entries - the symbols of all SDKs of the version.
 * @param hasProtocolReference - whether the version has the page about REST and protobuf.
 * @param news - changes since the previous version; the oldest version has none.
 */
export function apiLanding(entries: readonly SymbolEntry[], hasProtocolReference: boolean, news?: string): string {
  return `${blocks(
    [
      '---',
      'title: API reference',
      'description: "API reference for the Fishjam SDKs for React, React Native, Node.js and Python: every hook, component, class and type."',
      'kind: landing',
      `sidebar_label: ${quoted('API reference')}`,
      '---',
    ].join('\n'),
    'Look up the hooks, components, classes, functions and types of the Fishjam SDKs in this version.',
    '[Compare platforms](./platforms.mdx) shows which SDKs have each feature or symbol, and which version added it.',
    ...sdks.map((sdk) => sdkSection(sdk, entries)),
    hasProtocolReference &&
      blocks(
        '## REST and protobuf',
        'To use Fishjam without an SDK, see the [REST endpoints, notifications and protobuf messages](./reference/index.mdx) that the SDKs are built on.',
      ),
    news,
  )}\n`;
}

function sdkSection(sdk: Sdk, entries: readonly SymbolEntry[]): string {
  const count = entries.filter((entry) => entry.sdk === sdk).length;
  const stops = firstStops[sdk].flatMap((name) => findSymbol(entries, sdk, name) ?? []);
  return blocks(
    `## ${sdkTitles[sdk]}`,
    `\`${packageNames[sdk]}\`: [all ${count} symbols, grouped by purpose](./${sdk}/index.mdx). Key symbols:`,
    stops
      .map(
        ({ name, page, summary }) => `- [\`${name}\`](./${page.slice('api/'.length)}.mdx): ${proseWithCode(summary)}`,
      )
      .join('\n'),
  );
}
