import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod';
import { root } from './versions';
import { textOfIssue } from './zod-issue';

/**
 * Reads a JSON or YAML file that is written by hand.
 *
 * @param file - relative to the project root.
 * @throws Error that lists all problems, when a field is missing, misspelled or has the wrong type.
 */
export function readDataFile<T>(file: string, schema: z.ZodType<T>): T {
  return checkData(file, readFileSync(path.join(root, file), 'utf8'), schema);
}

/** Parses the text of a JSON or YAML file, and checks it against a schema. */
export function checkData<T>(file: string, text: string, schema: z.ZodType<T>): T {
  const { success, data, error } = schema.safeParse(parseText(file, text));
  if (success) return data;
  throw new Error([`${file}:`, ...error.issues.map(textOfIssue)].join('\n'));
}

function parseText(file: string, text: string): unknown {
  try {
    return file.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch (cause) {
    throw new Error(`${file}: ${String(cause)}`, { cause });
  }
}
