import { compressSite } from '../deploy/compress';
import { runScript } from '../tools/run-script';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

// npm run deploy:compress: writes .br and .gz files into build/, for servers that send precompressed files.
await runScript(async () => {
  const { files, before, brotli } = await compressSite('build');
  console.log(`${files} files are ${megabytes(before)}, and ${megabytes(brotli)} compressed with brotli.`);
});
