import type { Message } from '../mail/use-messages.js';
import type { AnyWireEvent } from '../../../api/wire.js';
import type { OrderHistory, WireRefusedAttempt } from '../api/wire.js';

/** A line of the history: an event, a refused attempt, or a message to the client. */
export type Entry =
  | { kind: 'event'; at: string; event: AnyWireEvent }
  | { kind: 'refused'; at: string; attempt: WireRefusedAttempt }
  | { kind: 'message'; at: string; message: Message };

/** Sorted by time; an event precedes others of the same time. */
export function entriesOf(history: OrderHistory, messages: readonly Message[] = []): Entry[] {
  const events: Entry[] = history.items.map((event) => ({ kind: 'event', at: event.at, event }));
  const refused: Entry[] = (history.refused ?? []).map((attempt) => ({ kind: 'refused', at: attempt.at, attempt }));
  const letters: Entry[] = messages.map((message) => ({ kind: 'message', at: message.createdAt, message }));
  return [...events, ...refused, ...letters].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

export interface Day {
  /** local date of the reader, as a key */
  key: string;
  at: string;
  entries: Entry[];
}

const localDate = (at: string) => {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
};

/** Groups entries by day in the reader's time zone. */
export function byDay(entries: readonly Entry[]): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const key = localDate(entry.at);
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, at: entry.at, entries: [entry] });
  }
  return days;
}
