interface Open<Read> {
  until: number;
  /** the newest repeat, with the number of all repeats in `times`; undefined before the first one */
  repeated: (Read & { times: number }) | undefined;
}

/**
 * Groups equal reads of one person within a minute: the first is written at once, the others as one row with their number after the minute.
 * The number of open minutes is limited; beyond it the oldest ends early.
 */
export class Repeats<Read extends object> {
  private readonly open = new Map<string, Open<Read>>();

  /** @param period milliseconds for which repeats share a row @param most reads whose repeats are awaited at once */
  constructor(
    private readonly period: number,
    private readonly most: number,
  ) {}

  /** @param now milliseconds @returns rows to write now, and how many rows this read adds in total */
  add(key: string, read: Read & { times: number }, now: number): { write: (Read & { times: number })[]; rows: number } {
    const known = this.open.get(key);
    if (known !== undefined && now < known.until && now >= known.until - this.period) {
      const rows = known.repeated === undefined ? 1 : 0;
      known.repeated = { ...read, times: (known.repeated?.times ?? 0) + 1 };
      return { write: [], rows };
    }
    this.open.delete(key);
    this.open.set(key, { until: now + this.period, repeated: undefined });
    const [oldest] = this.open.keys();
    const early = this.open.size > this.most && oldest !== undefined ? this.take(oldest) : [];
    return { write: [...(known?.repeated ? [known.repeated] : []), ...early, read], rows: 1 };
  }

  /** Repeats whose minute has ended, or all of them. */
  ended(now: number): (Read & { times: number })[] {
    return [...this.open].flatMap(([key, { until }]) => (now < until ? [] : this.take(key)));
  }

  private take(key: string): (Read & { times: number })[] {
    const repeated = this.open.get(key)?.repeated;
    this.open.delete(key);
    return repeated === undefined ? [] : [repeated];
  }
}
