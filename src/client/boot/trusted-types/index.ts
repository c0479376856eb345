import { policies } from '@site/src/lib/trusted-types-policies';
import { isOwnScript } from './own-script';
import { safeMarkup } from './safe-markup';

/** The part of the Trusted Types API that is used here. TypeScript does not yet have types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(address: string): string | null },
  ): unknown;
}

/** Folder of the boot script. The boot script contains this module. */
const { src } = document.currentScript as HTMLScriptElement;
const folder = new URL('.', src).href;

/**
 * Policy for all markup and script URLs that the framework passes to the browser as plain text. It has to be named
 * `default`, because the framework and React assign plain strings, which only the default policy receives. It sanitizes
 * markup and allows only the site's own scripts. It has no rule for running text as a script, so the browser blocks
 * such text.
 */
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(policies.site, {
  createHTML: safeMarkup,
  createScriptURL: (address) => (isOwnScript(address, folder) ? address : null),
});
