import { useLocation } from '@docusaurus/router';
import { useLayoutEffect, useRef } from 'react';
import { hashTarget } from '../../lib/hash-target';

/** Position of the hash's target in the document. All groups of tabs share it, because one commit can switch several. */
let position = 0;

/**
 * Keeps the target of the hash where the reader sees it while a group of tabs switches to the stored choice. The switch
 * follows the first commit, and by then, the browser or the router has already scrolled to the target.
 *
 * @param selected - value of the selected tab.
 */
export function useKeepHashTarget(selected: string): void {
  const { hash } = useLocation();
  const phase = useRef<'new' | 'mounted' | 'settled'>('new');
  useLayoutEffect(() => {
    const target = phase.current === 'settled' ? null : hashTarget(hash);
    if (!target) return;
    const { top } = target.getBoundingClientRect();
    const distance = top + window.scrollY - position;
    position += distance;
    if (phase.current === 'new') {
      phase.current = 'mounted';
      // Later switches are the reader's own, and they keep the clicked tab in place.
      requestAnimationFrame(() => (phase.current = 'settled'));
    } else if (top - distance >= 0 && top - distance < window.innerHeight) {
      window.scrollBy({ top: distance, behavior: 'instant' });
    }
  }, [selected, hash]);
}
