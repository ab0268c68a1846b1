import { hash } from 'node:crypto';
import { fieldBytes } from './fields.js';
import type { StoredEvent } from './stored-event.js';

/** A link of the chain; the empty log has position 0 and 32 zero bytes. */
export interface Head {
  pos: number;
  hash: Buffer;
}

export const emptyHead: Head = { pos: 0, hash: Buffer.alloc(32) };

/** The next link: SHA-256 over the previous hash, the position and every column of the event, each length-prefixed. */
export function linkAfter({ pos, hash: before }: Head, event: StoredEvent): Head {
  const { id, streamType, streamId, version, type, schemaVersion, recordedAt, data, metadata } = event;
  const bytes = fieldBytes([pos + 1, id, streamType, streamId, version, type, schemaVersion, recordedAt, data, metadata], before);
  return { pos: pos + 1, hash: hash('sha256', bytes, 'buffer') };
}
