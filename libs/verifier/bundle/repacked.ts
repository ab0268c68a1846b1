import { sha256 } from '@noble/hashes/sha2.js';
import { unzipSync } from 'fflate';
import { hexOf } from '../bytes.js';
import type { Source } from './archive.js';
import { manifestOf } from './manifest.js';

/** Bytes of an archive, and of its contents, that are looked at: more stays unexplained. */
const [largestArchive, largestContents] = [256 * 1024 * 1024, 1024 * 1024 * 1024];

/**
 * Whether another program packed a bundle again: an archive of other bytes than a bundle's, whose files all are those that its manifest names. Whether the manifest is
 * genuine is not asked.
 */
export async function isRepacked(source: Source): Promise<boolean> {
  if (source.size > largestArchive) return false;
  const files = unpacked(await source.read(0, source.size));
  const manifest = files?.['manifest.json'];
  const said = manifest && manifestOf(new TextDecoder().decode(manifest));
  if (files === undefined || typeof said !== 'object') return false;
  return said.files.every(({ name, sha256: expected }) => {
    const file = files[name];
    return file !== undefined && hexOf(sha256(file)) === expected;
  });
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  let contents = 0;
  try {
    return unzipSync(bytes, { filter: ({ originalSize }) => (contents += originalSize) <= largestContents });
  } catch {
    return undefined;
  }
}
