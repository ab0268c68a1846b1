import type { Database } from '#libs/platform/database/database';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { isInfrastructure } from '../feed/apply.js';
import { Leadership } from '../signals/leadership.js';
import { type ReplayHold, ReplayLostError, failReplay, releaseReplay, type ReplayResult, takeUpReplay } from './replay-runs.js';
import { type ReplayOptions, ReplayRun, ReplayTooLongError } from './replay-run.js';
import type { ReplaySource } from './replay-source.js';

/** Thrown out of a run when the worker stops. */
class StoppedError extends Error {}

/**
 * Makes the runs one at a time among all workers, the oldest first. One left by a worker that was killed begins again, on a later snapshot, in the
 * next worker that finds it.
 */
export class ReplayWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<unknown> = Promise.resolve();
  private readonly ended = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly sources: readonly ReplaySource[],
    private readonly options: ReplayOptions & {
      logger?: WarningLogger;
      every?: number;
      onResult?: (result: ReplayResult) => void;
    } = {},
  ) {}

  /** Polls for work until `stop`. */
  start(): void {
    if (this.ended.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.working = this.workOff()
        .catch((fault: unknown) => this.ended.signal.aborted || this.options.logger?.warn({ err: fault }, 'replays wait'))
        .finally(() => this.start());
    }, this.options.every ?? 2_000);
    this.timer.unref();
  }

  /** Stops after the current part; another worker or the next start begins the run again. */
  async stop(): Promise<void> {
    this.ended.abort(new StoppedError('the worker stops'));
    clearTimeout(this.timer);
    await this.working;
  }

  /** Makes every run that waits, unless another worker does. @returns how many it ended */
  async workOff(): Promise<number> {
    const waiting = await this.database.one(
      `select from certificates where state in ('waiting', 'running') limit 1`,
      [],
      'certificates_waiting',
    );
    if (waiting === undefined) return 0;
    const leadership = new Leadership(this.database);
    try {
      if (!(await leadership.take('certificates'))) return 0;
      let done = 0;
      while (!this.ended.signal.aborted) {
        const hold = await takeUpReplay(this.database);
        if (hold === undefined) break;
        await this.run(hold);
        done += 1;
      }
      return done;
    } finally {
      await leadership.drop();
    }
  }

  private async run(hold: ReplayHold): Promise<void> {
    try {
      const result = await new ReplayRun(this.database, this.sources, hold, { ...this.options, signal: this.ended.signal }).run();
      this.options.onResult?.(result);
    } catch (fault) {
      if (fault instanceof StoppedError) return releaseReplay(this.database, hold);
      if (fault instanceof ReplayLostError || isInfrastructure(fault)) throw fault;
      this.options.logger?.warn({ err: fault, replay: hold.id }, 'a replay failed');
      await failReplay(this.database, hold, fault instanceof ReplayTooLongError ? 'tooLong' : 'internal');
    }
  }
}
