import { checkDeclarations } from '../plugins/api-reference/check';
import { countDiagnostics, formatDiagnostics, type Diagnostic } from '../plugins/shared/diagnostics';
import { docsVersion, docsVersions } from '../plugins/shared/versions';
import { sdks } from '../src/lib/sdks';
import { chosenNames } from '../tools/chosen-names';
import { runScript } from '../tools/run-script';

// Checks the declarations of all SDKs in all versions. `npm run check:sdks -- 0.22.0 web` checks one SDK in one version.

/** @throws Error if the version or the SDK does not exist. */
async function check([wantedVersion, wantedSdk]: readonly string[]): Promise<Diagnostic[]> {
  const all = docsVersions().map(({ name }) => name);
  const versions = wantedVersion === undefined ? all : chosenNames('version', all, [wantedVersion]);
  const wantedSdks = wantedSdk === undefined ? sdks : chosenNames('SDK', sdks, [wantedSdk]);
  const diagnostics: Diagnostic[] = [];
  for (const version of versions) {
    for (const sdk of wantedSdks) {
      const found = await checkDeclarations(docsVersion(version), sdk);
      console.log(`${version} ${sdk}: ${countDiagnostics(found)}`);
      diagnostics.push(...found);
    }
  }
  return diagnostics;
}

await runScript(async () => {
  const diagnostics = await check(process.argv.slice(2));
  if (diagnostics.length > 0) {
    console.error(formatDiagnostics(diagnostics));
    process.exitCode = 1;
  }
});
