// Runs the worker from its TypeScript sources, in a checkout. The published package has it bundled.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
