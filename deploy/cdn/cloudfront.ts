import { cacheOfRedirects, canonicalPattern, mediaTypes, methods } from '../rules';
import { resourcePolicy, type Header } from '../security-headers';

/**
 * Writes the function that CloudFront runs for each request (runtime `cloudfront-js-2.0`, event "viewer request"): one
 * address for each page, and the file of it.
 */
export function cloudFrontFunction(headers: readonly Header[]): string {
  const extensions = Object.keys(mediaTypes).filter((extension) => extension !== 'html');
  const answered = headers.map(
    ([name, value]) => `  ${JSON.stringify(name.toLowerCase())}: { value: ${JSON.stringify(value)} },`,
  );
  return `// Made by \`npm run deploy:files\` for CloudFront: a function for viewer requests, runtime cloudfront-js-2.0.
// With what it answers itself, beside the policy for the headers of all other answers.
const headers = {
${answered.join('\n')}
};

function handler(event) {
  const request = event.request;
  if (!${JSON.stringify(methods)}.includes(request.method))
    return {
      statusCode: 405,
      statusDescription: 'Method Not Allowed',
      headers: Object.assign({ allow: { value: ${JSON.stringify(methods.join(', '))} } }, headers),
    };
  const match = /${canonicalPattern.replaceAll('/', '\\/')}/.exec(request.uri);
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
          'cache-control': { value: ${JSON.stringify(cacheOfRedirects)} },
        },
        headers,
      ),
    };
  }
  if (page === '/') request.uri = '/index.html';
  else if (!/[.](?:${extensions.join('|')})$/.test(page)) request.uri = page + '.html';
  return request;
}
`;
}

/**
 * The configuration for `aws cloudfront create-response-headers-policy`, as it reads it from a file.
 * See https://docs.aws.amazon.com/cli/latest/reference/cloudfront/create-response-headers-policy.html.
 */
export function cloudFrontHeaders(headers: readonly Header[]): string {
  const items = [...headers, [resourcePolicy.name, resourcePolicy.value] as const];
  const own = new Map(items);
  const take = (name: string) => {
    const value = own.get(name) ?? '';
    own.delete(name);
    return value;
  };
  const policy = take('Content-Security-Policy');
  const age = /max-age=(\d+)/.exec(take('Strict-Transport-Security'))?.[1];
  const referrer = take('Referrer-Policy');
  const frame = take('X-Frame-Options');
  take('X-Content-Type-Options');
  const config = {
    Name: 'fishjam-docs',
    Comment: 'Made by npm run deploy:files',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      StrictTransportSecurity: { Override: true, IncludeSubdomains: true, AccessControlMaxAgeSec: Number(age) },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
      FrameOptions: { Override: true, FrameOption: frame },
      ContentTypeOptions: { Override: true },
    },
    // These are the headers that CloudFront has no field for.
    CustomHeadersConfig: {
      Quantity: own.size,
      Items: [...own].map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
