/** Remembers keys for a period. When there are too many, the oldest is dropped and then counts as new. */
export class OnceEach {
  private readonly seen = new Map<string, number>();

  /** @param period milliseconds for which a key counts as seen @param most keys remembered at once */
  constructor(
    private readonly period: number,
    private readonly most: number,
  ) {}

  /** Whether `key` is new in this period, and marks it as seen. @param now milliseconds */
  isFirst(key: string, now: number): boolean {
    if (this.isSeen(key, now)) return false;
    this.see(key, now);
    return true;
  }

  isSeen(key: string, now: number): boolean {
    const before = this.seen.get(key);
    return before !== undefined && now - before < this.period;
  }

  /** Starts the period of `key` again, seen before or not. */
  see(key: string, now: number): void {
    this.seen.delete(key);
    this.seen.set(key, now);
    const [oldest] = this.seen.keys();
    if (this.seen.size > this.most && oldest !== undefined) this.seen.delete(oldest);
  }
}
