import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** What a command took. */
export interface Measured {
  /** By the clock. */
  readonly seconds: number;
  /** Of all processors together, in seconds: says more than the clock on a machine that does other things too. */
  readonly cpu: number;
  /** Most memory that its processes had at one time, in bytes; what they share is counted once. Linux only, else 0. */
  readonly peak: number;
}

/**
 * How often processes are looked at, in milliseconds; what is there for less may be missed. To tell what a process shares,
 * the kernel walks through all that it has: at five times a second a build took a tenth longer.
 */
const interval = 1000;

/** Ticks of a second in `/proc`: the same on every Linux. */
const ticksPerSecond = 100;

/**
 * Runs a command, and measures it and all processes that it starts.
 *
 * @throws Error with what the command wrote, when it fails.
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

/** A process and all that come from it. */
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

/** The fields of `/proc/<id>/stat` from the third on; the name before them may have blanks. Empty when it has ended. */
function statOf(id: number): string[] {
  return readOrEmpty(`/proc/${id}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
}

/** Of the process itself, and of those that it has waited for. */
function cpuOf(id: number): number {
  const ticks = statOf(id).slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

/** Memory that is shared counts in parts (PSS), in bytes. */
function memoryOf(id: number): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(readOrEmpty(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

/** A process may end while it is looked at. */
function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
