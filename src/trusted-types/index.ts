import { policies } from '@site/plugins/trusted-types/policies';
import { isOwnScript } from './own-script';
import { safeMarkup } from './safe-markup';

/** The part of the Trusted Types API that is used here; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(address: string): string | null },
  ): unknown;
}

/** The folder of the boot script, which is the one that contains this module. */
const { src } = document.currentScript as HTMLScriptElement;
const folder = new URL('.', src).href;

/**
 * The policy for all markup and script addresses that the framework gives the browser as plain text. Its name is `default`,
 * because the framework and React know no other. Markup is made harmless, and a script that is not the site's own is
 * refused. No text runs as a script, because there is no rule for it.
 */
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(policies.site, {
  createHTML: safeMarkup,
  createScriptURL: (address) => (isOwnScript(address, folder) ? address : null),
});
