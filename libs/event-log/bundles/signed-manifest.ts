import { createHash, type KeyObject } from 'node:crypto';
import type { PlainZipWriter } from '#libs/platform/archives/plain-zip';
import { signNote } from '../tree/note.js';
import { bundleKeyName, type BundleManifest, files, manifestNoteText } from './bundle-format.js';

/** The last two files of a bundle: its manifest, and the note that signs the manifest's hash with `key`. Stored: no sum covers unused bits of deflated data. */
export async function* signedManifest(zip: PlainZipWriter, manifest: BundleManifest, key: KeyObject): AsyncGenerator<Buffer, void> {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const text = manifestNoteText(manifest, createHash('sha256').update(bytes).digest('hex'));
  yield* zip.file(files.manifest, [bytes], 0);
  yield* zip.file(files.note, [Buffer.from(signNote(text, [{ name: bundleKeyName(manifest.origin), key }]))], 0);
}
