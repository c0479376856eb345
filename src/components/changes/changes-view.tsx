import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ChangesFailure } from './changes-failure';

type Changes = ComponentType<{ readonly since: string }>;

/** Shows the changes view, whose script loads only when a reader opens it. */
export default function ChangesView({ since }: { readonly since: string }): ReactNode {
  const [Loaded, setLoaded] = useState<Changes>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    import(/* webpackChunkName: "page-changes" */ './changes').then(
      (changes) => setLoaded(() => changes.default),
      (error: unknown) => {
        console.warn(error);
        setHasFailed(true);
      },
    );
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setHasFailed(false);
    load();
  };
  if (Loaded) return <Loaded since={since} />;
  if (!hasFailed) return <p role="status">Loading the changes…</p>;
  return <ChangesFailure onRetry={retry} />;
}
