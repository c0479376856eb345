import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countDiagnostics, listDiagnostics } from '../plugins/shared/diagnostics';
import { root } from '../plugins/shared/versions';
import {
  countDependents,
  installedHash,
  installedUpstream,
  installedVersion,
  readUpstreamRecord,
  recordOf,
  upstreamRecordFile,
} from '../supply-chain/installed-upstream';
import { upstreamDiagnostics } from '../supply-chain/upstream';

const files = installedUpstream();
if (process.argv.includes('--record'))
  writeFileSync(path.join(root, upstreamRecordFile), `${JSON.stringify(recordOf(files), null, 2)}\n`);
const diagnostics = upstreamDiagnostics(files, readUpstreamRecord(), installedHash, installedVersion);
if (diagnostics.length > 0) console.error(listDiagnostics(diagnostics));
const ours = countDependents(files);
console.log(`Framework files: ${countDiagnostics(diagnostics)}.`);
console.log(`Our files that depend on them: ${ours.files}, with ${ours.lines.toLocaleString('en')} lines.`);
process.exitCode = diagnostics.length > 0 ? 1 : 0;
