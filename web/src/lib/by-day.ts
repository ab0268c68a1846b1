interface Day<Event> {
  key: string;
  /** RFC 3339 time of the day's first event */
  at: string;
  events: Event[];
}

/** Groups events by day in the reader's time zone, keeping their order. */
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
