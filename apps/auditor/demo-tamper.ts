import { createPrivateKey, type KeyObject } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type BundleManifest, files, recordOf } from '#libs/event-log/bundles/bundle-format';
import { signedManifest } from '#libs/event-log/bundles/signed-manifest';
import { PlainZipWriter, type WrittenFile } from '#libs/platform/archives/plain-zip';
import type { Config } from '#libs/platform/config/config';
import { UsageError } from '#libs/platform/process/command-line';
import { Archive } from '#libs/verifier/bundle/archive';
import { StopError } from '#libs/verifier/bundle/bundle-fault';
import { recordsIn } from '#libs/verifier/bundle/records';
import type { Finding } from './audit.js';
import { withSource } from './bundle-file.js';

/** Bytes of what is copied: enough for a demonstration. */
const largest = 1024 * 1024 * 1024;

/** Sums of money in the data of an event, in minor units. */
const sum = /("(?:amount|price)":)(\d+)/;

/**
 * Copies a bundle with another first digit in the first sum of money, and signs it with the key of the log: what only the
 * proofs show. A file to try verification on. Demo data alone: nobody else's key signs what did not happen.
 * @throws UsageError if it is no bundle, or has no sum
 */
export async function demoTamper(
  path: string,
  out: string | undefined,
  { demo, auditSigningKey }: Pick<Config, 'demo' | 'auditSigningKey'>,
): Promise<Finding> {
  if (out === undefined) throw new UsageError('--out takes the file to write');
  if ((await stat(out).catch(() => undefined)) !== undefined) throw new UsageError(`${out} exists already`);
  if (!demo) throw new UsageError('demo-tamper signs what did not happen: it works for demo data alone');
  if (auditSigningKey === '') throw new UsageError('demo-tamper signs the copy: it needs AUDIT_SIGNING_KEY');
  const partial = `${out}.partial`;
  try {
    const change = new Change();
    await withSource(path, async (source) =>
      pipeline(
        Readable.from(copied(await Archive.open(source, { contents: largest }), change, createPrivateKey(auditSigningKey))),
        createWriteStream(partial),
      ),
    );
    if (change.line === undefined) throw new UsageError(`${path} has no sum of money that could be changed`);
    await rename(partial, out);
    return { holds: true, lines: [`demo-tamper: ${out}, ${change.line}`] };
  } catch (fault) {
    if (fault instanceof StopError) throw new UsageError(`${path} is no bundle: ${fault.code}`);
    throw fault;
  } finally {
    await rm(partial, { force: true });
  }
}

/** The one change of a bundle. */
class Change {
  /** what was changed; undefined until it was */
  line: string | undefined;
  private record = 0;

  async *of(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    for await (const { bytes } of recordsIn(files.entries, content)) {
      const entry = Buffer.from(bytes);
      this.record += 1;
      yield recordOf(this.line === undefined ? this.altered(entry) : entry);
    }
  }

  private altered(entry: Buffer): Buffer {
    // One byte a character, so that all other bytes stay as they are.
    const text = entry.toString('latin1');
    const found = sum.exec(text);
    if (found === null) return entry;
    const [whole, name = '', amount = ''] = found;
    // The length of the data stands before it: a digit more would break the entry instead of its sum.
    const other = amount.replace(/^./, (digit) => (digit === '9' ? '1' : '9'));
    this.line = `record ${this.record} of ${files.entries}: ${whole} is now ${name}${other}`;
    return Buffer.from(text.replace(sum, `$1${other}`), 'latin1');
  }
}

/** The archive with another `entries.bin`, whose manifest has the hashes of what is in it. */
async function* copied(zip: Archive, change: Change, key: KeyObject): AsyncGenerator<Buffer> {
  const writer = new PlainZipWriter();
  const written: WrittenFile[] = [];
  let manifest: BundleManifest | undefined;
  for (const entry of zip.files) {
    if (entry.name === files.manifest) manifest = JSON.parse((await buffer(zip.read(entry))).toString()) as BundleManifest;
    if (entry.name === files.manifest || entry.name === files.note) continue;
    const content = zip.read(entry);
    written.push(yield* writer.file(entry.name, entry.name === files.entries ? change.of(content) : content));
  }
  if (manifest === undefined) throw new StopError('missing', { file: files.manifest });
  yield* signedManifest(writer, { ...manifest, files: written }, key);
  yield* writer.end();
}
