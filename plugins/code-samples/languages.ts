import type { Fault } from '../shared/faults';
import type { Sample } from './sample';

/** Languages that a sample may be written in. */
export const languages = [
  'bash',
  'c',
  'cpp',
  'css',
  'diff',
  'docker',
  'go',
  'graphql',
  'groovy',
  'html',
  'http',
  'ini',
  'javascript',
  'json',
  'jsonc',
  'jsx',
  'kotlin',
  'markdown',
  'nginx',
  'objective-c',
  'properties',
  'proto',
  'python',
  'ruby',
  'rust',
  'sql',
  'swift',
  'toml',
  'tsx',
  'typescript',
  'xml',
  'yaml',
] as const;

/** Short names that a fence may use. */
const aliases = [
  'js',
  'ts',
  'sh',
  'shell',
  'py',
  'md',
  'yml',
  'objc',
  'dockerfile',
  'kt',
  'rb',
  'text',
  'txt',
] as const;

/** Whether there are colours for a language; `text` has none and is allowed. */
export function isKnownLanguage(lang: string): boolean {
  return ([...languages, ...aliases] as readonly string[]).includes(lang);
}

/** The fault of a fence in a language that the site has no colours for. */
export function unknownLanguage(sample: Sample): Fault {
  return {
    file: sample.file,
    line: sample.line - 1,
    what: `\`${sample.lang}\` is not a language of this site.`,
    fix: `Use one of: ${[...languages, ...aliases].join(', ')}.`,
  };
}
