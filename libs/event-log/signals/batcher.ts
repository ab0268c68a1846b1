import { Throttle } from '#libs/platform/process/throttle';

/**
 * Minimum interval between batches of a reader that keeps up: events that arrive meanwhile share the next batch. The first one after a pause is read at once.
 * Milliseconds.
 */
export const throttleTime = 20;

/** Maximum size of one transaction. */
const most = 500;

interface Waiting<Item> {
  items: readonly Item[];
  resolve: () => void;
  reject: (fault: unknown) => void;
}

/**
 * Combines calls that arrive during or soon after a run into the next one: twelve partitions of a topic then cost one transaction, not twelve. The first call
 * after a pause runs at once. A failed run fails for all of its callers.
 */
export class Batcher<Item> {
  private waiting: Waiting<Item>[] = [];
  private running = false;

  /** @param throttle of the starts of runs; none by default */
  constructor(
    private readonly run: (items: readonly Item[]) => Promise<void>,
    private readonly throttle = new Throttle(0),
  ) {}

  /** Resolves when `items` were processed. @throws the run's error */
  add(items: readonly Item[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ items, resolve, reject });
      if (!this.running) void this.goOn();
    });
  }

  private async goOn(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      const began = performance.now();
      const together = this.next();
      try {
        await this.run(together.flatMap(({ items }) => items));
        together.forEach(({ resolve }) => resolve());
      } catch (fault) {
        together.forEach(({ reject }) => reject(fault));
      }
      await this.throttle.wait(began);
    }
    this.running = false;
  }

  /** At least one item, and more while they fit. */
  private next(): Waiting<Item>[] {
    let count = 0;
    const end = this.waiting.findIndex(({ items }, i) => (count += items.length) > most && i > 0);
    return this.waiting.splice(0, end < 0 ? this.waiting.length : end);
  }
}
