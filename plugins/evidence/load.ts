import { throwDiagnostics } from '../shared/diagnostics';
import { root } from '../shared/versions';
import { readEvidence, type Evidence } from './report-files';

/**
 * Reads the evidence of this project.
 *
 * @throws ContentDiagnostics when a report is missing or malformed.
 */
export function loadEvidence(): Evidence {
  const { evidence, diagnostics } = readEvidence(root);
  throwDiagnostics(diagnostics);
  return evidence;
}
