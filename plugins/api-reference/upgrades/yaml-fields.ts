import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Diagnostic } from '../../shared/diagnostics';

/** Reads the fields of a YAML file, and collects all problems in them. */
export class YamlFields {
  readonly diagnostics: Diagnostic[] = [];
  /** The fields of the file; undefined if it has none. */
  readonly top: YAMLMap | undefined;
  private readonly lines = new LineCounter();

  /** @param file - relative to the project root. */
  constructor(
    source: string,
    private readonly file: string,
  ) {
    const { contents, errors } = parseDocument(source, { lineCounter: this.lines });
    for (const { message, pos } of errors)
      this.report(
        this.lines.linePos(pos[0]).line,
        `The file is not valid YAML: ${message}`,
        'Correct the syntax; see sdks/README.md.',
      );
    this.top = isMap(contents) ? contents : undefined;
  }

  /** Adds a problem, with its line in the file and its correction. */
  report(line: number, what: string, fix: string): void {
    this.diagnostics.push({ file: this.file, line, what, fix });
  }

  /** Returns the line on which a node starts, counted from 1. */
  lineOf(node: { range?: readonly number[] | null } | undefined): number {
    return node?.range ? this.lines.linePos(node.range[0]!).line : 1;
  }

  /** Reports fields with other names. */
  onlyKnown(map: YAMLMap, known: readonly string[]): void {
    for (const { key } of map.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (known.includes(name)) continue;
      const line = this.lineOf(isScalar(key) ? key : map);
      this.report(line, `\`${name}\` is not a field here.`, `Use one of: ${known.join(', ')}.`);
    }
  }

  /** Returns the entries of a list; none if the field is missing. */
  list(map: YAMLMap | undefined, name: string): readonly YAMLMap[] {
    const list: unknown = map?.get(name);
    if (list === undefined) return [];
    if (isSeq(list) && list.items.every(isMap)) return list.items;
    const fix = `Write \`${name}:\` and entries that start with \`-\`.`;
    this.report(this.lineOf(map), `\`${name}\` is not a list of entries.`, fix);
    return [];
  }

  /** Returns the text of a field; empty if the field is missing. */
  text(map: YAMLMap, name: string): string {
    const value: unknown = map.get(name);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** Returns the text of a field, and reports a missing one. The message starts with `subject`. */
  required(map: YAMLMap, name: string, subject: string): string {
    const text = this.text(map, name);
    if (!text) this.report(this.lineOf(map), `${subject} has no \`${name}\`.`, `Write \`${name}:\` with text.`);
    return text;
  }

  /** Returns the names in a list; none if the field is missing. */
  names(map: YAMLMap, name: string): string[] {
    const list: unknown = map.get(name);
    if (list === undefined) return [];
    const names = isSeq(list) ? list.items.map((item) => (isScalar(item) ? String(item.value) : '')) : [];
    const fix = `Write \`${name}: [one, another]\`, or remove it.`;
    if (names.length === 0 || names.includes(''))
      this.report(this.lineOf(map), `\`${name}\` is not a list of names.`, fix);
    return names;
  }

  /** Returns the code of a field, and the line on which the code starts. */
  code(map: YAMLMap, name: string): { readonly code: string; readonly line: number } | undefined {
    const node: unknown = map.get(name, true);
    if (!isScalar(node) || typeof node.value !== 'string') return undefined;
    // A block starts on the line after its `|`.
    return { code: node.value.trimEnd(), line: this.lineOf(node) + 1 };
  }
}
