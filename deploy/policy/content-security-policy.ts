import { policies } from '../../plugins/trusted-types/policies';
import type { InlineParts } from './inline-parts';

/** What analytics asks for, when its container is built into the site. */
interface ThirdParty {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/**
 * Hosts of Google Tag Manager and of the Google Analytics 4 tag in it:
 * https://developers.google.com/tag-platform/security/guides/csp. A container with other tags needs their hosts too.
 */
const googleTagManager: ThirdParty = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  // For readers without scripts.
  frame: ['https://www.googletagmanager.com'],
};

const nobody: ThirdParty = { script: [], image: [], connect: [], frame: [] };

/** What a policy is made for. */
export interface PolicyOptions {
  readonly inline: InlineParts;
  /** Whether the site is built with the container of analytics. */
  readonly analytics: boolean;
}

/**
 * The Content-Security-Policy of all answers: nothing is allowed but what the site loads from itself, and the inline parts
 * by their hashes.
 *
 * Trusted Types let text become markup or the address of a script only by way of the site's own policy
 * (`src/trusted-types/`), and the bundler's for its chunks. Tag Manager is not made for them, so they are asked for without it only.
 */
export function contentSecurityPolicy({ inline, analytics }: PolicyOptions): string {
  const third = analytics ? googleTagManager : nobody;
  const directives: [name: string, ...sources: string[]][] = [
    // Firefox asks `default-src` about prefetches; there is no directive for them. What pages do not load is refused below.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inline.scripts, ...third.script],
    ['style-src', "'self'", ...inline.styles],
    // Hashes of attributes count only with this word, which allows nothing by itself.
    [
      'style-src-attr',
      ...(inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : ["'none'"]),
    ],
    // Icons in the style sheet of the framework are data: addresses.
    ['img-src', "'self'", 'data:', ...third.image],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...third.connect],
    ['worker-src', "'self'"],
    ['frame-src', ...(third.frame.length > 0 ? third.frame : ["'none'"])],
    ['manifest-src', "'none'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(analytics
      ? []
      : ([
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', ...Object.values(policies)],
        ] as [string, ...string[]][])),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
