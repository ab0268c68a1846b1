/** Thrown to a key that has as much waiting as it may. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface Job<Key> {
  key: Key;
  run: () => Promise<void>;
}

/**
 * Runs so many pieces of work at once, one of each key at a time; the keys take turns, however much each has waiting. Work whose signal is aborted before its turn
 * leaves the queue.
 */
export class FairQueue<Key> {
  /** in the order of their turns */
  private waiting: readonly Job<Key>[] = [];
  private readonly running = new Set<Key>();

  constructor(private readonly most: { atOnce: number; waitingOfKey: number }) {}

  /** @throws QueueFullError, the signal's reason when it is aborted before the work begins, and what `work` throws */
  async run<Result>(key: Key, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if (this.waiting.filter((job) => job.key === key).length >= this.most.waitingOfKey) throw new QueueFullError('too much is waiting');
    return new Promise<Result>((resolve, reject) => {
      const leave = (): void => {
        this.remove(job);
        reject(signal?.reason as Error);
      };
      const job: Job<Key> = {
        key,
        run: async () => {
          signal?.removeEventListener('abort', leave);
          await work().then(resolve, reject);
        },
      };
      signal?.addEventListener('abort', leave);
      this.waiting = [...this.waiting, job];
      this.startNext();
    });
  }

  private startNext(): void {
    if (this.running.size >= this.most.atOnce) return;
    const job = this.waiting.find(({ key }) => !this.running.has(key));
    if (job === undefined) return;
    this.remove(job);
    this.running.add(job.key);
    void job.run().finally(() => {
      this.running.delete(job.key);
      this.sendToTheEnd(job.key);
      this.startNext();
    });
  }

  private remove(job: Job<Key>): void {
    this.waiting = this.waiting.filter((one) => one !== job);
  }

  /** What a key that has just been served still has waiting goes behind all others. */
  private sendToTheEnd(key: Key): void {
    this.waiting = [...this.waiting.filter((job) => job.key !== key), ...this.waiting.filter((job) => job.key === key)];
  }
}
