import { useLocation } from '@docusaurus/router';
import { useLayoutEffect, useRef } from 'react';
import { hashTarget } from '../../lib/hash-target';

/** Position of the hash's target in the document. All groups of tabs share it, because one commit can switch several. */
let position = 0;

/**
 * Keeps the target of the hash where the reader sees it when a group of tabs switches to the stored choice. The switch
 * follows the first commit, and by then, the browser or the router has already scrolled to the target. If the reader
 * chooses a tab, the framework puts that tab back in its place afterward.
 *
 * @param selected - value of the selected tab.
 */
export function useKeepHashTarget(selected: string): void {
  const { hash } = useLocation();
  const lastHash = useRef<string>(undefined);
  useLayoutEffect(() => {
    const target = hashTarget(hash);
    if (!target) return;
    const { top } = target.getBoundingClientRect();
    const distance = top + window.scrollY - position;
    position += distance;
    const isNew = lastHash.current !== hash;
    lastHash.current = hash;
    const wasInView = top - distance >= 0 && top - distance < window.innerHeight;
    if (!isNew && wasInView) window.scrollBy({ top: distance, behavior: 'instant' });
  }, [selected, hash]);
}
