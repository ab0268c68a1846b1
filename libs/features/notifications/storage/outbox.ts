import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Batcher } from '#libs/event-log/signals/batcher';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { MailState } from '../wire/mail-terms.js';
import type { MessageRow } from './messages.js';
import type { NoticeRow } from './notice-row.js';

export interface Claimed {
  id: Id;
  person: Id;
  /** account: the accounts feature composes the email of that id; lead: an email to a visitor, by the lead's id */
  purpose: 'notification' | 'digest' | 'message' | 'account' | 'lead' | 'chat';
  notifications: Id[];
  /** position of the first message of a chat email */
  chatFrom: number | null;
  /** includes the current attempt; identifies the claim */
  attempts: number;
  /** seconds since it was written */
  waited: number;
}

interface Mark {
  id: Id;
  own: boolean;
}

/** A notification with the trace id of its event. */
export type TracedNotice = NoticeRow & { trace: string | null };

/** Emails that wait, are claimed, sent, rescheduled or closed. Several workers share them. */
@Injectable()
export class Outbox {
  private readonly marks = new Batcher<Mark>((marks) => this.markSent(marks));

  constructor(private readonly database: Database) {}

  /** Claims due emails for `lease` milliseconds; the claims of a worker that died expire. */
  claim(most: number, lease: number): Promise<Claimed[]> {
    return this.database.query<Claimed>(
      `update mail_intents set attempts = attempts + 1, claimed_until = clock_timestamp() + $2 * interval '1 millisecond'
       where id in (select id from mail_intents where state = 'waiting' and next_attempt_at <= clock_timestamp()
                      and (claimed_until is null or claimed_until <= clock_timestamp())
                    order by next_attempt_at limit $1 for update skip locked)
       returning id, person_id as person, purpose, notifications, chat_from as "chatFrom", attempts, extract(epoch from clock_timestamp() - state_at)::integer as waited`,
      [most, lease],
      'mail_claim',
    );
  }

  /**
   * Marks an email as sent, even if the claim expired meanwhile. Concurrent marks share a commit.
   * @param own whether it went to the person's own mailbox
   */
  sent(id: Id, own: boolean): Promise<void> {
    return this.marks.add([{ id, own }]);
  }

  /** Records that the person's mailbox refuses emails; the first refusal's time stays. */
  async keepBounce(tx: Queryable, person: Id, reason: string): Promise<void> {
    await tx.query(
      `insert into mail_bounces (person_id, reason) select $1, $2 where exists (select from users where id = $1 and erased_at is null)
       on conflict (person_id) do update set reason = excluded.reason`,
      [person, reason],
      'mail_bounce',
    );
  }

  /** Retries after `pause` milliseconds, unless another worker claimed it. `reason` is the mail server's. */
  async reschedule({ id, attempts }: Claimed, pause: number, reason: string): Promise<void> {
    await this.database.query(
      `update mail_intents set next_attempt_at = clock_timestamp() + $3 * interval '1 millisecond', claimed_until = null, reason = $4
       where id = $1 and attempts = $2 and state = 'waiting'`,
      [id, attempts, Math.round(pause), reason],
      'mail_put_off',
    );
  }

  /** @returns whether the claim was still valid */
  async close(tx: Queryable, { id, attempts }: Claimed, state: Exclude<MailState, 'waiting' | 'sent'>, reason: string): Promise<boolean> {
    const rows = await tx.query(
      `update mail_intents set state = $3, state_at = clock_timestamp(), reason = $4, claimed_until = null
       where id = $1 and attempts = $2 and state = 'waiting' returning 1`,
      [id, attempts, state, reason],
      'mail_close',
    );
    return rows.length > 0;
  }

  /** Notifications of an email, newest first, with the trace ids of their events; deleted ones are omitted. */
  notices(ids: readonly Id[]): Promise<TracedNotice[]> {
    return this.database.query<TracedNotice>(
      `select n.*, e.metadata::json ->> 'correlation' as trace
       from (select * from notifications where id = any ($1) union all select * from side_notifications where id = any ($1)) n
         left join events e using (event_id)
       order by at_us desc, id desc`,
      [ids],
      'mail_notices',
    );
  }

  /** Emails to erased people, without those that a worker is composing. */
  async erased(limit: number): Promise<Id[]> {
    const rows = await this.database.query<{ id: Id }>(
      `select e.mail_id as id from erased_letters e join mail_intents i on i.id = e.mail_id
       where i.state <> 'waiting' or i.claimed_until is null or i.claimed_until < clock_timestamp() limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes the marks of erased emails whose files were removed. */
  async forgetErased(ids: readonly Id[]): Promise<void> {
    await this.database.query('delete from erased_letters where mail_id = any ($1::uuid[])', [ids]);
  }

  message(id: Id): Promise<Omit<MessageRow, 'state' | 'state_at' | 'reason' | 'attempts'> | undefined> {
    return this.database.one('select * from mailer_messages where id = $1', [id], 'mail_message');
  }

  /** Updates in the order of ids, so that two workers cannot deadlock, and ends the bounce of a mailbox that accepted an email. */
  private async markSent(marks: readonly Mark[]): Promise<void> {
    const ids = marks.map(({ id }) => id);
    const own = marks.filter((mark) => mark.own).map(({ id }) => id);
    await this.database.query(
      `with sent as (
         update mail_intents set state = 'sent', state_at = clock_timestamp(), reason = null, claimed_until = null
         where id in (select id from mail_intents where id = any ($1) and state = 'waiting' order by id for update) returning id, person_id)
       delete from mail_bounces where person_id in (select person_id from sent where id = any ($2))`,
      [ids, own],
      'mail_sent',
    );
  }
}
