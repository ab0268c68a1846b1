import { throttle } from './throttle.js';

/** How much is applied in one transaction at most. */
const most = 500;

interface Waiting<Item> {
  items: readonly Item[];
  resolve: () => void;
  reject: (fault: unknown) => void;
}

/**
 * Lets callers that come while a run is under way, or soon after it, go together in the next one: twelve partitions of a topic then cost one transaction, not
 * twelve. The first after a pause waits for nobody. A run that fails fails for all who were in it.
 */
export class Batcher<Item> {
  private waiting: Waiting<Item>[] = [];
  private running = false;

  /** @param time runs begin at least so far from each other, milliseconds */
  constructor(
    private readonly run: (items: readonly Item[]) => Promise<void>,
    private readonly time = 0,
  ) {}

  /** Resolves when `items` went through a run. @throws what the run threw */
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
      await throttle(began, this.time);
    }
    this.running = false;
  }

  /** At least one, and more while they fit. */
  private next(): Waiting<Item>[] {
    let count = 0;
    const end = this.waiting.findIndex(({ items }, i) => (count += items.length) > most && i > 0);
    return this.waiting.splice(0, end < 0 ? this.waiting.length : end);
  }
}
