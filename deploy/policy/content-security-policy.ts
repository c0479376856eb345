import { policies } from '../../src/lib/trusted-types-policies';
import type { InlineParts } from './inline-parts';

/** Hosts that analytics requires when its container is built into the site. */
interface ThirdParty {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/**
 * Hosts of Google Tag Manager and its Google Analytics 4 tag:
 * https://developers.google.com/tag-platform/security/guides/csp. If a container has other tags, their hosts must be
 * added.
 */
const googleTagManager: ThirdParty = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  // Tag Manager uses a frame for readers who have turned off scripts.
  frame: ['https://www.googletagmanager.com'],
};

const noThirdParty: ThirdParty = { script: [], image: [], connect: [], frame: [] };

/** Properties of the site that determine the policy. */
export interface PolicyOptions {
  readonly inline: InlineParts;
  /** Whether the site is built with the analytics container. */
  readonly analytics: boolean;
}

/**
 * Builds the Content-Security-Policy for all responses.
 *
 * It allows only resources from the site itself, and inline parts by hash. With Trusted Types, only the site's own
 * policy (`src/client/boot/trusted-types/`) and the bundler's policy for chunks can turn text into markup or a
 * script URL. Tag Manager does not support Trusted Types, so the policy requires them only without analytics.
 */
export function contentSecurityPolicy({ inline, analytics }: PolicyOptions): string {
  const third = analytics ? googleTagManager : noThirdParty;
  const directives: [name: string, ...sources: string[]][] = [
    // Firefox applies `default-src` to prefetches, which have no directive, so the site must be allowed here. The
    // directives below block the resource types that pages do not load.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inline.scripts, ...third.script],
    ['style-src', "'self'", ...inline.styles],
    // Hashes of attributes apply only together with the `unsafe-hashes` keyword, which allows nothing on its own.
    [
      'style-src-attr',
      ...(inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : ["'none'"]),
    ],
    // Icons in the framework's style sheet are data: URLs.
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
