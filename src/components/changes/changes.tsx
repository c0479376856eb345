import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import Heading from '@theme/Heading';
import { useEffect, type ReactNode } from 'react';
import { markdownPath, pagePath } from '@site/src/lib/page-path';
import { focusElement, startOfPage } from '../../lib/focus-element';
import { DiffView } from './diff-view';
import { useDiff } from './use-diff';
import { changesQuery, useOlderVersions } from './use-changes';
import { ChangesFailure } from './changes-failure';

/** Changes to a page since an older version. */
export default function Changes({ since }: { readonly since: string }): ReactNode {
  const { title, permalink } = useDoc().metadata;
  const versions = useOlderVersions();
  // The version comes from the address, so it may also be the name of an inherited property.
  const older = Object.hasOwn(versions, since) ? versions[since] : undefined;
  const { action } = useHistory();
  // Moves focus to the heading when the reader follows a link, as on a new page.
  useEffect(() => {
    const heading = startOfPage();
    if (action !== 'POP' && heading) focusElement(heading);
  }, [action, since]);
  return (
    <div className="changes markdown">
      <header>
        <Heading as="h1">Changes in “{title}”</Heading>
      </header>
      <p className="changes-bar">
        <Link to={pagePath(permalink)}>Show the page</Link>
        {Object.keys(versions).map((version) => (
          <Link key={version} to={changesQuery(version)} aria-current={version === since ? 'true' : undefined}>
            Since {version}
          </Link>
        ))}
      </p>
      {older === undefined ? (
        <p role="status">There are no changes to show since version {since}.</p>
      ) : (
        <Comparison key={since} since={since} older={older} newer={permalink} />
      )}
    </div>
  );
}

interface ComparisonProps {
  readonly since: string;
  /** Paths of the page in both versions. */
  readonly older: string;
  readonly newer: string;
}

function Comparison({ since, older, newer }: ComparisonProps): ReactNode {
  const { state, retry } = useDiff(markdownPath(older), markdownPath(newer));
  if (state.status === 'failed') return <ChangesFailure onRetry={retry} />;
  return (
    <>
      <p role="status">{state.status === 'ready' ? summaryOf(state.count, since) : 'Loading the changes…'}</p>
      {state.status === 'ready' && <DiffView lines={state.lines} />}
    </>
  );
}

const summaryOf = (count: number, since: string): string =>
  `${count === 1 ? 'One change' : `${count} changes`} since ${since}.`;
