import { createHmac } from 'node:crypto';
import type { Id, TextRef } from '#libs/kernel/ids';
import type { StoredEvent } from './stored-event.js';

/** A text that an event refers to, and whose erasure empties it. */
export interface ReferredText {
  ref: TextRef;
  /** the member of the event's data that holds it */
  member: string;
}

/** Every reference to a text in an event's data. Data that a change made unreadable is a fault of the hash already. */
export function textsOf({ data }: Pick<StoredEvent, 'data'>): ReferredText[] {
  // Most events refer to none: parsing costs more than looking.
  if (!data.includes('"hash":"')) return [];
  try {
    return referredIn(JSON.parse(data) as unknown, '');
  } catch {
    return [];
  }
}

function referredIn(value: unknown, member: string): ReferredText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTextRef(value)) return [{ ref: value, member }];
  return Object.entries(value).flatMap(([name, inner]) => referredIn(inner, Array.isArray(value) ? member : name));
}

const isTextRef = (value: object): value is TextRef =>
  'text' in value && 'hash' in value && typeof value.text === 'string' && typeof value.hash === 'string';

/** A row of `texts`; body and key are null once it was erased. */
export interface StoredText {
  id: Id;
  body: string | null;
  key: string | null;
}

/** Whether `text` is what the event refers to. */
export const isSaid = ({ hash }: TextRef, { body, key }: StoredText): boolean =>
  body !== null && key !== null && createHmac('sha256', Buffer.from(key, 'base64')).update(body, 'utf8').digest('hex') === hash;
