// In a checkout, runs the worker from its TypeScript source. The published package contains a bundled worker.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
