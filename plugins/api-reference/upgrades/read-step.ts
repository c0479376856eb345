import type { YAMLMap } from 'yaml';
import type { Sdk } from '../../../src/lib/sdks';
import type { Diagnostic } from '../../shared/diagnostics';
import {
  changeKinds,
  type Change,
  type ChangeCode,
  type ChangeKind,
  type SetupStep,
  type Unlisted,
  type UpgradeStep,
} from './change';
import { findChangeDiagnostics } from './change-rules';
import { YamlFields } from './yaml-fields';

/** SDK, versions and file of a step. */
export type StepPlace = Pick<UpgradeStep, 'sdk' | 'from' | 'to' | 'file'>;

const languages: Readonly<Record<Sdk, string>> = {
  web: 'tsx',
  mobile: 'tsx',
  server: 'ts',
  'server-python': 'python',
};

const fields = {
  file: ['setup', 'changes', 'unlisted'],
  change: ['id', 'kind', 'title', 'text', 'covers', 'search', 'before', 'after', 'noCode', 'replaces', 'from'],
  setup: ['id', 'title', 'text'],
  unlisted: ['covers', 'reason'],
} as const;

/**
 * Reads the changes of a step from YAML.
 *
 * @param older - versions older than the step's new version. An upgrade may start from any of them.
 * @returns the step with everything that could be read, and all problems in the file.
 */
export function readStep(
  source: string,
  place: StepPlace,
  older: readonly string[],
): { step: UpgradeStep; diagnostics: Diagnostic[] } {
  const yaml = new YamlFields(source, place.file);
  const { top } = yaml;
  if (top) yaml.onlyKnown(top, fields.file);
  else yaml.report(1, 'The file has no fields.', 'Write `changes: []` if nothing has changed.');
  const setup = yaml.list(top, 'setup').map((map) => readSetup(yaml, map));
  const unlisted = yaml.list(top, 'unlisted').map((map) => readUnlisted(yaml, map));
  const changes = yaml.list(top, 'changes').flatMap((map) => readChange(yaml, map, place) ?? []);
  const diagnostics = [...yaml.diagnostics, ...changes.flatMap((change) => findChangeDiagnostics(change, older))];
  return { step: { ...place, setup, changes, unlisted }, diagnostics };
}

function readSetup(yaml: YamlFields, map: YAMLMap): SetupStep {
  yaml.onlyKnown(map, fields.setup);
  const text = (name: keyof SetupStep) => yaml.required(map, name, 'A setup step');
  return { id: text('id'), title: text('title'), text: text('text') };
}

function readUnlisted(yaml: YamlFields, map: YAMLMap): Unlisted {
  yaml.onlyKnown(map, fields.unlisted);
  return {
    covers: yaml.names(map, 'covers'),
    reason: yaml.required(map, 'reason', 'An unlisted difference'),
    line: yaml.lineOf(map),
  };
}

/** Returns a change; undefined if its kind is not valid, because the kind decides which code it needs. */
function readChange(yaml: YamlFields, map: YAMLMap, { sdk, file }: StepPlace): Change | undefined {
  yaml.onlyKnown(map, fields.change);
  const line = yaml.lineOf(map);
  const id = yaml.required(map, 'id', 'A change');
  const subject = `The change \`${id}\``;
  const kind = yaml.text(map, 'kind');
  if (!isKind(kind)) {
    yaml.report(
      line,
      `${subject} has the kind \`${kind}\`.`,
      `Write \`kind:\` with one of: ${changeKinds.join(', ')}.`,
    );
    return undefined;
  }
  const code = (name: 'before' | 'after'): ChangeCode | undefined => {
    const found = yaml.code(map, name);
    return found && { ...found, lang: languages[sdk] };
  };
  return {
    id,
    kind,
    title: yaml.required(map, 'title', subject),
    text: yaml.required(map, 'text', subject),
    covers: yaml.names(map, 'covers'),
    search: yaml.names(map, 'search'),
    before: code('before'),
    after: code('after'),
    noCode: yaml.text(map, 'noCode') || undefined,
    replaces: yaml.names(map, 'replaces'),
    from: map.has('from') ? yaml.names(map, 'from') : undefined,
    file,
    line,
  };
}

const isKind = (text: string): text is ChangeKind => (changeKinds as readonly string[]).includes(text);
