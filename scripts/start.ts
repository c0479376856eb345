import { serveSite } from './serve';

const wanted = Number(process.env['PORT'] ?? 3000);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`PORT is "${process.env['PORT']}"; write a number from 0 to 65535.`);
  process.exit(1);
}

const { port } = await serveSite(wanted);
console.log(`The site is served at http://localhost:${port} (Ctrl+C stops it).`);
