import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { PlainZipWriter, type WrittenFile } from '#libs/platform/archives/plain-zip';
import { Archive } from './archive.js';
import { StopError } from './bundle-fault.js';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plain-zip-'));
});
afterAll(() => rm(directory, { recursive: true }));

const big = Buffer.from('some text that repeats, number 1\n'.repeat(1_000));

async function archive(): Promise<{ bytes: Buffer; files: WrittenFile[] }> {
  const zip = new PlainZipWriter();
  const chunks: Buffer[] = [];
  const files: WrittenFile[] = [];
  for (const parts of [zip.file('folder/big.txt', [big.subarray(0, 5), big.subarray(5)]), zip.file('small.json', [Buffer.from('{}')], 0)]) {
    let next = await parts.next();
    for (; next.done !== true; next = await parts.next()) chunks.push(next.value);
    files.push(next.value);
  }
  chunks.push(...zip.end());
  return { bytes: Buffer.concat(chunks), files };
}

/** Contents by name, compared with their hashes. */
async function contentsOf(bytes: Buffer, files: readonly WrittenFile[], contents = 1e6): Promise<Record<string, Buffer>> {
  const source = { size: bytes.length, read: (from: number, before: number) => Promise.resolve(bytes.subarray(from, before)) };
  const zip = await Archive.open(source, { contents });
  const found: Record<string, Buffer> = {};
  for (const file of zip.files) {
    const chunks: Uint8Array[] = [];
    const expected = files.find(({ name }) => name === file.name);
    for await (const chunk of zip.read(file, expected)) chunks.push(chunk);
    found[file.name] = Buffer.concat(chunks);
  }
  return found;
}

const problemOf = async (bytes: Buffer, files: readonly WrittenFile[], contents?: number): Promise<string> => {
  try {
    await contentsOf(bytes, files, contents);
    return 'none';
  } catch (fault) {
    if (!(fault instanceof StopError)) throw fault;
    return `${fault.code} ${fault.place.file ?? ''}`.trim();
  }
};

it('the archive of a bundle is written with the same bytes each time, and read by itself and other programs', async () => {
  const { bytes, files } = await archive();
  expect((await archive()).bytes.equals(bytes)).toBe(true);
  expect(bytes.length).toBeLessThan(big.length / 20);
  const expected = { 'folder/big.txt': big, 'small.json': Buffer.from('{}') };
  expect(await contentsOf(bytes, files)).toEqual(expected);
  expect(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)])).toEqual(Object.entries(expected));
  await writeFile(join(directory, 'python.zip'), bytes);
  const python = spawnSync('python3', ['-m', 'zipfile', '-t', join(directory, 'python.zip')], { encoding: 'utf8' });
  if (python.error === undefined) expect([python.status, python.stdout]).toEqual([0, 'Done testing\n']);
});

it('the archive of a bundle shows every changed byte, also the unused bits of deflated data', async () => {
  const { bytes, files } = await archive();
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    expect([at, await problemOf(changed, files)]).not.toEqual([at, 'none']);
  }
});

it('the archive of a bundle is refused with the fault that it has', async () => {
  const { bytes, files } = await archive();
  const renamed = (from: string, to: string): Buffer => Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
  expect(await problemOf(bytes.subarray(0, -1), files)).toBe('noEnd');
  expect(await problemOf(Buffer.alloc(0), files)).toBe('noEnd');
  expect(await problemOf(Buffer.concat([Buffer.from('x'), bytes]), files)).toBe('directory');
  expect(await problemOf(renamed('folder/big.txt', '../../big.text'), files)).toBe('unsafeName ../../big.text');
  expect(await problemOf(renamed('folder/big.txt', '/folder/bi.txt'), files)).toBe('unsafeName /folder/bi.txt');
  expect(await problemOf(renamed('small.json', 'C:\\ab.json'), files)).toBe('unsafeName C:\\ab.json');
  expect(await problemOf(bytes, files, big.length + 1)).toBe('contentsTooLarge small.json');
});

it('the archive of a bundle refuses two files of one name', async () => {
  const zip = new PlainZipWriter();
  const chunks: Buffer[] = [];
  for (const text of ['1', '2']) for await (const chunk of zip.file('a', [Buffer.from(text)])) chunks.push(chunk);
  expect(await problemOf(Buffer.concat([...chunks, ...zip.end()]), [])).toBe('duplicateName a');
});

it('the archive of a bundle stops at the size of the header, whatever the data inflates to', async () => {
  const { bytes } = await archive();
  // The size of the content in the descriptor and in the directory.
  const size = Buffer.alloc(4);
  size.writeUInt32LE(big.length);
  const less = Buffer.alloc(4);
  less.writeUInt32LE(100);
  const changed = Buffer.from(bytes.toString('latin1').replaceAll(size.toString('latin1'), less.toString('latin1')), 'latin1');
  expect(await problemOf(changed, [], 1_000)).toBe('tooLong folder/big.txt');
});

it('the archive of a bundle passes on an error of its content', async () => {
  const faulty = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.from('a');
    await Promise.resolve();
    throw new Error('no more rows');
  };
  const written = async (): Promise<void> => {
    for await (const chunk of new PlainZipWriter().file('a', faulty())) expect(chunk).toBeDefined();
  };
  await expect(written()).rejects.toThrow('no more rows');
});
