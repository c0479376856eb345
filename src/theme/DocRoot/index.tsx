// Wrapped: the original matches `/API` as `/api`, although servers do not, and renders the not-found page as a docs
// page.
import DocRoot from '@theme-original/DocRoot';
import type { Props } from '@theme/DocRoot';
import { useMemo, type ReactNode } from 'react';
import { isNotFoundPath } from '@site/src/lib/not-found-path';
import { pagePath } from '@site/src/lib/page-path';

export default function DocRootWithOnePage({ route, ...props }: Props): ReactNode {
  const path = pagePath(props.location.pathname);
  const own = useMemo(
    () => ({ ...route, routes: route.routes?.filter((page) => page.path === path && !isNotFoundPath(path)) ?? [] }),
    [route, path],
  );
  return <DocRoot {...props} route={own} />;
}
