import { countDiagnostics, listDiagnostics } from '../plugins/shared/diagnostics';
import { advisoryDiagnostics } from '../supply-chain/advisories';
import { audit } from '../supply-chain/audit';
import { recordedAdvisories } from '../supply-chain/files';
import { runScript } from '../tools/run-script';

/*
 * Compares the registry's advisories for installed packages with the reviewed ones.
 *
 * This check needs the network, and its result can change even when this repository does not, so it is not part of
 * `npm test`. Packages that only the benchmarks install are left out, because the benchmarks are run manually, on our
 * own pages.
 */

await runScript(() => {
  const diagnostics = advisoryDiagnostics(audit(), recordedAdvisories());
  if (diagnostics.length > 0) console.error(listDiagnostics(diagnostics));
  console.log(`Audit: ${countDiagnostics(diagnostics)}.`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
});
