import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Results of a wrk run. */
export interface Load {
  readonly requestsPerSecond: number;
  /** 99th percentile of the response time, in milliseconds. */
  readonly p99: number;
  /** Number of responses with status 400 or higher and of failed connections. */
  readonly errors: number;
}

const connections = 64;

/** Whether wrk is installed. */
export const hasWrk = (): boolean => existsSync('/usr/bin/wrk');

/**
 * Requests paths from a server in rotation, and measures the responses. Connections are persistent.
 *
 * @param baseUrl - address of the server, without a trailing slash.
 * @param seconds - duration of the test.
 * @throws Error when wrk fails.
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
    if (status !== 0) throw new Error(`wrk exited with ${status}:\n${stdout}${stderr}`);
    const [, requests, microseconds, p99, errors] = (/^result (\d+) (\d+) (\S+) (\d+)$/m.exec(stdout) ?? []).map(
      Number,
    );
    if (requests === undefined || microseconds === undefined || p99 === undefined || errors === undefined)
      throw new Error(`wrk returned no result:\n${stdout}`);
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

/**
 * Returns a Lua script for wrk. It makes wrk request the next path each time and print one line of numbers at the end.
 */
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
