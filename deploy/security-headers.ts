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

/**
 * The headers of every answer, whatever its status.
 *
 * @param contentSecurityPolicy - of {@link contentSecurityPolicy}.
 */
export function securityHeaders(contentSecurityPolicy: string): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy],
    // Two years, as https://hstspreload.org asks; browsers read it only where the site is served over TLS.
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** `Cross-Origin-Resource-Policy`: pictures are shown by others beside a link to the site, all else is not for them. */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  value: 'same-origin',
  ofPictures: 'cross-origin',
};
