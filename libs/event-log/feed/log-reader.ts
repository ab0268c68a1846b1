import type { Database } from '#libs/platform/database/database';
import { eventColumns, type EventRow, type StoredEvent } from '../chain/stored-event.js';
import { type EventReading, placedAt, placedEvent, type PlacedEvent } from './placed-event.js';

/** Number of cached events for readers near the end, where almost all readers are. */
const kept = 4_096;
const page = 1_000;

/** A missing position before an existing one: the sequencer never leaves gaps, so something else did. */
class LogGapError extends Error {
  override readonly name = 'LogGapError';
}

/** Reads the log in order. Readers of one process share the newest pages, so that each event is fetched and parsed once. */
export class LogReader {
  private recent: PlacedEvent[] = [];
  /** the next read from the end, not started yet */
  private upcoming: Promise<void> | undefined;
  private underWay: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly reading: EventReading = {},
  ) {}

  /** Up to `most` events after position `after`, without gaps and in order; empty if there are none yet. @throws LogGapError */
  async read(after: number, most = page): Promise<PlacedEvent[]> {
    const first = this.recent[0];
    if (first === undefined || after < first.pos - 1 || after > this.lastKept) return this.readFar(after, most);
    if (after === this.lastKept) await this.readOn();
    const begin = after - ((this.recent[0]?.pos ?? 1) - 1);
    return begin < 0 ? this.readFar(after, most) : this.recent.slice(begin, begin + most);
  }

  /** Takes what the sequencer of this process committed after position `after`, which then need not be read from the database. */
  follow(after: number, events: readonly StoredEvent[]): void {
    if (after === 0 || after !== this.lastKept) return;
    try {
      this.keep(events.map((event, n) => placedAt(event, after + 1 + n, this.reading)));
    } catch {
      // An event that cannot be read is a fault of its readers, which find it in the database, and not of the sequencer.
    }
  }

  /** The last position; 0 in an empty log. */
  async lastPosition(): Promise<number> {
    const row = await this.database.one<{ pos: number | null }>('select max(pos) as pos from event_order');
    return Number(row?.pos ?? 0);
  }

  private get lastKept(): number {
    return this.recent.at(-1)?.pos ?? 0;
  }

  /**
   * One read from the end runs at a time; all who ask before it starts share it. Later callers wait for the next one: their events may not have existed when
   * the current one started, and nothing would wake them again.
   */
  private readOn(): Promise<void> {
    this.upcoming ??= this.underWay.then(() => {
      this.upcoming = undefined;
      const read = this.fetch(this.lastKept, page).then((events) => this.keep(events));
      this.underWay = read.catch(() => undefined);
      return read;
    });
    return this.upcoming;
  }

  private async readFar(after: number, most: number): Promise<PlacedEvent[]> {
    const events = await this.fetch(after, most);
    // Fewer than requested: this is the end, and from here on events are cached.
    if (events.length > 0 && events.length < most && (this.recent.length === 0 || after > this.lastKept)) this.recent = events;
    return events;
  }

  /** The result may no longer be adjacent: a reader further ahead may have started a new range meanwhile. */
  private keep(events: PlacedEvent[]): void {
    if (events[0]?.pos === this.lastKept + 1) this.recent = [...this.recent, ...events].slice(-kept);
  }

  private async fetch(after: number, most: number): Promise<PlacedEvent[]> {
    const { rows } = await this.database.pool.query<EventRow>({
      name: 'read_log',
      text: `select ${eventColumns}, o.pos from event_order o join events e using (event_id) where o.pos > $1 order by o.pos limit $2`,
      values: [after, most],
      rowMode: 'array',
    });
    const events = rows.map((row) => placedEvent(row, this.reading));
    events.forEach(({ pos }, i) => {
      if (pos !== after + 1 + i) throw new LogGapError(`position ${after + 1 + i} is missing before ${pos}`);
    });
    return events;
  }
}
