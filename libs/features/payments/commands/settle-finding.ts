import { Injectable } from '@nestjs/common';
import { clockSql } from '#libs/event-log/append/database-clock';
import type { CommandKey } from '#libs/event-log/append/contract';
import { type Author, ChangeRecorder } from '#libs/event-log/commands/change-recorder';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Transaction } from '#libs/platform/database/database';
import { notFound, Problem } from '#libs/platform/http/problem';
import { type FindingEventData, findingEventVersion } from '#machines/checkout/finding-events';

type Settled = FindingEventData['FindingSettled'] & { at: Micros };

/** Writes the row and its event in one transaction. */
@Injectable()
export class SettleFinding {
  constructor(private readonly recorder: ChangeRecorder) {}

  /**
   * @returns whether this repeats a request
   * @throws Problem 404, 409 findingSettled; UnwrittenError if the author's rights ended meanwhile
   */
  settle(id: Id, by: NonNullable<Author>, note: string, key: CommandKey | undefined): Promise<boolean> {
    return this.recorder.recordChange(async ({ tx, append, once }) => {
      if (await once(key, { finding: id })) return true;
      const { at, ...data } = await settleRow(tx, id, by.actor.id, note);
      const stream = { streamType: 'finding', streamId: id, version: 0 };
      const event = { type: 'FindingSettled', schemaVersion: findingEventVersion('FindingSettled'), data, at };
      await append({ ...stream, ...event, row: { told_at: at } }, by);
      return false;
    });
  }
}

async function settleRow(tx: Transaction, id: Id, by: Id, note: string): Promise<Settled> {
  const settled = await tx.one<Settled>(
    `update payment_findings set settled_at = ${clockSql}, settled_by = $2, note = $3 where id = $1 and settled_at is null
     returning kind, order_id as "order", checkout_id as "checkout", reference, settled_at as at`,
    [id, by, note],
  );
  if (settled) return { ...settled, at: Number(settled.at) };
  throw (await tx.one('select from payment_findings where id = $1', [id])) ? new Problem('findingSettled') : notFound();
}
