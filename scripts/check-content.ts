import { checkAllContent, generateApiReference } from '../tools/content';

// Generates the reference, because the content is checked against it, then checks the content of all versions and lists
// all problems.

if (!((await generateApiReference()) && (await checkAllContent()))) process.exitCode = 1;
