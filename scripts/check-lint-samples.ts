import { typeScriptOfVersion } from '../plugins/content-checks/samples-of-version';
import { filesOfPages, filesOfProjects, lintFiles } from '../plugins/sample-lint/lint-samples';
import { formatFaults } from '../plugins/shared/faults';
import { docsVersions } from '../plugins/shared/versions';

// Lints only the samples: of all versions, of one version, or of its files whose path starts with the second
// argument. The content check lints all samples too.

const [wantedVersion, prefix = ''] = process.argv.slice(2);
const versions = docsVersions().filter(({ name }) => !wantedVersion || name === wantedVersion);
if (versions.length === 0) throw new Error(`There is no version ${wantedVersion}.`);

const faults = [];
for (const version of versions) {
  const files = [...filesOfPages(version, typeScriptOfVersion(version)), ...filesOfProjects(version)];
  const wanted = files.filter(({ place }) => place(0).file.startsWith(prefix));
  faults.push(...(await lintFiles(version, wanted)));
}
if (faults.length > 0) {
  console.error(formatFaults(faults));
  process.exitCode = 1;
}
