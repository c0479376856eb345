/**
 * Writes Netlify's `_redirects`: the not-found page of each version. Addresses without `.html` are what it does itself, when
 * "Pretty URLs" is on. Cloudflare Pages does both without a file: it takes the nearest `404.html`.
 */
export function netlifyRedirects(versionPrefixes: readonly string[]): string {
  const rules = versionPrefixes.map((prefix) => `${prefix}/*  ${prefix}/404.html  404`);
  return `# Made by \`npm run deploy:files\` for Netlify.\n${rules.join('\n')}\n`;
}
