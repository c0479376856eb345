import { describe, expect, it } from 'vitest';
import { headTitle } from '../../src/lib/head-title';

const symbol = { symbol_kind: 'Hook', sdk: 'mobile' };

describe('headTitle', () => {
  it('names the kind and the SDK of a symbol', () => {
    const page = { title: 'useCamera', permalink: '/api/mobile/functions/useCamera', version: '0.22.0' };
    expect(headTitle({ ...page, frontMatter: symbol })).toBe('useCamera hook (React Native)');
  });

  it('names each version except the latest, which has no prefix', () => {
    const page = { title: 'useCamera', frontMatter: symbol };
    const path = '/api/mobile/functions/useCamera';
    expect(headTitle({ ...page, permalink: `/0.21.0${path}`, version: '0.21.0' })).toBe(
      'useCamera hook (React Native 0.21.0)',
    );
    expect(headTitle({ ...page, permalink: `/next${path}`, version: 'current' })).toBe(
      'useCamera hook (React Native next)',
    );
  });

  it('names the SDK of a guide unless the title does', () => {
    const page = { permalink: '/how-to/react/connecting', version: '0.22.0', frontMatter: { sdk: 'web' } };
    expect(headTitle({ ...page, title: 'Connect to a room' })).toBe('Connect to a room (React)');
    expect(headTitle({ ...page, title: 'Install the React SDK' })).toBe('Install the React SDK');
  });

  it('leaves the title of a page about several SDKs or none as it is', () => {
    const page = { title: 'Architecture', permalink: '/explanation/architecture', version: '0.22.0' };
    expect(headTitle({ ...page, frontMatter: { sdk: ['web', 'mobile'] } })).toBe('Architecture');
    expect(headTitle({ ...page, frontMatter: {} })).toBe('Architecture');
  });
});
