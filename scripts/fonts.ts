import { createWebFont } from '../tools/fonts/web-font';

console.log(`src/fonts/figtree.woff2: ${await createWebFont()} bytes`);
