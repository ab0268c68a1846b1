import { entryFields } from '../chain/chain-hash.js';
import { fieldBytes, sha256 } from '../chain/fields.js';
import type { StoredEvent } from '../chain/stored-event.js';
import { leafPrefix } from './tree-hash.js';

/** Hash of the leaf of the event at `pos`. */
export const eventLeaf = (pos: number, event: StoredEvent): Buffer => sha256(fieldBytes(entryFields(pos, event), leafPrefix));

/** The entry of the event at `pos`: the bytes that its leaf hashes. */
export const eventEntry = (pos: number, event: StoredEvent): Buffer => Buffer.from(fieldBytes(entryFields(pos, event)));
