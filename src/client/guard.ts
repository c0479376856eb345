// Covers the time until the boot script runs, and recovers from a boot script that no longer exists after a deploy.
// Inlined into the head of each page by `plugins/client-bundle/complete-html.ts`.
import { keepEarlyInput } from './early-input';
import { recover } from './recovery/recover';

keepEarlyInput();

// The boot script is deferred, so the browser has run it before this event.
document.addEventListener('DOMContentLoaded', () => {
  if (!('docusaurus' in window)) void recover();
});
