import { readReasons, reasonDiagnostics, symbolsNotInGuides } from '../plugins/content-checks/guide-coverage';
import { countDiagnostics, listDiagnostics } from '../plugins/shared/diagnostics';
import { docsVersions } from '../plugins/shared/versions';

// Lists the symbols that no guide shows, each with its recorded reason. Fails if a symbol has no reason, or if a reason
// is no longer needed.

const reasons = readReasons();
const notShown = new Set<string>();
for (const version of docsVersions()) {
  const symbols = symbolsNotInGuides(version);
  console.log(`Guides of ${version.name}: ${symbols.length} symbols and members are in no guide.`);
  for (const symbol of symbols) {
    console.log(`  ${symbol}: ${reasons[symbol] ?? 'no reason'}`);
    notShown.add(symbol);
  }
}
const diagnostics = reasonDiagnostics(notShown, reasons);
if (diagnostics.length > 0) console.error(listDiagnostics(diagnostics));
console.log(`Reasons: ${countDiagnostics(diagnostics)}.`);
if (diagnostics.length > 0) process.exitCode = 1;
