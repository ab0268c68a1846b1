interface Day<Event> {
  key: string;
  /** RFC 3339: the first of the day */
  at: string;
  events: Event[];
}

/** Events under the day they happened on, in the reader's own time zone, in the order given. */
export function byDay<Event extends { at: string }>(events: readonly Event[]): Day<Event>[] {
  const days: Day<Event>[] = [];
  for (const event of events) {
    const key = new Date(event.at).toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.events.push(event);
    else days.push({ key, at: event.at, events: [event] });
  }
  return days;
}
