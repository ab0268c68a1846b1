import type { Database } from '#libs/platform/database/database';
import { Leadership } from '../signals/leadership.js';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { isInfrastructure } from './apply.js';
import { discard, type RebuildOptions, RebuildRun } from './rebuild.js';
import { pairOf } from './rebuild-progress.js';
import type { ReadModel, RebuildRegistry } from './rebuild-registry.js';
import { failRebuild, type Hold, modelsToBuild, RebuildLostError, takeUp } from './rebuild-requests.js';

/**
 * Runs requested rebuilds one at a time, and one per model among all workers. A rebuild left by a crashed worker is restarted by the next one that finds it.
 */
export class RebuildWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<unknown> = Promise.resolve();
  private readonly ended = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly models: RebuildRegistry,
    private readonly options: RebuildOptions & { logger?: WarningLogger; every?: number } = {},
  ) {}

  /** Polls for work until `stop`. */
  start(): void {
    if (this.ended.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.working = this.workOff()
        .catch((fault: unknown) => this.ended.signal.aborted || this.options.logger?.warn({ err: fault }, 'rebuilds wait'))
        .finally(() => this.start());
    }, this.options.every ?? 2_000);
    this.timer.unref();
  }

  /** Stops after the current batch; another worker or the next start resumes the rebuild. */
  async stop(): Promise<void> {
    this.ended.abort(new RebuildLostError('the worker stops'));
    clearTimeout(this.timer);
    await this.working;
  }

  /** Runs all requests that are not claimed by others. @returns how many it finished */
  async workOff(): Promise<number> {
    const known = this.models.all.map(({ consumer }) => consumer.name);
    let done = 0;
    for (const name of await modelsToBuild(this.database, known)) {
      const model = this.models.find(name);
      if (model !== undefined && !this.ended.signal.aborted && (await this.workOn(model))) done += 1;
    }
    return done;
  }

  /** @returns false: another worker has it, or it is no longer requested */
  private async workOn(model: ReadModel): Promise<boolean> {
    const { name, projectionVersion } = model.consumer;
    const leadership = new Leadership(this.database);
    try {
      if (!(await leadership.take(`rebuild ${name}`))) return false;
      const hold = await takeUp(this.database, name, projectionVersion);
      if (hold === undefined) return false;
      await this.run(model, hold);
      return true;
    } finally {
      await leadership.drop();
    }
  }

  private async run(model: ReadModel, hold: Hold): Promise<void> {
    try {
      await new RebuildRun(this.database, model, hold, { ...this.options, signal: this.ended.signal }).run();
    } catch (fault) {
      if (isInfrastructure(fault)) throw fault;
      this.options.logger?.warn({ err: fault, model: hold.model }, 'a rebuild failed');
      await failRebuild(this.database, hold, fault instanceof Error ? fault.message : String(fault));
      await discard(this.database, pairOf(model.consumer));
    }
  }
}
