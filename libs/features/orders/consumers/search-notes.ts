import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { Schedule } from '#libs/platform/process/schedule';
import { OrderSearchTexts } from '../storage/order-search-texts.js';

/** Milliseconds between looks for notes, and the minimum age of a note: by then every transaction that read the old name has ended. */
const pause = 1_000;
const ripe = 2_000;
const batch = 500;

/**
 * Rewrites the search texts of orders of changed people. A note is deleted only if nothing changed while it was processed, so a crash or a
 * second change loses none; several processes may run.
 */
@Injectable()
export class SearchNotes {
  constructor(
    private readonly database: Database,
    private readonly texts: OrderSearchTexts,
    schedule: Schedule,
  ) {
    schedule.add({ name: 'search texts of changed people', every: pause, run: () => this.workOff() });
  }

  /** Processes notes older than `age` milliseconds. @returns the number of people */
  async workOff(age = ripe): Promise<number> {
    const notes = await this.database.query<{ person_id: Id; noted_at: string }>(
      `select person_id, noted_at::text from order_search_notes where noted_at <= clock_timestamp() - $1 * interval '1 millisecond' limit 50`,
      [age],
    );
    for (const { person_id, noted_at } of notes) {
      await this.rewrite(person_id);
      await this.database.query('delete from order_search_notes where person_id = $1 and noted_at = $2::timestamptz', [
        person_id,
        noted_at,
      ]);
    }
    return notes.length;
  }

  private async rewrite(person: Id): Promise<void> {
    for (let after = 0; ;) {
      const orders = await this.database.query<{ number: number; order_id: Id }>(
        `select number, order_id from order_search
         where (client_id = $1 or partner_id = $1 or manager_id = $1) and number > $2 order by number limit ${batch}`,
        [person, after],
      );
      const last = orders.at(-1);
      if (last === undefined) return;
      await this.texts.write(
        this.database,
        orders.map(({ order_id }) => order_id),
      );
      after = last.number;
    }
  }
}
