import getPort, { portNumbers } from 'get-port';

/** Number of ports tried before any other free one. */
const attempts = 20;
const firstUnprivileged = 1024;
const last = 65_535;

/**
 * Finds a free port.
 *
 * @param preferred - first choice, followed by the ports after it; 0 for any port.
 */
export function freePort(preferred: number): Promise<number> {
  if (preferred < firstUnprivileged) return getPort({ port: preferred });
  return getPort({ port: portNumbers(preferred, Math.min(preferred + attempts - 1, last)) });
}
