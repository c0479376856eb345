import { inflateRawSync } from 'node:zlib';

/**
 * Reads the files of a ZIP archive.
 *
 * @throws Error if the archive is incomplete, or if a file in it is neither stored nor deflated.
 */
export function readZip(archive: Buffer): { readonly name: string; readonly content: Buffer }[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('The archive is not a complete ZIP file.');
  const files: { name: string; content: Buffer }[] = [];
  let entry = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const method = archive.readUInt16LE(entry + 10);
    const size = archive.readUInt32LE(entry + 20);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => archive.readUInt16LE(entry + at)) as [
      number,
      number,
      number,
    ];
    const start = archive.readUInt32LE(entry + 42);
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength);
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const stored = archive.subarray(data, data + size);
    if (method !== 0 && method !== 8) throw new Error(`${name} is compressed with an unknown method.`);
    if (!name.endsWith('/')) files.push({ name, content: method === 8 ? inflateRawSync(stored) : stored });
    entry += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
