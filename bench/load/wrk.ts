import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a run with wrk has shown. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Time that 99 of 100 answers took at most, in milliseconds. */
  readonly p99: number;
  /** Answers with a status of 400 or more, and connections that broke. */
  readonly errors: number;
}

const connections = 64;

/** Whether wrk is on this machine. */
export const hasWrk = (): boolean => existsSync('/usr/bin/wrk');

/**
 * Asks a server for some paths in turn, over connections that are kept open.
 *
 * @param baseUrl - without a slash at its end.
 * @param seconds - how long.
 * @throws Error when wrk ends with one.
 */
export async function loadWith(baseUrl: string, paths: readonly string[], seconds: number): Promise<Load> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-wrk-'));
  const script = path.join(folder, 'paths.lua');
  writeFileSync(script, lua(paths));
  try {
    const { status, stdout, stderr } = await run('/usr/bin/wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '-s',
      script,
      baseUrl,
    ]);
    if (status !== 0) throw new Error(`wrk ended with ${status}:\n${stdout}${stderr}`);
    const [, requests, microseconds, p99, errors] = (/^result (\d+) (\d+) (\S+) (\d+)$/m.exec(stdout) ?? []).map(
      Number,
    );
    if (requests === undefined || microseconds === undefined || p99 === undefined || errors === undefined)
      throw new Error(`wrk has not said what it measured:\n${stdout}`);
    return { requestsPerSecond: (requests / microseconds) * 1e6, p99: p99 / 1000, errors };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(
  program: string,
  given: readonly string[],
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, given);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => (stdout += String(text)));
    child.stderr.on('data', (text) => (stderr += String(text)));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** wrk takes the next path for each request, and at the end says one line of numbers. */
function lua(paths: readonly string[]): string {
  return `local requests = {}
local at = 0
init = function()
  for _, path in ipairs({ ${paths.map((each) => JSON.stringify(each)).join(', ')} }) do
    requests[#requests + 1] = wrk.format("GET", path, { ["Accept-Encoding"] = "gzip, br" })
  end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
done = function(summary, latency)
  local errors = summary.errors
  print(string.format("result %d %d %f %d", summary.requests, summary.duration, latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`;
}
