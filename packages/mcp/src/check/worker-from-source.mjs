// Runs the worker from its TypeScript sources, in a checkout. The published package has it bundled.
import { tsImport } from 'tsx/esm/api';

await tsImport('./worker.ts', import.meta.url);
