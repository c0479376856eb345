/** A header: name and value. */
export type Header = readonly [name: string, value: string];

/** Browser features that the site does not use, so no script on it can. Only names that Chromium knows: others are logged. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** The security headers of a site. */
export interface SecurityHeaders {
  /** Sent with every response. */
  readonly everywhere: readonly Header[];
  /** Sent with whatever may become a document or a worker: they mean nothing to other files, and weigh 1.2 KB. */
  readonly documents: readonly Header[];
}

/**
 * Builds the security headers of the site.
 *
 * @param contentSecurityPolicy - the value that {@link contentSecurityPolicy} returns.
 */
export function securityHeaders(contentSecurityPolicy: string): SecurityHeaders {
  return {
    everywhere: [
      // Two years, as https://hstspreload.org asks; browsers read it only where the site is served over TLS.
      ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
      ['X-Content-Type-Options', 'nosniff'],
    ],
    documents: [
      ['Content-Security-Policy', contentSecurityPolicy],
      ['X-Frame-Options', 'DENY'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ],
  };
}

/**
 * Matches the paths of assets that never become a document or a worker, so they go without the headers of documents. The
 * script of the search worker is the exception. It is a regular expression that PCRE and JavaScript read alike.
 */
export const assetPattern = '^/assets/(?!js/search[.])';

/** `Cross-Origin-Resource-Policy`: pictures are shown by others beside a link to the site, all else is not for them. */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  value: 'same-origin',
  ofPictures: 'cross-origin',
};
