import { createRequire } from 'node:module';
import path from 'node:path';
import { enterJail } from './jail';

/** Runs pyright on a folder. Usage: `pyright-process.js <path of pyright's command> <folder>`. */
const [pyright = '', folder = ''] = process.argv.slice(2);
const require = createRequire(pyright);
process.argv = [process.execPath, pyright, '--project', folder, '--outputjson'];
enterJail([path.dirname(pyright), folder]);
require(pyright);
