import { typeScriptOfVersion } from '../plugins/content-checks/samples-of-version';
import { filesOfPages, filesOfProjects, lintFiles } from '../plugins/content-checks/sample-lint/lint-samples';
import { formatDiagnostics } from '../plugins/shared/diagnostics';
import { docsVersions } from '../plugins/shared/versions';

// Lints only the code samples. The optional first argument selects a version. The optional second argument is a path
// prefix, which limits the files. The content check also lints all samples.

const [wantedVersion, prefix = ''] = process.argv.slice(2);
const versions = docsVersions().filter(({ name }) => !wantedVersion || name === wantedVersion);
if (versions.length === 0) throw new Error(`There is no version ${wantedVersion}.`);

const diagnostics = [];
for (const version of versions) {
  const files = [...filesOfPages(version, typeScriptOfVersion(version)), ...filesOfProjects(version)];
  const wanted = files.filter(({ place }) => place(0).file.startsWith(prefix));
  diagnostics.push(...(await lintFiles(version, wanted)));
}
if (diagnostics.length > 0) {
  console.error(formatDiagnostics(diagnostics));
  process.exitCode = 1;
}
