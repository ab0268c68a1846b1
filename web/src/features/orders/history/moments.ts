import type { AnyWireEvent } from '../../../api/wire.js';

/** The place from 1 of the last event at or before `at`; null before the first one. `items` are in order of time. @param at a minute counts to its end */
export function placeAt(items: readonly Pick<AnyWireEvent, 'at'>[], at: Date): number | null {
  const end = at.getTime() + 59_999;
  const place = items.findLastIndex((event) => Date.parse(event.at) <= end);
  return place < 0 ? null : place + 1;
}

/** A date and time of the reader's browser, as `datetime-local` fields have it; null for half of one. */
export function momentIn(text: string): Date | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment;
}
