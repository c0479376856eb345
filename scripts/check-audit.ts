import { spawnSync } from 'node:child_process';
import { listFaults, type Fault } from '../plugins/shared/faults';
import { root } from '../plugins/shared/versions';
import { advisoryFaults, type AuditReport } from '../supply-chain/advisories';
import { recordedAdvisories } from '../supply-chain/files';

/*
 * Asks the registry for advisories about what is installed, and compares them with those that were looked at. Needs the
 * network, and its answer changes while nothing here does: so it is no part of `npm test`.
 *
 * What the bench alone installs is left out: it is run by hand, on our own pages.
 */

/**
 * Asks npm.
 *
 * @throws Error when the registry does not answer: no answer is no finding, but is not "no findings" either.
 */
function audit(): AuditReport {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(stdout) as Partial<AuditReport> & { message?: string };
  if (!report.vulnerabilities) {
    const why = report.message ?? 'it does not say why';
    throw new Error(`The registry gives no audit: ${why}. Set npm_config_registry to the address of one that does.`);
  }
  return { vulnerabilities: report.vulnerabilities };
}

try {
  const faults: Fault[] = advisoryFaults(audit(), recordedAdvisories());
  if (faults.length > 0) console.error(listFaults(faults));
  console.log(faults.length === 0 ? 'Audit: nothing that is not recorded.' : `Audit: ${faults.length} faults.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
