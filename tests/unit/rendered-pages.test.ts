import { describe, expect, it } from 'vitest';
import { pageKeys, type ServerBundle } from '../../plugins/rendered-pages/page-keys';

const bundle: ServerBundle = {
  modules: { bar: 'bar', registry: 'registry' },
  files: ['frame.1.js', 'menu.1.js', 'doc.1.js', 'home.1.js', 'guide.1.js', 'other.1.js', 'next.1.js', 'lazy.1.js'],
  routes: {
    '/-abc': { __comp: 'frame', __context: { plugin: 'inline' } },
    '/next-abc': { __comp: 'next', __props: 'menu' },
    '/-a1c': { __comp: 'doc', content: 'home' },
    '/next/guide-abc': { __comp: 'doc', content: 'guide' },
    '/next/guide/other-abc': { __comp: 'doc', content: ['other'] },
    '/nextdoor-abc': { __comp: 'doc', content: 'door' },
  },
};
const pages = ['/', '/next', '/next/guide', '/next/guide/other', '/nextdoor'];

/** Which pages would be rendered again. */
function changed(change: Partial<ServerBundle>): string[] {
  const [before, after] = [pageKeys(bundle), pageKeys({ ...bundle, ...change })];
  return pages.filter((page) => before(page) !== after(page));
}

const withFile = (chunk: string) => bundle.files.map((file) => file.replace(`${chunk}.1`, `${chunk}.2`));

describe('a page is rendered again', () => {
  it('not when nothing has changed, in whatever order it is named', () => {
    expect(changed({ files: bundle.files.toReversed(), modules: { registry: 'registry', bar: 'bar' } })).toEqual([]);
  });

  it('when its own content has changed, with those below it', () => {
    expect(changed({ files: withFile('guide') })).toEqual(['/next/guide', '/next/guide/other']);
    expect(changed({ files: withFile('other') })).toEqual(['/next/guide/other']);
  });

  it('when what is around it has changed', () => {
    expect(changed({ files: withFile('menu') })).toEqual(['/next', '/next/guide', '/next/guide/other']);
    expect(changed({ files: withFile('frame') })).toEqual(pages);
  });

  it('when a component of its route has changed', () => {
    expect(changed({ files: withFile('doc') })).toEqual(pages);
  });

  it('when the code of every page has changed, or that of a chunk which is no route’s', () => {
    expect(changed({ modules: { ...bundle.modules, bar: 'new bar' } })).toEqual(pages);
    expect(changed({ modules: { ...bundle.modules, more: 'more' } })).toEqual(pages);
    expect(changed({ files: withFile('lazy') })).toEqual(pages);
    expect(changed({ files: [...bundle.files, 'new.1.js'] })).toEqual(pages);
  });

  it('when it gets other chunks, or one goes into the bundle itself', () => {
    expect(changed({ routes: { ...bundle.routes, '/nextdoor-abc': { __comp: 'doc', content: 'other' } } })).toEqual([
      '/nextdoor',
    ]);
    expect(changed({ files: [...bundle.files, 'door.1.js'] })).toEqual(['/nextdoor']);
  });

  it('always when no route has its path', () => {
    expect(pageKeys(bundle)('/next/unknown')).toBeUndefined();
  });
});
