import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfSdk, type Sdk } from '../../../src/lib/sdks';
import { memoize } from '../../shared/memoize';
import { root } from '../../shared/versions';

/** Returns the text of all declarations of an SDK in a version. */
export const declarationsOf = (version: string, sdk: Sdk): string =>
  declarationsIn(`sdks/${version}/${folderOfSdk(sdk)}`);

const declarationsIn = memoize((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:d\.ts|pyi)$/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n'),
);
