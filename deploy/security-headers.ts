/** A header: name and value. */
export type Header = readonly [name: string, value: string];

/**
 * Browser features that the site does not use. Its scripts are therefore not allowed to use them. Chromium logs a
 * warning for names that it does not recognize, so only recognized names are listed.
 */
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

/** A site's security headers. */
export interface SecurityHeaders {
  /** Headers that are sent with every response. */
  readonly everywhere: readonly Header[];
  /**
   * Headers that are sent only with files that can become a document or a worker. They take up 1.2 KB and have no
   * effect on other files.
   */
  readonly documents: readonly Header[];
}

/**
 * Builds the security headers of the site.
 *
 * @param contentSecurityPolicy - value of the header; see `policy/content-security-policy.ts`.
 */
export function securityHeaders(contentSecurityPolicy: string): SecurityHeaders {
  return {
    everywhere: [
      // Two years; browsers honor it only when the site is served over TLS. There is no `preload`, because the preload
      // list accepts only whole domains (https://hstspreload.org), and this site is on a subdomain.
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
 * Matches the start of paths of assets that need no document headers. Assets never become a document or a worker,
 * except for the script of the search worker.
 *
 * PCRE and JavaScript interpret the regular expression alike.
 */
export const assetPattern = '/assets/(?!js/search[.])';

/**
 * `Cross-Origin-Resource-Policy` header. Other sites may use only images, for link previews.
 *
 * CDNs do not send the header, because their rules send the same headers with every file.
 */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  value: 'same-origin',
  ofPictures: 'cross-origin',
};
