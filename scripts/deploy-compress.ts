import { compressSite } from '../deploy/compress';

// npm run deploy:compress: writes .br and .gz files into build/, for servers that send precompressed files.
const { files, before, brotli } = await compressSite('build');
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`${files} files are ${megabytes(before)}, and ${megabytes(brotli)} compressed with brotli.`);
