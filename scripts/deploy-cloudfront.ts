import { inlinePartsOfSite, siteOf } from '../deploy/built-site';
import { aws } from '../deploy/cloudfront/aws';
import { deploy } from '../deploy/cloudfront/deploy';
import type { Release } from '../deploy/cloudfront/publish';
import { checkSite } from '../deploy/smoke/check-site';
import { expectations, expectationsOfEarlier } from '../deploy/smoke/expectations';
import { repeatCheck } from '../deploy/smoke/repeat-check';
import { runScript } from '../tools/run-script';

// npm run deploy:cloudfront: deploys build/ and deploy/generated/cloudfront/, and rolls back if the site has problems.

/** CloudFront needs some minutes until all of its servers apply a change. */
const times = { limit: 5 * 60_000, pause: 15_000 };

const next: Release = {
  site: 'build',
  headersPolicy: 'deploy/generated/cloudfront/response-headers.json',
  viewerRequest: 'deploy/generated/cloudfront/viewer-request.js',
};

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set: see DEPLOYMENT.md, CloudFront and S3.`);
  return value;
}

async function check(origin: string, release: Release): Promise<string[]> {
  const list = release === next ? expectations : expectationsOfEarlier;
  const expected = list(release.site, siteOf(inlinePartsOfSite(release.site)));
  return repeatCheck(() => checkSite(origin, expected), times);
}

await runScript(async () => {
  const host = { bucket: variable('BUCKET'), distribution: variable('DISTRIBUTION') };
  const origin = variable('SITE_URL');
  if (!URL.canParse(origin))
    throw new Error(`SITE_URL is "${origin}"; set it to an address such as https://docs.example.com.`);
  const problems = await deploy(host, next, {
    aws,
    check: (release) => check(origin, release),
    folder: '.cache/online',
  });
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`The build is online at ${origin}.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
