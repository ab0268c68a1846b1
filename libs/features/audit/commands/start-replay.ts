import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { OrdersByNumber } from '#libs/contracts/orders/order-queries';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import { mostStartsADay, ReplayLimitError, type ReplayScope, startReplay } from '#libs/event-log/replay/replay-runs';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Database } from '#libs/platform/database/database';
import { invalid, Problem } from '#libs/platform/http/problem';
import type { ReplayBody } from '../wire/replays.dto.js';

/** Starts replays on request: of one order, or of all streams. */
@Injectable()
export class ReplayStarts {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  /**
   * @returns the replay's id, and whether this request had been carried out before
   * @throws Problem 409 replayUnderWay, 422, 429 tooManyReplays
   */
  async start(body: ReplayBody, actor: Actor & { id: string }, key: CommandKey | undefined): Promise<{ id: Id; replayed: boolean }> {
    const scope: ReplayScope = body.order === undefined ? { kind: 'all' } : { kind: 'order', order: await this.orderOf(body.order) };
    try {
      return await this.database.transaction(async (tx) => {
        const id = v7();
        const known = await once(tx, key, { id });
        if (known !== undefined) return { id: known.before.id, replayed: true };
        await startReplay(tx, { id, scope, actor: actor.id });
        return { id, replayed: false };
      });
    } catch (fault) {
      if (!(fault instanceof ReplayLimitError)) throw fault;
      if (fault.limit === 'underWay') throw new Problem('replayUnderWay', { cause: fault });
      throw new Problem('tooManyReplays', { params: { limit: mostStartsADay }, cause: fault });
    }
  }

  private async orderOf(written: string): Promise<Id> {
    const number = /^(?:R-)?0*([1-9]\d{0,8})$/i.exec(written.trim())?.[1];
    if (number === undefined) throw invalid({ field: 'order', code: 'badFormat' });
    const [order] = await this.queries.execute(new OrdersByNumber([Number(number)]));
    if (order === undefined) throw invalid({ field: 'order', code: 'missingReference' });
    return order;
  }
}
