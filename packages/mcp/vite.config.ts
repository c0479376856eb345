import path from 'node:path';
import { defineConfig } from 'vite';

const folder = path.resolve('packages/mcp');

/**
 * Bundles the server with the site's search engine, which is outside the package. Other dependencies remain packages.
 */
export default defineConfig({
  root: folder,
  publicDir: false,
  ssr: { noExternal: ['minisearch', 'stemmer'] },
  build: {
    ssr: true,
    outDir: path.join(folder, 'dist'),
    emptyOutDir: true,
    // License notices for the bundled packages.
    license: { fileName: 'licenses.md' },
    target: 'node20',
    rollupOptions: {
      input: {
        main: path.join(folder, 'src/main.ts'),
        worker: path.join(folder, 'src/check/worker.ts'),
        'pyright-process': path.join(folder, 'src/check/pyright-process.ts'),
      },
      output: { entryFileNames: '[name].js', banner: (chunk) => (chunk.name === 'main' ? '#!/usr/bin/env node' : '') },
    },
  },
});
