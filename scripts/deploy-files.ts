import { inlinePartsOfSite } from '../deploy/built-site';
import { writeDeployFiles } from '../deploy/write-files';
import { runScript } from '../tools/run-script';

// npm run deploy:files: writes the server and CDN configuration for the site in build/.
await runScript(() => console.log(writeDeployFiles(inlinePartsOfSite('build')).join('\n')));
