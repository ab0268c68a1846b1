import { Injectable } from '@nestjs/common';
import { askRebuild, askToTake, NothingToTakeError, RebuildUnderWayError } from '#libs/event-log/feed/rebuild-requests';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Actor } from '#machines/kernel/people';
import { Database } from '#libs/platform/database/database';
import { notFound, Problem } from '#libs/platform/http/problem';
import { ReadModelRows } from '../storage/read-model-rows.js';

/** Records requests; a worker rebuilds. */
@Injectable()
export class ReadModelRebuilds {
  constructor(
    private readonly database: Database,
    private readonly models: ReadModelRows,
  ) {}

  /**
   * Requests a rebuild, or, with a reason, that the rebuilt model replaces the live one.
   * @returns whether this request had been carried out before
   * @param reason undefined: rebuild it
   * @throws Problem 404, 409 rebuildUnderWay, nothingToTake or neverReplaced, 422 for a reused key
   */
  async ask(name: string, reason: string | undefined, actor: Actor & { id: string }, key: CommandKey | undefined): Promise<boolean> {
    const model = (await this.models.all()).find((one) => one.name === name);
    if (model === undefined) throw notFound();
    if (reason !== undefined && !model.swaps) throw new Problem('neverReplaced');
    try {
      return await this.database.transaction(async (tx) => {
        if (await once(tx, key, null)) return true;
        if (reason === undefined) await askRebuild(tx, name, actor.id);
        else await askToTake(tx, name, actor.id, reason);
        return false;
      });
    } catch (fault) {
      if (fault instanceof RebuildUnderWayError) throw new Problem('rebuildUnderWay', { cause: fault });
      if (fault instanceof NothingToTakeError) throw new Problem('nothingToTake', { cause: fault });
      throw fault;
    }
  }
}
