import type { KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { PlainZipWriter, type WrittenFile } from '#libs/platform/archives/plain-zip';
import { unpackBundle as unpack } from '#libs/verifier/bundle/verify-bundle';
import { type BundleManifest, files } from '../bundles/bundle-format.js';
import { signedManifest } from '../bundles/signed-manifest.js';

/** Contents of a bundle by name, in their order. */
export type BundleContents = Map<string, Buffer>;

/** Reads a bundle without verifying it. */
export async function unpackBundle(path: string): Promise<BundleContents> {
  const bytes = await readFile(path);
  const source = { size: bytes.length, read: (from: number, before: number) => Promise.resolve(bytes.subarray(from, before)) };
  return new Map([...(await unpack(source))].map(([name, content]) => [name, Buffer.from(content)]));
}

export const manifestIn = (contents: BundleContents): BundleManifest =>
  JSON.parse(contents.get(files.manifest)?.toString('utf8') ?? '') as BundleManifest;

/**
 * Writes a bundle with these contents, whose manifest has their hashes and is signed with `key`, as the exporter or anyone who has its key would do.
 * @param change of the manifest, before it is signed
 */
export async function repackBundle(
  path: string,
  contents: BundleContents,
  key: KeyObject,
  change: (manifest: BundleManifest) => BundleManifest = (manifest) => manifest,
): Promise<void> {
  const zip = new PlainZipWriter();
  const chunks: Buffer[] = [];
  const written: WrittenFile[] = [];
  for (const [name, content] of contents) {
    if (name === files.manifest || name === files.note) continue;
    const parts = zip.file(name, [content]);
    let next = await parts.next();
    for (; next.done !== true; next = await parts.next()) chunks.push(next.value);
    written.push(next.value);
  }
  const manifest = change({ ...manifestIn(contents), files: written });
  for await (const part of signedManifest(zip, manifest, key)) chunks.push(part);
  chunks.push(...zip.end());
  await writeFile(path, Buffer.concat(chunks));
}
