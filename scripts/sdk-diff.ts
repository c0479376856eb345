import { parseArgs } from 'node:util';
import { folderOfSdk, sdks, type Sdk } from '../src/lib/sdks';
import { docsVersion, docsVersions, type DocsVersion } from '../plugins/shared/versions';
import { chosenNames } from '../tools/chosen-names';
import { compareRelease, type ComparedRelease } from '../tools/sdk-diff/compare-release';
import { formatReport } from '../tools/sdk-diff/report';
import { writeDeclarations } from '../tools/sdk-diff/write/write';
import { runScript } from '../tools/run-script';

// Lists the new, changed, deprecated and removed symbols of a published SDK, compared with the declarations of a docs
// version.
const usage =
  'npm run sdk:diff -- web 0.25.1 [--version next] [--json] [--write]; instead of 0.25.1, a folder, a tarball or a wheel';

function chosenSdk(name: string | undefined): Sdk {
  const sdk = sdks.find((each) => folderOfSdk(each) === name);
  if (!sdk) throw new Error(`"${name ?? ''}" is not an SDK. Use one of: ${sdks.map(folderOfSdk).join(', ')}. ${usage}`);
  return sdk;
}

function print({ name, release, report }: ComparedRelease, version: DocsVersion, isJson: boolean): void {
  console.log(
    isJson
      ? JSON.stringify({ package: name, release, version: version.name, ...report }, undefined, 2)
      : formatReport(`${name}@${release}`, version.name, report),
  );
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string', default: 'next' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const sdk = chosenSdk(positionals[0]);
  const source = positionals[1];
  if (!source || positionals.length > 2) throw new Error(`Specify one release: ${usage}`);
  const versions = docsVersions().map(({ name }) => name);
  const version = docsVersion(chosenNames('version', versions, [values.version])[0]!);
  if (sdk === 'server-python' && values.write)
    throw new Error('--write edits only TypeScript declarations. Edit the Python stubs by hand.');
  const compared = await compareRelease(version, sdk, source);
  print(compared, version, values.json);
  if (values.write && compared.comparison && sdk !== 'server-python')
    console.error(`\n${await writeDeclarations(version, sdk, compared.release, compared.comparison)}`);
}

await runScript(main);
