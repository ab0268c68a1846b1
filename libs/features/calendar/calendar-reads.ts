import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type CalendarEntry, calendarSources } from '#libs/contracts/calendar/calendar-entries';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { zoneOf } from '#libs/contracts/people/people-by-ids';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { UserStates } from '#libs/platform/auth/user-states';
import { Config } from '#libs/platform/config/config';
import { notFound, Problem } from '#libs/platform/http/problem';
import { calendarDateOf, microsADay } from '#machines/kernel/time';
import { CalendarFeeds } from './calendar-feeds.js';
import { calendarText } from './calendar-text.js';
import { type DatedEntry, nextEditions } from './editions.js';

/** Days of the past that a calendar contains. */
const daysBack = 60;
/** Times that a reading restarts at most because the person's rights changed meanwhile. */
const mostTries = 3;

@Injectable()
export class CalendarReads {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly states: UserStates,
    private readonly queries: QueryBus,
    private readonly clock: DatabaseClock,
    private readonly config: Config,
  ) {}

  /**
   * The entries that the person of `token` may see now. The answer is given only if neither their rights nor the address changed while it was read.
   * @throws Problem 404 for a token that opens nothing, whatever the reason
   */
  async read(token: string): Promise<string> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const text = await this.attempt(token);
      if (text !== undefined) return text;
    }
    throw new Problem('busy');
  }

  /** Returns undefined if rights or address changed meanwhile. */
  private async attempt(token: string): Promise<string | undefined> {
    const owner = await this.feeds.ownerOf(token);
    if (owner === undefined) throw notFound();
    this.states.forget(owner.id);
    const [state, { workingHours }] = await Promise.all([this.states.stateOf(owner.id), this.queries.execute(new ReadSiteSettings())]);
    if (!state?.active) throw notFound();
    const { role, department, tokenVersion, mustEnroll } = state;
    const { id, language } = owner;
    const now = this.clock.now();
    const since = now - daysBack * microsADay;
    // Without the second factor that is asked of them people see nothing.
    const sources = mustEnroll ? [] : calendarSources;
    const found = await Promise.all(
      sources.map((Source): Promise<CalendarEntry[]> =>
        this.queries.execute(new Source({ actor: { id, role, department }, language, now, since })),
      ),
    );
    let entries: DatedEntry[] = [];
    const isRead = await this.feeds.recordReading({ token, person: id, tokenVersion }, (known) => {
      const next = nextEditions(found.flat(), known, { now, since: calendarDateOf(since) });
      entries = next.entries;
      return next.changed ? next.editions : null;
    });
    const reader = { language, timeZone: zoneOf(owner, workingHours) };
    return isRead ? calendarText(entries, { reader, publicUrl: this.config.publicUrl }) : undefined;
  }
}
