import { useLocation } from '@docusaurus/router';
import { useLayoutEffect, useRef } from 'react';
import { hashTarget } from '../../lib/hash-target';

/** Position of the hash's target in the document. All groups of tabs share it, because one commit can switch several. */
let position = 0;

/** Number of times that the reader has chosen a tab. */
let choices = 0;

/** Records that the reader has chosen a tab. The clicked tab then stays in place instead of the target of the hash. */
export function noteChoice(): void {
  choices += 1;
}

/**
 * Keeps the target of the hash where the reader sees it when a group of tabs switches to the stored choice. The switch
 * follows the first commit, and by then, the browser or the router has already scrolled to the target.
 *
 * @param selected - value of the selected tab.
 */
export function useKeepHashTarget(selected: string): void {
  const { hash } = useLocation();
  const last = useRef<{ readonly hash: string; readonly choices: number }>(undefined);
  useLayoutEffect(() => {
    const target = hashTarget(hash);
    if (!target) return;
    const { top } = target.getBoundingClientRect();
    const distance = top + window.scrollY - position;
    position += distance;
    if (last.current?.hash !== hash) {
      last.current = { hash, choices };
      return;
    }
    const wasInView = top - distance >= 0 && top - distance < window.innerHeight;
    if (last.current.choices === choices && wasInView) window.scrollBy({ top: distance, behavior: 'instant' });
  }, [selected, hash]);
}
