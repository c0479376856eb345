import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pythonVersion } from '../../../../src/lib/python-version';
import { UserError } from '../user-error';
import { tooSlowMessage, type CheckResult } from './problem';
import { resultOfReport } from './pyright-report';
import { createQueue } from './queue';

/** Time limit for one check, in milliseconds. */
const checkTimeout = 30_000;
/** Memory limit of pyright, in megabytes. pyright uses 200 MB to check a program from the guides. */
const memoryLimit = 1024;
/** Maximum length of pyright's report, in characters. */
const maxOutputLength = 8 * 1024 * 1024;
/** Maximum number of running and waiting checks. Further checks are rejected. */
const maxChecks = 100;

type Files = Readonly<Record<string, string>>;

/** Checks Python code with pyright, one check at a time. */
export interface PythonChecker {
  /**
   * @param code - text of each file by its relative path.
   * @param stubs - stub files of the SDK, by relative path.
   * @param canceled - skips the check if the signal is aborted before the check starts.
   * @throws UserError when pyright is not installed, takes too long, or uses too much memory, or when too many checks
   * are waiting.
   */
  check(code: Files, stubs: Files, canceled?: AbortSignal): Promise<CheckResult>;
  /** Stops the running check, and rejects all waiting and later checks. */
  close(): void;
}

/**
 * Creates a checker. It loads nothing before the first check.
 *
 * @param timeLimit - time limit for one check, in milliseconds.
 * @param findPyright - function that returns the path of pyright's command; undefined if pyright is not installed.
 */
export function createPythonChecker(timeLimit = checkTimeout, findPyright = installedPyright): PythonChecker {
  const queue = createQueue(maxChecks);

  const run = async (code: Files, stubs: Files, signal: AbortSignal): Promise<CheckResult> => {
    const pyright = findPyright();
    if (pyright === undefined)
      throw new UserError(
        'Python cannot be checked, because pyright is not installed. Install it next to this server with `npm install pyright`, or start the server with `npx -y -p pyright -p @fishjam-cloud/docs-mcp fishjam-docs-mcp`.',
      );
    const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'fishjam-python-')));
    try {
      await writeProject(folder, code, stubs);
      return resultOfReport(await runPyright(await realpath(pyright), folder, timeLimit, signal), code);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    check: (code, stubs, canceled) => queue.add((signal) => run(code, stubs, signal), canceled),
    close: () => queue.close(),
  };
}

/** Returns the path of pyright's command; undefined if pyright is not installed. */
function installedPyright(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('pyright/index.js');
  } catch {
    return undefined;
  }
}

/**
 * Writes the code, the stubs and the configuration. File names come from the caller, so they must not point outside the
 * folder.
 */
async function writeProject(folder: string, code: Files, stubs: Files): Promise<void> {
  const files = [
    ...Object.entries(code).map(([name, text]) => [path.join(folder, 'code'), name, text] as const),
    ...Object.entries(stubs).map(([name, text]) => [path.join(folder, 'stubs'), name, text] as const),
  ];
  for (const [base, name, text] of files) {
    const file = path.resolve(base, name);
    if (!file.startsWith(base + path.sep)) throw new UserError(`${name} is not a relative path.`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const configuration = {
    include: ['code'],
    extraPaths: ['stubs'],
    pythonVersion,
    pythonPlatform: 'Linux',
    typeCheckingMode: 'standard',
    reportMissingModuleSource: 'none',
    enableTypeIgnoreComments: false,
  };
  await writeFile(path.join(folder, 'pyrightconfig.json'), JSON.stringify(configuration));
}

/**
 * Runs pyright on a folder. The process can read only that folder and pyright's own folder: see `jail.ts`.
 *
 * @returns the report of pyright, as text.
 */
function runPyright(pyright: string, folder: string, timeLimit: number, signal: AbortSignal): Promise<string> {
  const isSource = import.meta.url.endsWith('.ts');
  const script = fileURLToPath(new URL(isSource ? './pyright-process.ts' : './pyright-process.js', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${memoryLimit}`,
        ...(isSource ? ['--import', import.meta.resolve('tsx')] : []),
        script,
        pyright,
        folder,
      ],
      // An empty `PATH` hides the installed Python. If `PATH` is not set, the operating system searches its default
      // folders.
      { cwd: folder, env: { PATH: '' }, stdio: ['ignore', 'pipe', 'ignore'], signal, killSignal: 'SIGKILL' },
    );
    let output = '';
    let failure: string | undefined;
    const stop = (message: string) => {
      failure ??= message;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop(tooSlowMessage(timeLimit)), timeLimit);
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.length > maxOutputLength) stop('The check found too many problems. Send less code.');
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (_, endSignal) => {
      clearTimeout(timer);
      if (failure !== undefined) reject(new UserError(failure));
      else if (endSignal !== null || output === '')
        reject(new UserError('The check ended early, or used too much memory. Send less code.'));
      else resolve(output);
    });
  });
}
