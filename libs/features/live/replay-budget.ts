import type { Id } from '#machines/kernel/ids';

const window = 60_000;

/** Limits the missed events that are sent again to one person within a minute, however often their streams resume. */
export class ReplayBudget {
  private spent = new Map<Id, number>();
  private until = -Infinity;

  /** @param limit events a minute for one person @param now a monotonic clock, in milliseconds */
  constructor(
    private readonly limit: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns false if the person's limit has no room for so many; nothing is spent then */
  spend(person: Id, events: number): boolean {
    if (this.now() >= this.until) {
      this.spent = new Map();
      this.until = this.now() + window;
    }
    const spent = (this.spent.get(person) ?? 0) + events;
    if (spent > this.limit) return false;
    this.spent.set(person, spent);
    return true;
  }
}
