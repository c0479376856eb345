import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import map from '@generated/docusaurus-plugin-content-docs/default/route-map.json';
import { listInWords } from '../../lib/list-in-words';
import { suggest, type OtherVersion, type Suggestion, type Suggestions } from './suggest';

/**
 * Pages to suggest for an unknown address. Loaded only on the not-found page, because its script contains the addresses
 * of all versions.
 */
export default function SuggestionsFor({ pathname }: { readonly pathname: string }): ReactNode {
  const suggestions = suggest(pathname, map);
  const { version, here, moved, elsewhere, similar } = suggestions;
  return (
    <>
      <p role="status">{summaryOf(suggestions)}</p>
      {here && (
        <ul>
          <PageItem page={here} />
        </ul>
      )}
      {moved && (
        <section aria-labelledby="moved-page">
          <h2 id="moved-page">{moved.since === version ? `Moved in ${version}` : `In ${version}`}</h2>
          <ul>
            <PageItem page={moved} />
          </ul>
        </section>
      )}
      {elsewhere.length > 0 && (
        <section aria-labelledby="other-versions">
          <h2 id="other-versions">In other versions</h2>
          <ul>
            {elsewhere.map((page) => (
              <li key={page.href}>
                <Link to={page.href}>
                  {page.title} in {page.version}
                </Link>
                {page.movedIn && <> (moved in {page.movedIn})</>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {similar.length > 0 && (
        <section aria-labelledby="similar-pages">
          <h2 id="similar-pages">Pages with a similar address</h2>
          <ul>
            {similar.map((page) => (
              <PageItem key={page.href} page={page} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function PageItem({ page: { href, title } }: { readonly page: Suggestion }): ReactNode {
  return (
    <li>
      <Link to={href}>{title}</Link>{' '}
      <code>
        {href.split('/').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && '/'}
            {index > 1 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
    </li>
  );
}

/** Summarizes the suggestions in one or two sentences, which screen readers announce. */
function summaryOf({ version, here, moved, elsewhere, similar }: Suggestions): string {
  if (here) return `In version ${version}, this page has another address.`;
  if (moved) return `This page moved in version ${moved.since}. In ${version}, it is “${moved.title}”.`;
  if (elsewhere.length > 0) return `Version ${version} does not have this page. ${listOf(elsewhere)}`;
  if (similar.length > 0) return similar.length === 1 ? 'The page below may help.' : 'The pages below may help.';
  return 'No page has a similar address.';
}

function listOf(pages: readonly OtherVersion[]): string {
  return `It is in ${listInWords(pages.map(({ version }) => version))}.`;
}
