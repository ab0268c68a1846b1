/**
 * Minimum interval between batches of a reader that keeps up: events that arrive meanwhile share the next batch. The first one after a pause is read at once.
 * Milliseconds.
 */
export const throttleTime = 20;

/** Waits until `time` milliseconds have passed since `began` (performance.now()). */
export async function throttle(began: number, time: number): Promise<void> {
  const rest = time - (performance.now() - began);
  if (rest > 0) await new Promise((resume) => setTimeout(resume, rest));
}

/** Runs work of a key at once after a pause; what comes within `time` milliseconds of a run shares the next one. */
export class KeyedThrottle {
  private readonly resting = new Map<string, { timer: NodeJS.Timeout; next?: () => void }>();

  constructor(private readonly time: number) {}

  run(key: string, work: () => void): void {
    const rest = this.resting.get(key);
    if (rest !== undefined) {
      rest.next = work;
      return;
    }
    const end = (): void => {
      const next = this.resting.get(key)?.next;
      this.resting.delete(key);
      if (next !== undefined) this.run(key, next);
    };
    this.resting.set(key, { timer: setTimeout(end, this.time) });
    work();
  }

  /** Drops what waits. */
  clear(): void {
    for (const { timer } of this.resting.values()) clearTimeout(timer);
    this.resting.clear();
  }
}
