/** The private address of the caller's calendar, without the token in it: the address itself is shown once. */
export class CalendarFeedDto {
  /**
   * When the current address was made
   * @example '2026-11-29T10:00:00.000Z'
   */
  madeAt: string;
  /** The last time a calendar program read it; null: never */
  lastReadAt: string | null;
}

export class OwnCalendarDto {
  /** Null: there is no address, or it ended */
  feed: CalendarFeedDto | null;
}

export class NewCalendarFeedDto extends CalendarFeedDto {
  /**
   * Opens the calendar without a sign-in, for anyone who has it; shown this once
   * @example 'https://registra.example/api/v1/calendar/3q2-7wdv1c0aHkJ9xqN8y5tZbR4mE6uLs0fGjW2oPiY.ics'
   */
  url: string;
}
