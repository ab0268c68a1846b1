const quarter = 900_000;
const day = 86_400_000;
const mostShared = 64;

/**
 * Converts moments to local time in a zone, as milliseconds of a calendar without zones. Offsets change at quarters of an hour, so each quarter is computed
 * once: a table has millions of moments and few quarters.
 */
export class WallClock {
  private static readonly shared = new Map<string, WallClock>();
  private readonly offsets = new Map<number, number>();
  private readonly format: Intl.DateTimeFormat;

  /** @throws RangeError for an unknown zone */
  constructor(timeZone: string) {
    this.format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  /** The clock of a zone that all callers share: a new one costs as much as some thousand conversions. @throws RangeError for an unknown zone */
  static of(timeZone: string): WallClock {
    const clock = WallClock.shared.get(timeZone) ?? new WallClock(timeZone);
    if (WallClock.shared.size >= mostShared) WallClock.shared.clear();
    WallClock.shared.set(timeZone, clock);
    return clock;
  }

  /** Local milliseconds since 1970-01-01 00:00. */
  at(moment: Date): number {
    const ms = moment.getTime();
    const place = Math.floor(ms / quarter);
    let offset = this.offsets.get(place);
    if (offset === undefined) {
      if (this.offsets.size > 50_000) this.offsets.clear();
      offset = this.offsetAt(place * quarter);
      this.offsets.set(place, offset);
    }
    return ms + offset;
  }

  /** Minutes that the wall is ahead of UTC at `moment`, if it shows the same time at another instant too, as when clocks are put back; else undefined. */
  offsetIfRepeated(moment: Date): number | undefined {
    const wall = this.at(moment);
    const instants = [this.instantBy(wall - day, wall), this.instantBy(wall + day, wall)];
    const isRepeated = new Set(instants.filter((instant) => this.at(new Date(instant)) === wall)).size > 1;
    return isRepeated ? (wall - moment.getTime()) / 60_000 : undefined;
  }

  /**
   * The instant, in milliseconds, at which the wall shows `wall`: the earlier one of an hour that is repeated when clocks are put back, undefined in an hour
   * that is skipped when they are put forward.
   */
  instantOf(wall: number): number | undefined {
    return [this.instantBy(wall - day, wall), this.instantBy(wall + day, wall)].find((instant) => this.at(new Date(instant)) === wall);
  }

  /** As `instantOf`; a time that is skipped is as much later as clocks are put forward (`disambiguation: 'compatible'` of Temporal). */
  compatibleInstantOf(wall: number): number {
    return this.instantOf(wall) ?? this.instantBy(wall - day, wall);
  }

  /** The instant of `wall` with the offset that holds at `moment`. */
  private instantBy(moment: number, wall: number): number {
    return wall - (this.at(new Date(moment)) - moment);
  }

  private offsetAt(ms: number): number {
    const parts = Object.fromEntries(this.format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - ms;
  }
}
