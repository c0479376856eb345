import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import rehypeLongNames from '../../plugins/markdown/break-opportunities/rehype-long-names';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

function withSeams(html: string): string {
  const tree = parser.parse(html);
  rehypeLongNames()(tree);
  return toHtml(tree);
}

const row = (cell: string) => `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`;
const codeInCell = (name: string) => withSeams(row(`<code>${name}</code>`));

describe('a long name in a table', () => {
  it.each([
    ['android.enableForegroundService', 'android.<wbr>enable<wbr>Foreground<wbr>Service'],
    ['TRACK_ENCODING_UNSPECIFIED', 'TRACK_<wbr>ENCODING_<wbr>UNSPECIFIED'],
    ['https://fishjam.io/api/v1/connect', 'https://<wbr>fishjam.<wbr>io/<wbr>api/<wbr>v1/<wbr>connect'],
    ['@fishjam-cloud/react-native-client', '@fishjam-<wbr>cloud/<wbr>react-<wbr>native-<wbr>client'],
    ['createWhepClient(configuration: A)', 'create<wbr>Whep<wbr>Client(<wbr>configuration: A'],
    ['NSMicrophoneUsageDescription', 'NSMicrophone<wbr>Usage<wbr>Description'],
  ])('has break opportunities: %s', (name, html) => {
    expect(codeInCell(name)).toContain(html);
  });

  it('has break opportunities in a link', () => {
    expect(withSeams(row('<a href="#a"><code>setPreferredReceiverVideoCodecs</code></a>'))).toContain(
      'set<wbr>Preferred',
    );
  });

  it('is unchanged if it has at most 24 letters', () => {
    expect(codeInCell('NSCameraUsageDescription')).not.toContain('<wbr>');
    expect(codeInCell('roomId: string, peerId: string')).not.toContain('<wbr>');
  });

  it('is unchanged outside of code and outside of a cell', () => {
    const name = 'setPreferredReceiverVideoCodecs';
    expect(withSeams(row(name))).not.toContain('<wbr>');
    expect(withSeams(`<p><code>${name}</code></p>`)).not.toContain('<wbr>');
  });
});
