import { fieldBytes, sha256 } from './fields.js';
import type { StoredEvent } from './stored-event.js';

/** A link of the chain; the empty log has position 0 and 32 zero bytes. */
export interface Head {
  pos: number;
  hash: Buffer;
}

export const emptyHead: Head = { pos: 0, hash: Buffer.alloc(32) };

/** Fields of the entry at `pos`: the position and every column of the event. The chain and the tree hash their bytes. */
export function entryFields(pos: number, event: StoredEvent): (string | number)[] {
  const { id, streamType, streamId, version, type, schemaVersion, recordedAt, data, metadata } = event;
  return [pos, id, streamType, streamId, version, type, schemaVersion, recordedAt, data, metadata];
}

/** The next link of the chain that earlier builds kept: SHA-256 over the previous hash and the entry. */
export function linkAfter({ pos, hash: before }: Head, event: StoredEvent): Head {
  return { pos: pos + 1, hash: sha256(fieldBytes(entryFields(pos + 1, event), before)) };
}
