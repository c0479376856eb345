import type { Comparison } from '../compare-package';
import { applyDifference } from './apply';
import { declarationsIn } from './declarations';
import { Draft } from './draft';
import { fileTexts } from './file-texts';
import { replaceRemovedNames } from './replacements';

/** Declarations of an SDK, prepared for the technical writer who completes them. */
export interface Prepared {
  /** New text of each changed file, by absolute path. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of differences that have to be edited by hand. */
  readonly byHand: readonly string[];
}

/**
 * Edits the documented declarations so that they match the exports of the package.
 *
 * New declarations have types and no comments. Symbols that moved to another module keep their comments.
 *
 * @param folder - absolute path of the SDK's declarations.
 */
export function prepareDeclarations(comparison: Comparison, folder: string): Prepared {
  const { modules, report } = comparison;
  const draft = new Draft(declarationsIn(folder, comparison));
  const { byHand } = draft;
  for (const module of modules)
    for (const difference of module.differences)
      if (!applyDifference(draft, module, difference)) byHand.push(difference.path);
  for (const { path, documented, published } of report.differences)
    if (documented === undefined && published === undefined && path.includes('/')) byHand.push(path);
  for (const module of modules) replaceRemovedNames(draft, module);
  return { files: fileTexts(draft), byHand };
}
