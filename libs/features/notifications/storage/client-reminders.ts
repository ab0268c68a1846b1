import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import { reminderOfRight, remindersOfTurn } from '../rules/client-turns.js';
import type { NoticeBatch } from '../rules/notice-batch.js';

/** Replaces reminders of orders whose client's turn began or ended (null), and those whose right to withdraw got another end. */
export async function scheduleReminders(tx: Queryable, { turns, rights }: Pick<NoticeBatch, 'turns' | 'rights'>): Promise<void> {
  if (turns.size === 0 && rights.size === 0) return;
  const rows = [...turns].flatMap(([order, turn]) =>
    turn === null ? [] : remindersOfTurn(turn).map(({ day, at }) => ({ order, day, step: turn.step, since: turn.since, at })),
  );
  const ends = [...rights].map(([order, endsOn]) => ({ order, ...reminderOfRight(endsOn) }));
  await tx.query(
    `with ended as (delete from client_reminders where order_id = any ($1) and day > 0 and not exists (
       select from json_to_recordset($2) as r("order" uuid, day integer) where r."order" = order_id and r.day = client_reminders.day))
     insert into client_reminders (order_id, day, step, since_us, at_us)
     select r."order", r.day, r.step, r.since, r.at from json_to_recordset($2) as r("order" uuid, day integer, step text, since bigint, at bigint)
     on conflict (order_id, day) do update set step = excluded.step, since_us = excluded.since_us, at_us = excluded.at_us`,
    [[...turns.keys()], JSON.stringify([...rows, ...ends])],
    'client_reminders_schedule',
  );
}

/** People whose mailbox refused the last email. */
export async function bouncing(tx: Queryable, people: readonly Id[]): Promise<ReadonlySet<Id>> {
  const rows = await tx.query<{ person: Id }>('select person_id as person from mail_bounces where person_id = any ($1)', [people]);
  return new Set(rows.map(({ person }) => person));
}
