import { spawnSync } from 'node:child_process';
import { listDiagnostics, type Diagnostic } from '../plugins/shared/diagnostics';
import { root } from '../plugins/shared/versions';
import { advisoryDiagnostics, type AuditReport } from '../supply-chain/advisories';
import { recordedAdvisories } from '../supply-chain/files';

/*
 * Compares the registry's advisories for installed packages with the reviewed ones.
 *
 * This check needs the network, and its result can change even when this repository does not, so it is not part of
 * `npm test`. Packages that only the benchmarks install are left out, because the benchmarks are run manually, on our
 * own pages.
 */

/**
 * Runs npm's audit.
 *
 * @throws Error when the registry returns no report, so that a missing report does not count as "no findings".
 */
function audit(): AuditReport {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(stdout) as Partial<AuditReport> & { message?: string };
  if (!report.vulnerabilities) {
    const why = report.message ?? 'no reason given';
    throw new Error(`The registry returned no audit: ${why}. Set npm_config_registry to a registry that does.`);
  }
  return { vulnerabilities: report.vulnerabilities };
}

try {
  const diagnostics: Diagnostic[] = advisoryDiagnostics(audit(), recordedAdvisories());
  if (diagnostics.length > 0) console.error(listDiagnostics(diagnostics));
  console.log(diagnostics.length === 0 ? 'Audit: no unrecorded findings.' : `Audit: ${diagnostics.length} problem(s).`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
