import { createHmac, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { NewText } from '#libs/event-log/append/contract';
import type { Id, TextRef } from '#libs/kernel/ids';

/** A note as the log refers to it, and the text itself. The hash is keyed, so that it says nothing once the key is erased. */
export interface Noted {
  ref: TextRef | null;
  texts: NewText[];
}

/** @param owner whose erasure erases it: the lead, since it tells of the visitor */
export function noted(body: string | null, owner: Id): Noted {
  if (body === null) return { ref: null, texts: [] };
  const key = randomBytes(32);
  const ref = { text: v7(), hash: createHmac('sha256', key).update(body, 'utf8').digest('hex') };
  return { ref, texts: [{ id: ref.text, ownerPerson: owner, body, key: key.toString('base64') }] };
}
