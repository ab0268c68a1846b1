import { Injectable } from '@nestjs/common';
import type { Id, Language } from '#machines/kernel/ids';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { MailState } from '../wire/mail-terms.js';
import type { TemplateKey } from '../wire/mail-terms.js';

/** A message to a client with the state of its email. */
export interface MessageRow {
  id: Id;
  order_id: Id;
  number: number;
  to_person: Id;
  template: TemplateKey;
  language: Language;
  subject: string;
  body: string;
  sent_by: Id;
  created_at: Date;
  state: MailState;
  state_at: Date;
  reason: string | null;
  attempts: number;
}

export type NewMessage = Pick<
  MessageRow,
  'id' | 'order_id' | 'number' | 'to_person' | 'template' | 'language' | 'subject' | 'body' | 'sent_by'
>;

/** Absent members do not restrict. */
export interface MessagesOf {
  orders?: readonly Id[];
  states?: readonly string[];
  /** only those to this person */
  to?: Id;
}

const columns = 'm.*, i.state, i.state_at, i.reason, i.attempts';
const from = 'mailer_messages m join mail_intents i using (id)';

@Injectable()
export class Messages {
  constructor(private readonly database: Database) {}

  async page(of: MessagesOf, page: { descending: boolean; limit: number; offset: number }): Promise<{ rows: MessageRow[]; total: number }> {
    const { where, params } = conditions(of);
    const way = page.descending ? 'desc' : 'asc';
    const [rows, total] = await Promise.all([
      this.database.query<MessageRow>(
        `select ${columns} from ${from} ${where} order by m.created_at ${way}, m.id ${way} limit ${page.limit} offset ${page.offset}`,
        params,
      ),
      this.database.countUpTo(10_000, `${from} ${where}`, params),
    ]);
    return { rows, total };
  }

  one(id: Id): Promise<MessageRow | undefined> {
    return this.database.one<MessageRow>(`select ${columns} from ${from} where m.id = $1`, [id]);
  }

  /** Messages of an order in the last hour, and the seconds until the oldest of them is an hour old. */
  async lately(queryable: Queryable, order: Id): Promise<{ count: number; wait: number }> {
    const row = await queryable.one<{ count: number; wait: number }>(
      `select count(*) as count, greatest(1, ceil(extract(epoch from min(created_at) + interval '1 hour' - clock_timestamp())))::integer as wait
       from mailer_messages where order_id = $1 and created_at > clock_timestamp() - interval '1 hour'`,
      [order],
    );
    return row ?? { count: 0, wait: 1 };
  }

  /** Inserts the email first, because its id is the Message-ID. */
  async add(tx: Queryable, message: NewMessage): Promise<void> {
    await tx.query(`insert into mail_intents (id, person_id, purpose) values ($1, $2, 'message')`, [message.id, message.to_person]);
    await tx.query(
      `insert into mailer_messages (id, order_id, number, to_person, template, language, subject, body, sent_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        message.id,
        message.order_id,
        message.number,
        message.to_person,
        message.template,
        message.language,
        message.subject,
        message.body,
        message.sent_by,
      ],
    );
  }
}

function conditions({ orders, states, to }: MessagesOf): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const add = (value: unknown): string => `$${params.push(value)}`;
  const all = [
    ...(to ? [`m.to_person = ${add(to)}`] : []),
    ...(orders ? [`m.order_id = any (${add(orders)}::uuid[])`] : []),
    ...(states ? [`i.state = any (${add(states)})`] : []),
  ];
  return { where: all.length > 0 ? `where ${all.join(' and ')}` : '', params };
}
