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

/**
 * The policy for all markup and script addresses that the framework gives the browser as plain text. It is named
 * `default`, because the framework and React know of no other; but it lets nothing pass unread: markup is
 * made harmless, and a script is one of the site's own, or refused. Text is never run as a script: there is no rule for it.
 */
if (typeof window !== 'undefined')
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(policies.site, {
    createHTML: safeMarkup,
    createScriptURL: (address) => (isOwnScript(address, window.location.origin) ? address : null),
  });
