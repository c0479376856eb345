// @ts-check
/*
 * Code of the function that CloudFront runs for each request. `cloudFrontFunction` copies the code after `export` into
 * the generated file, so this file cannot import anything.
 *
 * The runtime does not support all of JavaScript:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */

/**
 * Redirects each page to its canonical address, redirects moved pages, and maps page addresses to files.
 *
 * @param {import('./cloudfront').ViewerRequest} request
 * @param {import('./cloudfront').ViewerRequestData} data
 * @returns the request, with the path of the file, or a response.
 */
export function handleRequest(request, data) {
  if (!data.methods.includes(request.method))
    return {
      statusCode: 405,
      statusDescription: 'Method Not Allowed',
      headers: Object.assign({ allow: { value: data.methods.join(', ') } }, data.headers),
    };
  const match = data.canonical.exec(request.uri);
  // Not a path on the site, so the bucket does not have it.
  if (!match) return request;
  const path = match[1] || '/';
  const page = data.moved[path] || path;
  if (page !== request.uri) {
    const query = request.rawQueryString();
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: Object.assign(
        {
          location: { value: page + (query ? '?' + query : '') },
          'cache-control': { value: data.cacheOfRedirects },
        },
        data.headers,
      ),
    };
  }
  // Agents request a page as Markdown. The new address is part of the cache key, so that the cache keeps both.
  const accept = request.headers.accept ? request.headers.accept.value : '';
  const wantsMarkdown = data.markdown.test(accept) && !data.withoutMarkdown.includes(page);
  const extension = wantsMarkdown ? '.md' : '.html';
  if (page === '/') request.uri = '/index' + extension;
  else if (!data.file.test(page)) request.uri = page + extension;
  return request;
}
