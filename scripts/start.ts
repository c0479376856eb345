import { serveSite } from '../tools/local/serve';
import { wantedPort } from '../tools/local/wanted-port';

const { port } = await serveSite(wantedPort(3000));
console.log(`The site is served at http://localhost:${port} (Ctrl+C stops it).`);
