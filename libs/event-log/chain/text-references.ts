import { createHmac } from 'node:crypto';
import type { Id, TextRef } from '#machines/kernel/ids';
import type { StoredEvent } from './stored-event.js';

/** An event's reference to a text; an erasure empties the text. */
export interface ReferredText {
  ref: TextRef;
  /** the field of the event's data that holds it */
  member: string;
}

/** All references to texts in an event's data. Data made unreadable by a change already fails the hash. */
export function textsOf({ data }: Pick<StoredEvent, 'data'>): ReferredText[] {
  // Most events have none: parsing costs more than a search.
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

/** A row of `texts`; body and key are null after its erasure. */
export interface StoredText {
  id: Id;
  body: string | null;
  key: string | null;
}

/** Whether `text` matches the event's keyed hash. */
export const isSaid = ({ hash }: TextRef, { body, key }: StoredText): boolean =>
  body !== null && key !== null && createHmac('sha256', Buffer.from(key, 'base64')).update(body, 'utf8').digest('hex') === hash;
