import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import type typescript from 'typescript';
import { parseAllDocuments } from 'yaml';
import { openCache } from '../../shared/cache';
import type { Diagnostic } from '../../shared/diagnostics';
import { plainCode, type Sample } from './sample';

/** Checks the syntax of a sample in JSON, YAML or shell. */
export function checkData(sample: Sample): Diagnostic[] {
  const check = checks[sample.lang];
  const problem = check?.(plainCode(sample).code);
  return problem
    ? [
        {
          file: sample.file,
          line: sample.line + (problem.line ?? 0),
          what: `The ${sample.lang} sample is not valid: ${problem.message}`,
          fix: 'Correct the sample.',
        },
      ]
    : [];
}

/** The problem and its line, counted from 0. */
interface Problem {
  readonly message: string;
  readonly line?: number;
}

const checks: Readonly<Record<string, ((code: string) => Problem | undefined) | undefined>> = {
  json: checkJson,
  jsonc: checkJsonc,
  yaml: checkYaml,
  yml: checkYaml,
  bash: checkShell,
  sh: checkShell,
  shell: checkShell,
};

function checkJson(code: string): Problem | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return { message, line: code.slice(0, offset).split('\n').length - 1 };
  }
}

const require = createRequire(import.meta.url);

/** Checks JSON with comments. TypeScript is loaded on demand, because loading takes a second and few pages need it. */
function checkJsonc(code: string): Problem | undefined {
  const { parseConfigFileTextToJson } = require('typescript') as typeof typescript;
  const { error } = parseConfigFileTextToJson('sample.json', code);
  return error && { message: String(error.messageText), line: code.slice(0, error.start ?? 0).split('\n').length - 1 };
}

function checkYaml(code: string): Problem | undefined {
  const [error] = parseAllDocuments(code).flatMap(({ errors }) => errors);
  return error && { message: error.message, line: (error.linePos?.[0].line ?? 1) - 1 };
}

/** Checks a shell sample and caches the result. Starting a shell for several hundred samples takes seconds. */
function checkShell(code: string): Problem | undefined {
  const cache = openCache<{ readonly problem?: Problem }>('shell');
  const known = cache.get(code);
  const problem = known ? known.problem : askShell(code);
  if (!known) cache.set(code, { problem });
  return problem;
}

/**
 * Runs bash to parse the sample without executing it.
 *
 * @throws Error if bash cannot be started.
 */
function askShell(code: string): Problem | undefined {
  const { status, stderr, error } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  if (error) throw new Error('Shell samples are checked with bash, which cannot be started.', { cause: error });
  if (status === 0) return undefined;
  const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return { message: message.trim(), line: Number(line) - 1 };
}
