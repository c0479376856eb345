import { spawnSync } from 'node:child_process';
import { root } from '../plugins/shared/versions';
import type { AuditReport } from './advisories';

/**
 * Runs npm's audit.
 *
 * @throws Error when npm cannot run, or the registry returns no report, so that a missing report does not count as "no
 *   findings".
 */
export function audit(): AuditReport {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`npm audit did not run: ${error.message}.`, { cause: error });
  const report = JSON.parse(stdout) as Partial<AuditReport> & { message?: string };
  if (!report.vulnerabilities) {
    const why = report.message ?? 'no reason given';
    throw new Error(`The registry returned no audit: ${why}. Set npm_config_registry to a registry that does.`);
  }
  return { vulnerabilities: report.vulnerabilities };
}
