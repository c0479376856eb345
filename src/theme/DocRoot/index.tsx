// Wrapped: the original takes `/API` for `/api`, which no server does, shows the not-found page as a page of the docs, and
// compares the address with that of each page; and a page is drawn before the reader goes there.
import DocRoot from '@theme-original/DocRoot';
import type { Props } from '@theme/DocRoot';
import { useMemo, type ReactNode } from 'react';
import type { RouteConfig } from 'react-router-config';
import { isNotFoundPath } from '@site/plugins/not-found-pages/not-found-path';
import { pagePath } from '@site/plugins/page-markdown/markdown-path';
import DocPages from '@site/src/navigation/doc-pages';

export default function DocRootWithOnePage({ route, ...props }: Props): ReactNode {
  const pages = useMemo(() => pagesByPath(route.routes ?? []), [route]);
  const page = pages.get(pagePath(props.location.pathname));
  const own = useMemo(
    () => ({ ...route, routes: page ? [{ ...page, component: DocPages, pages }] : [] }),
    [route, page, pages],
  );
  return <DocRoot {...props} route={own} />;
}

function pagesByPath(routes: readonly RouteConfig[]): ReadonlyMap<string, RouteConfig> {
  return new Map(
    routes.flatMap((page) => (typeof page.path === 'string' && !isNotFoundPath(page.path) ? [[page.path, page]] : [])),
  );
}
