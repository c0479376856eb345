import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageNames } from '../plugins/api-reference/packages';
import { typeScriptSdks, type TypeScriptSdk } from '../src/lib/sdks';
import { docsVersions, root, type DocsVersion } from '../plugins/shared/versions';
import { comparePackage } from './sdk-diff/compare-package';
import { installPackage } from './sdk-diff/install-package';
import { formatReport } from './sdk-diff/report';
import { writeDeclarations } from './sdk-diff/write/write';

// Compares a published SDK with the declarations of a version: new, changed, deprecated and removed symbols.
const usage =
  'npm run sdk:diff -- web 0.25.1 [--version next] [--json] [--write]; in place of 0.25.1, a folder or a tarball';

function chosenSdk(name: string | undefined): TypeScriptSdk {
  const sdk = typeScriptSdks.find((each) => each === name);
  if (!sdk) throw new Error(`"${name ?? ''}" is not an SDK: write one of ${typeScriptSdks.join(', ')}. ${usage}`);
  return sdk;
}

function chosenVersion(name: string): DocsVersion {
  const version = docsVersions().find((each) => each.name === name);
  const names = docsVersions().map((each) => each.name);
  if (!version) throw new Error(`"${name}" is not a version of the docs: write one of ${names.join(', ')}.`);
  return version;
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
  if (!source || positionals.length > 2) throw new Error(`Name one release: ${usage}`);
  const version = chosenVersion(values.version);
  const name = packageNames[sdk];
  const installed = installPackage(path.join(root, '.cache/sdk-diff', sdk), name, source);
  const comparison = comparePackage(version, sdk, installed, name.replace(/\/.*/, '/'));
  const { report } = comparison;
  console.log(
    values.json
      ? JSON.stringify({ package: name, release: installed.version, version: version.name, ...report }, undefined, 2)
      : formatReport(`${name}@${installed.version}`, version.name, report),
  );
  if (values.write) console.error(`\n${await writeDeclarations(version, sdk, installed.version, comparison)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
