import type { Logger } from 'pino';

const minute = 60_000;

type Log = Pick<Logger, 'warn'>;

/** What one neighbour of this process is to an outage. */
export interface NeighbourOptions {
  /** whether an error may come of this neighbour, for errors that nobody passed to `failed` */
  causes?(fault: unknown): boolean;
  /** asks the neighbour, and reports the result with `failed` or `answered`; must not throw */
  probe?(): Promise<void>;
}

/**
 * Whether one neighbour of this process is available: the database, the broker, the mail server. The log gets one line when it goes, at most one a minute, and
 * one when it is back, however many callers notice. A neighbour that comes and goes has no more lines than one that is away.
 */
export class Outage {
  private since: number | undefined;
  private returned = -Infinity;
  private reported = -Infinity;
  private isReported = false;
  private failures = 0;
  private readonly options: NeighbourOptions = {};

  constructor(
    readonly name: string,
    private readonly log: Log,
    private readonly note: (fault: object) => void,
    private readonly now: () => number,
  ) {}

  describe(options: NeighbourOptions): this {
    Object.assign(this.options, options);
    return this;
  }

  get isOpen(): boolean {
    return this.since !== undefined;
  }

  /** Whether the neighbour is away, or was a minute ago: errors arrive late. */
  get isRecent(): boolean {
    return this.isOpen || this.now() - this.returned < minute;
  }

  /** Whether a line about `fault` would say no more than that the neighbour is away. */
  explains(fault: unknown): boolean {
    return this.isRecent && this.options.causes?.(fault) === true;
  }

  /** The neighbour did not answer, or could not do its work. Log lines with this error are dropped from now on. */
  failed(fault: unknown): void {
    const now = this.now();
    this.since ??= now;
    this.failures += 1;
    if (typeof fault === 'object' && fault !== null) this.note(fault);
    if (now - this.reported < minute) return;
    this.reported = now;
    const about = { neighbour: this.name, err: reasonOf(fault) };
    if (this.isReported) this.log.warn({ ...about, ...this.figures(now) }, `the ${this.name} is still unavailable`);
    else this.log.warn(about, `the ${this.name} is unavailable`);
    this.isReported = true;
  }

  /** The neighbour answered. Costs nothing while it is available. */
  answered(): void {
    if (this.since === undefined) return;
    const now = this.now();
    if (this.isReported) this.log.warn({ neighbour: this.name, ...this.figures(now) }, `the ${this.name} is available again`);
    [this.since, this.isReported, this.failures, this.returned] = [undefined, false, 0, now];
  }

  /** Asks the neighbour now, so that an error that may come of an outage is logged after it. */
  async check(): Promise<void> {
    await this.options.probe?.();
  }

  private figures(now: number): object {
    return { seconds: Math.round((now - (this.since ?? now)) / 1000), failures: this.failures };
  }
}

/** The outages of this process, and which errors they explain. */
export class Outages {
  private readonly byName = new Map<string, Outage>();
  private readonly noted = new WeakSet<object>();

  /** @param now the clock, in milliseconds since 1970 */
  constructor(
    private readonly log: Log,
    private readonly now: () => number = Date.now,
  ) {}

  /** The neighbour that lines name so; the same object for everybody. */
  of(name: string, options: NeighbourOptions = {}): Outage {
    const known = this.byName.get(name) ?? new Outage(name, this.log, (fault) => void this.noted.add(fault), this.now);
    this.byName.set(name, known);
    return known.describe(options);
  }

  get all(): readonly Outage[] {
    return [...this.byName.values()];
  }

  /** Whether a line with this error, or one that it wraps, would repeat what the line of an outage says. */
  explain(fault: unknown, depth = 0): boolean {
    if (typeof fault !== 'object' || fault === null || depth > 4) return false;
    if (this.noted.has(fault) || this.all.some((one) => one.explains(fault))) return true;
    const { cause, driverError } = fault as { cause?: unknown; driverError?: unknown };
    return this.explain(cause, depth + 1) || this.explain(driverError, depth + 1);
  }
}

/** Without a stack, and without what a server repeats: an address is named by the error's own members. */
function reasonOf(fault: unknown): string {
  if (fault instanceof AggregateError && fault.message === '') return reasonOf(fault.errors[0]);
  return fault instanceof Error ? fault.message : String(fault);
}
