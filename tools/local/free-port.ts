import getPort, { portNumbers } from 'get-port';

/** Number of ports to try before falling back to any free port. */
const attempts = 20;
const firstUnprivileged = 1024;
const last = 65_535;

/**
 * Finds a free port.
 *
 * @param preferred - port to try first, followed by the ports after it. Below 1024, no other ports follow, because
 * `get-port` rejects ranges that start there. 0 means any port.
 */
export function freePort(preferred: number): Promise<number> {
  if (preferred < firstUnprivileged) return getPort({ port: preferred });
  return getPort({ port: portNumbers(preferred, Math.min(preferred + attempts - 1, last)) });
}
