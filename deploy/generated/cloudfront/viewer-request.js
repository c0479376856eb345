// Made by `npm run deploy:files` for CloudFront: a function for viewer requests, runtime cloudfront-js-2.0.
// With what it answers itself, beside the policy for the headers of all other answers.
const headers = {
  "content-security-policy": { value: "default-src 'self'; script-src 'self' 'sha256-A3JNz5WmJOZ0mlGpecx7wvNZkNZ0/M/nuUNd3A8wmMo=' 'sha256-PaonItc+g6BD4YTCmpwH4HpRoTz4/vkHHLX5V0uYLlQ=' 'sha256-TX6pb4+y6LB2rfXpvpn6uAwZ/9CYYHoF+2ZnpwbpkjI='; style-src 'self' 'sha256-9b902I4q2ouIiDLC8htdfMkzoJbEuKvR/m+TtmFgxdU='; style-src-attr 'unsafe-hashes' 'sha256-biLFinpqYMtWHmXfkA1BPeCY0/fNt46SAZ+BBk5YUog='; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'none'; manifest-src 'none'; media-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default bundler" },
  "x-frame-options": { value: "DENY" },
  "referrer-policy": { value: "strict-origin-when-cross-origin" },
  "permissions-policy": { value: "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()" },
  "cross-origin-opener-policy": { value: "same-origin" },
  "strict-transport-security": { value: "max-age=63072000; includeSubDomains" },
  "x-content-type-options": { value: "nosniff" },
};

function handler(event) {
  const request = event.request;
  if (!["GET","HEAD"].includes(request.method))
    return {
      statusCode: 405,
      statusDescription: 'Method Not Allowed',
      headers: Object.assign({ allow: { value: "GET, HEAD" } }, headers),
    };
  const match = /^((?:\/[A-Za-z0-9._-]+?)*?)(?:\/index)?(?:[.]html)?\/?$/.exec(request.uri);
  // No path of the site: the bucket does not have it.
  if (!match) return request;
  const page = match[1] || '/';
  if (page !== request.uri) {
    const query = request.rawQueryString();
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: Object.assign(
        {
          location: { value: page + (query ? '?' + query : '') },
          'cache-control': { value: "public, max-age=3600" },
        },
        headers,
      ),
    };
  }
  if (page === '/') request.uri = '/index.html';
  else if (!/[.](?:md|css|js|json|xml|txt|svg|png|woff2)$/.test(page)) request.uri = page + '.html';
  return request;
}
