import type { Database } from '#libs/platform/database/database';
import { Leadership } from '../signals/leadership.js';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { Loop } from '#libs/platform/process/loop';
import { isInfrastructure } from './apply.js';
import { discard, type RebuildOptions, RebuildRun } from './rebuild.js';
import { pairOf } from './rebuild-progress.js';
import type { ReadModel, RebuildRegistry } from './rebuild-registry.js';
import { failRebuild, type Hold, modelsToBuild, RebuildLostError, takeUp } from './rebuild-requests.js';

/**
 * Runs requested rebuilds one at a time, and one per model among all workers. A rebuild left by a crashed worker is restarted by the next one that finds it.
 */
export class RebuildWorker {
  private readonly loop: Loop;
  private readonly ended = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly models: RebuildRegistry,
    private readonly options: RebuildOptions & { logger?: WarningLogger; every?: number } = {},
  ) {
    const { every: pollEvery = 2_000, logger } = options;
    const onFault = (fault: unknown) => this.ended.signal.aborted || logger?.warn({ err: fault }, 'rebuilds wait');
    this.loop = new Loop(() => this.workOff().then(() => 'wait'), { pollEvery, retry: { first: pollEvery, longest: pollEvery }, onFault });
  }

  /** Polls for work until `stop`. */
  start(): void {
    if (!this.ended.signal.aborted) this.loop.start();
  }

  /** Stops after the current batch; another worker or the next start resumes the rebuild. */
  async stop(): Promise<void> {
    this.ended.abort(new RebuildLostError('the worker stops'));
    await this.loop.stop();
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
