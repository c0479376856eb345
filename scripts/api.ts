import { generateReference } from '../plugins/api-reference/generate';

if (!(await generateReference())) process.exitCode = 1;
