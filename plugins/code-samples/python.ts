import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Fault } from '../shared/faults';
import { exists, root, type DocsVersion } from '../shared/versions';
import { plainCode, type Sample } from './sample';

/** Frameworks that samples may use and that have no stubs here: what they import from them is not judged. */
const unstubbed = /Import "(?:fastapi|uvicorn|starlette|google|dotenv|pydantic)[\w.]*" could not be resolved/;

interface PyrightReport {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: string;
    readonly message: string;
    readonly range: { readonly start: { readonly line: number } };
  }[];
}

/**
 * Checks the Python samples of a version with pyright, all in one run, against the stubs of that version's SDK.
 *
 * @param nameOf - the file name that a sample has while it is checked: samples of one project import each other by it.
 * @throws Error when pyright itself fails.
 */
export function checkPython(
  version: DocsVersion,
  samples: readonly Sample[],
  nameOf = (_: Sample, index: number) => `sample_${index}.py`,
): Fault[] {
  if (samples.length === 0) return [];
  const stubs = `${version.sdksDir}/python`;
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/python-'));
  try {
    const names = samples.map(nameOf);
    samples.forEach((sample, index) => writeFileSync(path.join(folder, names[index] ?? ''), plainCode(sample).code));
    writeFileSync(
      path.join(folder, 'pyrightconfig.json'),
      JSON.stringify({
        typeCheckingMode: 'standard',
        extraPaths: exists(stubs) ? [path.join(root, stubs)] : [],
        reportMissingModuleSource: 'none',
      }),
    );
    return runPyright(folder)
      .generalDiagnostics.filter(({ severity, message }) => severity === 'error' && !unstubbed.test(message))
      .flatMap(({ file, message, range }) => {
        const sample = samples[names.indexOf(path.basename(file))];
        if (!sample) return [];
        const line = plainCode(sample).sourceLines[range.start.line] ?? 0;
        return [
          {
            file: sample.file,
            line: sample.line + line,
            what: `The sample does not match the Python SDK of ${version.name}: ${message}`,
            fix: `Look the name up in ${stubs}, or correct the code.`,
          },
        ];
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runPyright(folder: string): PyrightReport {
  const pyright = createRequire(path.join(root, 'package.json')).resolve('pyright/index.js');
  const { stdout, stderr } = spawnSync(process.execPath, [pyright, '--project', folder, '--outputjson'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return JSON.parse(stdout) as PyrightReport;
  } catch (cause) {
    throw new Error(`pyright did not answer: ${stderr || stdout}`, { cause });
  }
}
