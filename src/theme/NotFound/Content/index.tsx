// Ejected: the original is a dead end; this one suggests pages, offers search and links to the main sections.
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { queryOf } from '@site/src/components/not-found/query';
import { requestSearch } from '@site/src/search/ui/request-search';

const sections = {
  tutorials: 'Tutorials',
  'how-to': 'How-to guides',
  explanation: 'Explanations',
  api: 'API reference',
  upgrade: 'Upgrade guides',
};

export default function NotFoundContent({ className }: Props): ReactNode {
  const [{ path }] = useDocsVersionCandidates(undefined);
  const prefix = path.replace(/\/$/, '');
  const { pathname } = useLocation();
  const [Suggestions, setSuggestions] = useState<ComponentType<{ readonly pathname: string }>>();
  useEffect(() => {
    import(/* webpackChunkName: "not-found-suggestions" */ '@site/src/components/not-found/suggestions').then(
      (loaded) => setSuggestions(() => loaded.default),
      // The page is complete without the suggestions.
      (error: unknown) => console.warn('The suggestions could not be loaded.', error),
    );
  }, []);
  return (
    <main className={clsx('container markdown not-found', className)}>
      <PageMetadata title="Page not found">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. The page may have moved, or it may exist only in another version of the docs.
      </p>
      <button
        type="button"
        className="button button--primary not-found-search"
        onClick={() => requestSearch(queryOf(pathname))}
      >
        Search the docs
      </button>
      {Suggestions && <Suggestions pathname={pathname} />}
      <section aria-labelledby="sections">
        <h2 id="sections">Sections</h2>
        <ul>
          <li>
            <Link to={path}>Introduction</Link>
          </li>
          {Object.entries(sections).map(([folder, label]) => (
            <li key={folder}>
              <Link to={`${prefix}/${folder}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
