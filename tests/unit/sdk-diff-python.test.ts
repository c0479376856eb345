import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pythonParser } from '../../plugins/api-reference/python/parser';
import { docsVersions } from '../../plugins/shared/versions';
import { compareSources } from '../../tools/sdk-diff/python/compare-sources';
import { getPythonPackage } from '../../tools/sdk-diff/python/get-package';
import { readSources } from '../../tools/sdk-diff/python/read-sources';

const name = 'fishjam-server-sdk';
const folder = mkdtempSync(path.join(os.tmpdir(), 'sdk-diff-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = path.join(folder, 'package-1.0.0');
const target = path.join(folder, 'target');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
  writeFileSync(path.join(source, file), text);
};

beforeEach(() => {
  rmSync(source, { recursive: true, force: true });
  write('pyproject.toml', `[project]\nname = "${name}"\nversion = "9.9.9"\n`);
  write('fishjam/__init__.py', 'from fishjam._rooms import Room\n\n__all__ = ["Room"]\n');
  write(
    'fishjam/_rooms.py',
    [
      'raise SystemExit("This file was run.")',
      'class Room:',
      '    id: str',
      '    size: int = 3',
      '    def __init__(self, owner): self.owner = owner; self._secret = 1',
      '    async def close(self, reason: str = "done") -> None: ...',
      'class Unlisted: ...',
    ].join('\n'),
  );
});

describe('the sources of the Python SDK', () => {
  it('are read without being run, in the format of the record', async () => {
    expect(readSources(await pythonParser(), source, new Set(['fishjam']))).toEqual({
      modules: {
        fishjam: [
          {
            kind: 'class',
            name: 'Room',
            bases: [],
            members: [
              { name: 'id', kind: 'field', type: 'str', default: null },
              { name: 'size', kind: 'field', type: 'int', default: '3' },
              { name: '__init__', kind: 'method', async: false, signature: '(self, owner)', decorators: [] },
              {
                name: 'close',
                kind: 'method',
                async: true,
                signature: '(self, reason: str = "done") -> None',
                decorators: [],
              },
              { name: 'owner', kind: 'attribute' },
            ],
          },
        ],
      },
    });
  });

  it('are compared with the stubs, each difference with its file', async () => {
    const { differences } = await compareSources(docsVersions()[0]!, source);
    expect(differences).toContainEqual({
      path: 'fishjam.Room',
      change: 'new',
      published: 'class',
      file: 'sdks/next/python/fishjam/__init__.pyi',
    });
    expect(differences).toContainEqual(
      expect.objectContaining({
        path: 'fishjam.errors.NotFoundError',
        change: 'gone',
        file: 'sdks/next/python/fishjam/errors.pyi',
      }),
    );
  });

  it('must be valid Python, and must belong to the SDK', async () => {
    write('fishjam/broken.py', 'def f(:');
    const parse = await pythonParser();
    expect(() => readSources(parse, source, new Set())).toThrow('fishjam/broken.pyi is not valid Python.');
    expect(() => readSources(parse, folder, new Set())).toThrow('has no fishjam/__init__.py');
  });
});

/** Creates a wheel with deflated files. It contains no checksums, because they are not read. */
function wheel(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [file, text] of Object.entries(files)) {
    const data = deflateRawSync(text);
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(file.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(file.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(file), data);
    entries.push(entry, Buffer.from(file));
    offset += local.length + file.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...entries, end]);
}

describe('a Python package', () => {
  let server: Server;
  let answers: Record<string, Buffer | object>;
  const index = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const metadata = {
    [`${name}.dist-info/METADATA`]: `Metadata-Version: 2.4\nName: fishjam_server_sdk\nVersion: 1.2.3\n`,
  };

  beforeEach(async () => {
    answers = {};
    server = createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      response.writeHead(answer ? 200 : 404);
      response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const publish = (filename: string, packagetype: string, content: Buffer, sent = content) => {
    answers[`/files/${filename}`] = sent;
    const sha256 = createHash('sha256').update(content).digest('hex');
    answers[`/pypi/${name}/1.2.3/json`] = {
      urls: [{ packagetype, filename, url: `${index()}/files/${filename}`, digests: { sha256 } }],
    };
  };
  const download = () => getPythonPackage(target, name, '1.2.3', index());

  it('is a folder', async () => {
    expect(await getPythonPackage(target, name, source)).toEqual({ folder: source, version: '9.9.9' });
  });

  it('is downloaded as a wheel', async () => {
    publish('a.whl', 'bdist_wheel', wheel({ ...metadata, 'fishjam/__init__.py': 'x = 1\n' }));
    const { folder: found, version } = await download();
    expect(version).toBe('1.2.3');
    expect(readFileSync(path.join(found, 'fishjam/__init__.py'), 'utf8')).toBe('x = 1\n');
  });

  it('is downloaded as a source distribution', async () => {
    const archive = path.join(folder, 'a.tar.gz');
    spawnSync('tar', ['-czf', archive, '-C', folder, path.basename(source)]);
    publish('a.tar.gz', 'sdist', readFileSync(archive));
    expect((await download()).version).toBe('9.9.9');
  });

  it('is not available', async () => {
    await expect(download()).rejects.toThrow(`${name}@1.2.3 is not available`);
  });

  it('was only partly downloaded', async () => {
    const content = wheel(metadata);
    publish('a.whl', 'bdist_wheel', content, content.subarray(0, 40));
    await expect(download()).rejects.toThrow('a.whl was not downloaded completely');
  });

  it('is not a complete archive', async () => {
    publish('a.whl', 'bdist_wheel', wheel(metadata).subarray(0, 40));
    await expect(download()).rejects.toThrow('The archive is not a complete ZIP file.');
  });

  it('has files outside its folder', async () => {
    publish('a.whl', 'bdist_wheel', wheel({ '../outside.py': '' }));
    await expect(download()).rejects.toThrow('has a file outside its folder: ../outside.py');
  });

  it('has another name', async () => {
    publish('a.whl', 'bdist_wheel', wheel({ 'x.dist-info/METADATA': 'Name: other\nVersion: 1\n' }));
    await expect(download()).rejects.toThrow(`1.2.3 contains the package other; specify a source for ${name} instead.`);
  });
});
