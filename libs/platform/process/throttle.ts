/**
 * Keeps a minimum interval between the starts of turns. Those who share a throttle and wait at the same time go on in the same turn of the event loop, so that
 * what they do can be done together.
 */
export class Throttle {
  private waiting: Promise<void> | undefined;

  /** @param interval milliseconds */
  constructor(private readonly interval: number) {}

  /** Waits until the interval has passed since `began` (performance.now()), or since the start of another one that waits already. */
  wait(began: number): Promise<void> {
    const rest = this.interval - (performance.now() - began);
    if (rest <= 0) return Promise.resolve();
    return (this.waiting ??= new Promise((resolve) => {
      setTimeout(() => {
        this.waiting = undefined;
        resolve();
      }, rest);
    }));
  }
}
