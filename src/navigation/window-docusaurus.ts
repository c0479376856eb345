import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import { whenIdle } from './when-idle';

/**
 * What the framework's links call, by `window.docusaurus`: each prefetches its page when it comes into sight. A screen has
 * many of them, and looking up what one needs takes milliseconds, so each waits until the browser has nothing else to do.
 */
export default Object.freeze({
  ...docusaurus,
  prefetch: (path: string) => whenIdle(() => void docusaurus.prefetch(path)),
});
