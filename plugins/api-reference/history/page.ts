import { LABELS_MARK, HISTORY_MARK } from '../render/history-marks';
import type { SymbolEntry } from '../symbol-index';
import type { KindFolder } from '../../../src/lib/symbol-kinds';
import { symbolHistory } from './file';
import type { SdkHistory, SymbolHistory } from './history';
import { labelsOf } from './label';
import type { Place } from './places';
import { historySection } from './section';

/** Kind of a symbol in the history, by the folder of its page. */
export const kindOfFolder: Readonly<Record<KindFolder, string>> = {
  functions: 'function',
  classes: 'class',
  interfaces: 'interface',
  'type-aliases': 'type-alias',
  enumerations: 'enumeration',
  exceptions: 'class',
  events: 'class',
  variables: 'variable',
};

/**
 * Returns the history of a symbol that exists in the given version.
 *
 * @throws Error when the history does not have the symbol.
 */
export function historyOfEntry(sdk: SdkHistory, { name, kind }: SymbolEntry, version: string): SymbolHistory {
  const symbol = symbolHistory(sdk, version, name, kindOfFolder[kind]);
  if (!symbol) throw new Error(`The history has no ${name} in ${kind} of ${version}. Run \`npm run api\`.`);
  return symbol;
}

/**
 * Fills in the version labels and the History section on a symbol's page.
 *
 * @throws Error when the history does not have the symbol.
 */
export function finishHistory(page: string, entry: SymbolEntry, sdk: SdkHistory, version: string): string {
  const symbol = historyOfEntry(sdk, entry, version);
  return page
    .replace(HISTORY_MARK, () => historySection(symbol, version, sdk.versions))
    .replaceAll(LABELS_MARK, (_, form: string, place: Place) =>
      inForm(form, labelsOf(symbol, place, version, sdk.versions)),
    );
}

function inForm(form: string, labels: readonly string[]): string {
  if (labels.length === 0) return '';
  const text = labels.join(' · ');
  if (form === 'line') return `<p className="version-label">${text}</p>`;
  return `${form === 'kind' ? ' · ' : ' '}<span className="version-label">${text}</span>`;
}
