// Wrapped: the original takes `/API` for `/api`, which no server does, and shows the not-found page as a page of the docs.
import DocRoot from '@theme-original/DocRoot';
import type { Props } from '@theme/DocRoot';
import { useMemo, type ReactNode } from 'react';
import { isNotFoundPath } from '@site/plugins/not-found-pages/not-found-path';

export default function DocRootWithExactPaths({ route, ...props }: Props): ReactNode {
  const exact = useMemo(
    () => ({
      ...route,
      routes: route.routes
        ?.filter(({ path }) => typeof path !== 'string' || !isNotFoundPath(path))
        // Those of a built site are exact; a copy would make the components of all pages.
        .map((page) => (page.sensitive ? page : { ...page, sensitive: true })),
    }),
    [route],
  );
  return <DocRoot {...props} route={exact} />;
}
