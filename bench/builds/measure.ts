import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Resources used by a command. */
export interface Measured {
  /** Wall-clock time. */
  readonly seconds: number;
  /**
   * Total CPU time on all processors, in seconds, which is more reliable than wall-clock time on a busy machine. Time
   * after the last sample is missed.
   */
  readonly cpu: number;
  /** Peak memory of the command's processes in bytes. Shared memory counts once. 0 on systems other than Linux. */
  readonly peak: number;
}

/**
 * Sampling interval in milliseconds; peaks between samples are missed. Shorter intervals slow down the build, because
 * the kernel walks through all memory of a process to compute its shared memory. With five samples per second, a build
 * took 10% longer.
 */
const interval = 1000;

/** Clock ticks per second in `/proc`. The number is the same on every Linux system. */
const ticksPerSecond = 100;

/**
 * Runs a command, and measures it and all processes that it starts.
 *
 * @throws Error with the output of the command when it fails.
 */
export async function measure(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Measured> {
  const start = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (written += String(data)));
  let peak = 0;
  let cpu = 0;
  const timer = setInterval(() => {
    const processes = child.pid === undefined ? [] : treeOf(child.pid);
    peak = Math.max(
      peak,
      processes.reduce((sum, id) => sum + memoryOf(id), 0),
    );
    cpu = Math.max(
      cpu,
      processes.reduce((sum, id) => sum + cpuOf(id), 0),
    );
  }, interval);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(timer));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${written}`);
  return { seconds: (performance.now() - start) / 1000, cpu, peak };
}

/** Returns a process and all its descendants. */
function treeOf(root: number): number[] {
  if (!existsSync('/proc/self/stat')) return [];
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(statOf(Number(name))[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const id of tree) tree.push(...(children.get(id) ?? []));
  return tree;
}

/**
 * Returns the fields of `/proc/<id>/stat` after the process name, which may contain spaces. Empty if the process has
 * exited.
 */
function statOf(id: number): string[] {
  return readOrEmpty(`/proc/${id}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
}

/** Returns the CPU seconds of a process and of the children that it has waited for. */
function cpuOf(id: number): number {
  const ticks = statOf(id).slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

/** Returns the memory of a process in bytes. Shared memory counts proportionally (PSS). */
function memoryOf(id: number): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(readOrEmpty(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

/** Reads a file in `/proc`. Returns an empty text if the process has exited in the meantime. */
function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
