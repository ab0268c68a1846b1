import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { system } from '#machines/payoff/commands';
import { PayoffWriter } from './payoff-writer.js';

const atOnce = 200;

/** Releases payoffs whose refund window is over, by the database's clock. Several processes may run it: the machine lets only one release each. */
@Injectable()
export class ReleaseTimer {
  constructor(
    private readonly database: Database,
    private readonly writer: PayoffWriter,
  ) {}

  /** @returns the number of released payoffs */
  async releaseDue(): Promise<number> {
    const rows = await this.database.query<{ id: Id }>(
      `select id from payoffs where status = 'held' and held_until <= extract(epoch from clock_timestamp()) * 1000000 order by held_until limit ${atOnce}`,
    );
    for (const { id } of rows) {
      await this.writer.carryOut(id, (at) => ({ type: 'release', payoff: id, actor: system, at, payload: {} }));
    }
    return rows.length;
  }
}
