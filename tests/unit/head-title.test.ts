import { describe, expect, it } from 'vitest';
import { headTitle } from '../../plugins/docs/head-title';
import { releasedVersions } from '../../plugins/shared/versions';

const [latest, older] = releasedVersions();

describe('headTitle', () => {
  it('names the kind, the SDK and each version except the latest', () => {
    const symbol = { title: 'useCamera', symbol_kind: 'Hook', sdk: 'mobile' };
    const page = 'api/mobile/functions/useCamera.mdx';
    expect(headTitle(`versioned_docs/version-${latest}/${page}`, symbol)).toBe('useCamera hook (React Native)');
    expect(headTitle(`versioned_docs/version-${older}/${page}`, symbol)).toBe(`useCamera hook (React Native ${older})`);
    expect(headTitle(`docs/${page}`, symbol)).toBe('useCamera hook (React Native next)');
  });

  it('names the SDK of a guide unless the title does', () => {
    const file = `versioned_docs/version-${latest}/how-to/react/page.mdx`;
    expect(headTitle(file, { title: 'Connect to a room', sdk: 'web' })).toBe('Connect to a room (React)');
    expect(headTitle(file, { title: 'Install the React SDK', sdk: 'web' })).toBe('Install the React SDK');
  });

  it('leaves the title of a page about several SDKs or none as it is', () => {
    const file = `versioned_docs/version-${latest}/explanation/architecture.mdx`;
    expect(headTitle(file, { title: 'Architecture', sdk: ['web', 'mobile'] })).toBe('Architecture');
    expect(headTitle(file, { title: 'Architecture' })).toBe('Architecture');
  });
});
