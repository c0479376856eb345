import { inlinePartsOfSite } from '../deploy/built-site';
import { writeDeployFiles } from '../deploy/write-files';

// npm run deploy:files: writes the server and CDN configuration for the site in build/.
console.log(writeDeployFiles(inlinePartsOfSite('build')).join('\n'));
