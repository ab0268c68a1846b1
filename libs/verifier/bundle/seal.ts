import { bytesOf, hashesOf, joined } from '../bytes.js';
import { entryOf } from '../entry.js';
import { isIncluded, leafHash, type SizedRoot } from '../tree.js';

const hexPairs = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/**
 * Whether a seal has the command: the entry CommandsSealed is in the tree of the checkpoint, and the command's leaf, which hashes the 16 bytes of its id and its hash, is
 * in the tree of the seal. @param hash of the command, in hex
 */
export function isSealed(command: { id: string; hash: string }, seal: unknown, checkpoint: SizedRoot): boolean {
  if (typeof seal !== 'object' || seal === null) return false;
  const { entry: encoded, index, hashes, leaf, path } = seal as Record<string, unknown>;
  const [bytes, up, inSeal] = [typeof encoded === 'string' ? bytesOf(encoded) : undefined, hashesOf(hashes), hashesOf(path)];
  const entry = bytes && entryOf(bytes);
  if (bytes === undefined || entry === undefined || up === undefined || inSeal === undefined) return false;
  if (entry.streamType !== 'log' || entry.type !== 'CommandsSealed' || entry.position - 1 !== index) return false;
  if (!isIncluded(leafHash(bytes), index, up, checkpoint)) return false;
  const { count, root } = entry.data;
  if (!Number.isSafeInteger(count) || typeof root !== 'string' || !/^[0-9a-f]{64}$/.test(root)) return false;
  if (!Number.isSafeInteger(leaf) || (leaf as number) < 0 || !/^[0-9a-f-]{36}$/.test(command.id)) return false;
  const own = leafHash(joined(hexPairs(command.id.replaceAll('-', '')), hexPairs(command.hash)));
  return isIncluded(own, leaf as number, inSeal, { size: count as number, root: hexPairs(root) });
}
