// Inlined into the head of each page by `plugins/client-bundle/complete-html.ts`: the boot script may no longer exist after a deploy.
import { recover } from './recovery/recover';

// By then the browser has run the boot script, which is deferred.
document.addEventListener('DOMContentLoaded', () => {
  if (!('docusaurus' in window)) void recover();
});
