// Ejected: hides the content while the page's changes are shown. The content stays mounted, so that it keeps its state.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import ChangesView from '@site/src/components/changes/changes-view';
import { useComparedVersion } from '@site/src/components/changes/use-changes';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const isTitleShown = !frontMatter.hide_title && contentTitle === undefined;
  const since = useComparedVersion();
  return (
    <>
      {since && <ChangesView since={since} />}
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} hidden={since !== undefined}>
        {isTitleShown && (
          <header>
            <Heading as="h1">{metadata.title}</Heading>
          </header>
        )}
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
