/** Thrown to a key that has as much waiting as it may. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface Job {
  run: () => Promise<void>;
}

/**
 * Runs so many pieces of work at once, one of each key at a time; the keys take turns, however much each has waiting. Work whose signal is aborted before its turn
 * leaves the queue.
 */
export class FairQueue<Key> {
  /** in the order of their turns */
  private readonly waiting = new Map<Key, Job[]>();
  private readonly running = new Set<Key>();

  constructor(private readonly most: { atOnce: number; waitingOfKey: number }) {}

  /** @throws QueueFullError, the signal's reason when it is aborted before the work begins, and what `work` throws */
  async run<Result>(key: Key, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const jobs = this.waiting.get(key) ?? [];
    if (jobs.length >= this.most.waitingOfKey) throw new QueueFullError('too much is waiting');
    return new Promise<Result>((resolve, reject) => {
      const leave = (): void => {
        this.remove(key, job);
        reject(signal?.reason as Error);
      };
      const job: Job = {
        run: async () => {
          signal?.removeEventListener('abort', leave);
          await work().then(resolve, reject);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.set(key, [...jobs, job]);
      this.startNext();
    });
  }

  private startNext(): void {
    if (this.running.size >= this.most.atOnce) return;
    const key = [...this.waiting.keys()].find((one) => !this.running.has(one));
    const job = key === undefined ? undefined : this.waiting.get(key)?.[0];
    if (key === undefined || job === undefined) return;
    this.remove(key, job);
    this.running.add(key);
    void job.run().finally(() => {
      this.running.delete(key);
      this.sendToTheEnd(key);
      this.startNext();
    });
  }

  private remove(key: Key, job: Job): void {
    const left = (this.waiting.get(key) ?? []).filter((one) => one !== job);
    if (left.length > 0) this.waiting.set(key, left);
    else this.waiting.delete(key);
  }

  /** Waiting entries of a key that has just been served go behind all others. */
  private sendToTheEnd(key: Key): void {
    const jobs = this.waiting.get(key);
    if (!jobs) return;
    this.waiting.delete(key);
    this.waiting.set(key, jobs);
  }
}
