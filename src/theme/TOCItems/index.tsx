// Ejected: the original measures the page before it is painted, and goes on to do so when another one has taken its place.
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import { use, type ReactNode } from 'react';
import { useCurrentEntry } from '@site/src/components/toc/use-current-entry';
import { IsTold } from '@site/src/navigation/is-told';

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
  ...props
}: Props): ReactNode {
  const levels = useThemeConfig().tableOfContents;
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? levels.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? levels.maxHeadingLevel,
  });
  const isTold = use(IsTold);
  useCurrentEntry(
    isTold && linkClassName && linkActiveClassName ? { link: linkClassName, active: linkActiveClassName } : undefined,
  );
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} {...props} />;
}
