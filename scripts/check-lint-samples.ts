import { typeScriptOfVersion } from '../plugins/content-checks/samples-of-version';
import { filesOfPages, filesOfProjects, lintFiles } from '../plugins/content-checks/sample-lint/lint-samples';
import { formatDiagnostics } from '../plugins/shared/diagnostics';
import { docsVersion, docsVersions } from '../plugins/shared/versions';
import { chosenNames } from '../tools/chosen-names';
import { runScript } from '../tools/run-script';

// Lints only the code samples. The optional first argument selects a version. The optional second argument is a path
// prefix, which limits the files. The content check also lints all samples.

const [wantedVersion, prefix = ''] = process.argv.slice(2);

await runScript(async () => {
  const all = docsVersions().map(({ name }) => name);
  const names = wantedVersion === undefined ? all : chosenNames('version', all, [wantedVersion]);
  const diagnostics = [];
  let count = 0;
  for (const version of names.map(docsVersion)) {
    const files = [...filesOfPages(version, typeScriptOfVersion(version)), ...filesOfProjects(version)];
    const wanted = files.filter(({ place }) => place(0).file.startsWith(prefix));
    count += wanted.length;
    diagnostics.push(...(await lintFiles(version, wanted)));
  }
  if (count === 0) throw new Error(`No samples are in files whose path starts with "${prefix}".`);
  if (diagnostics.length > 0) {
    console.error(formatDiagnostics(diagnostics));
    process.exitCode = 1;
  }
});
