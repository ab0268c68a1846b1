import { Injectable } from '@nestjs/common';
import { clockSql } from '#libs/event-log/append/database-clock';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { notFound, Problem } from '#libs/platform/http/problem';

/** Somebody looked and says what became of it. */
@Injectable()
export class SettleFinding {
  constructor(private readonly database: Database) {}

  /** @returns whether this repeats a request @throws Problem 404, 409 findingSettled */
  settle(id: Id, by: Id, note: string, key: CommandKey | undefined): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      if (await once(tx, key, { finding: id })) return true;
      const settled = await tx.query(
        `update payment_findings set settled_at = ${clockSql}, settled_by = $2, note = $3 where id = $1 and settled_at is null returning 1`,
        [id, by, note],
      );
      if (settled.length > 0) return false;
      throw (await tx.one('select from payment_findings where id = $1', [id])) ? new Problem('findingSettled') : notFound();
    });
  }
}
