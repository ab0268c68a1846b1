import type { KeyObject } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import { PlainZip, PlainZipWriter, type WrittenFile } from '#libs/platform/archives/plain-zip';
import { type BundleManifest, files } from '../bundles/bundle-format.js';
import { signedManifest } from '../bundles/signed-manifest.js';

/** Contents of a bundle by name, in their order. */
export type BundleContents = Map<string, Buffer>;

/** Reads a bundle without verifying it. */
export async function unpackBundle(path: string): Promise<BundleContents> {
  const handle = await open(path);
  try {
    const contents: BundleContents = new Map();
    const zip = await PlainZip.open(handle, { unpacked: 1e9 });
    for (const entry of zip.entries) {
      const chunks: Buffer[] = [];
      for await (const chunk of zip.read(entry)) chunks.push(chunk);
      contents.set(entry.name, Buffer.concat(chunks));
    }
    return contents;
  } finally {
    await handle.close();
  }
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
  chunks.push(...signedManifest(zip, manifest, key));
  chunks.push(...zip.end());
  await writeFile(path, Buffer.concat(chunks));
}
