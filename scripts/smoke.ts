import { inlinePartsOfSite, siteOf } from '../deploy/built-site';
import { checkSite } from '../deploy/smoke/check-site';
import { expectations } from '../deploy/smoke/expectations';
import { runScript } from '../tools/run-script';

// Compares a deployed site with the build in build/. Exits with 1 if the site's responses are not as expected.
const usage = 'npm run deploy:smoke -- https://docs.example.com';

await runScript(async () => {
  const [origin, ...others] = process.argv.slice(2);
  if (!origin || others.length > 0 || !URL.canParse(origin)) throw new Error(`Specify one address: ${usage}`);
  const expected = expectations('build', siteOf(inlinePartsOfSite('build')));
  const problems = await checkSite(origin, expected);
  for (const problem of problems) console.error(problem);
  console.log(`${origin}: ${expected.length} requests, ${problems.length} problems.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
