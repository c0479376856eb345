import type { Diagnostic } from '../../shared/diagnostics';
import type { Sample } from './sample';

/** Languages in which a sample may be written. */
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
  'markup',
  'md',
  'yml',
  'objc',
  'dockerfile',
  'kt',
  'rb',
  'text',
  'txt',
] as const;

/** Whether the site can highlight a language; `text` has no colors and is allowed. */
export function isKnownLanguage(lang: string): boolean {
  return ([...languages, ...aliases] as readonly string[]).includes(lang);
}

/** Returns the problem with a fence whose language the site cannot highlight. */
export function unknownLanguage(sample: Sample): Diagnostic {
  return {
    file: sample.file,
    line: sample.line - 1,
    what: `This site does not support the language \`${sample.lang}\`.`,
    fix: `Use one of: ${[...languages, ...aliases].join(', ')}.`,
  };
}
