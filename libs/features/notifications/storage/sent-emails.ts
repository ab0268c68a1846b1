import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { DateSpan } from '#libs/platform/http/list-query';
import type { MailState } from '../wire/mail-terms.js';
import type { TemplateKey } from '../wire/mail-terms.js';
import { finalReasons, type EmailScope } from '../rules/sent-emails.js';
import { type EmailPurpose } from '../wire/mail-terms.js';

export interface SentEmailRow {
  id: Id;
  person_id: Id;
  purpose: EmailPurpose;
  notifications: Id[];
  state: MailState;
  attempts: number;
  next_attempt_at: Date;
  reason: string | null;
  created_at: Date;
  state_at: Date;
  subject: string | null;
  template: TemplateKey | null;
  order_id: Id | null;
  number: number | null;
}

/** Absent members do not restrict. */
export interface SentEmailsOf {
  scope: EmailScope;
  people?: readonly Id[];
  states?: readonly string[];
  purposes?: readonly string[];
  created?: DateSpan;
}

const columns = `i.id, i.person_id, i.purpose, i.notifications, i.state, i.attempts, i.next_attempt_at, i.reason, i.created_at, i.state_at,
  m.subject, m.template, m.order_id, m.number`;
const from = 'mail_intents i left join mailer_messages m using (id) left join users u on u.id = i.person_id';

/** Newest first by default. */
@Injectable()
export class SentEmails {
  constructor(private readonly database: Database) {}

  async page(
    of: SentEmailsOf,
    page: { descending: boolean; limit: number; offset: number },
  ): Promise<{ rows: SentEmailRow[]; total: number }> {
    const { where, params } = conditions(of);
    const way = page.descending ? 'desc' : 'asc';
    const [rows, total] = await Promise.all([
      this.database.query<SentEmailRow>(
        `select ${columns} from ${from} where ${where} order by i.created_at ${way}, i.id ${way} limit ${page.limit} offset ${page.offset}`,
        params,
      ),
      this.database.countUpTo(10_000, `${from} where ${where}`, params),
    ]);
    return { rows, total };
  }

  one(id: Id, scope: EmailScope): Promise<SentEmailRow | undefined> {
    const { where, params } = conditions({ scope });
    return this.database.one<SentEmailRow>(`select ${columns} from ${from} where ${where} and i.id = $${params.length + 1}`, [
      ...params,
      id,
    ]);
  }

  /** When emails to a person began to bounce, and the mail server's message; undefined if they arrive. */
  bounceOf(person: Id): Promise<{ since: Date; reason: string } | undefined> {
    return this.database.one('select since, reason from mail_bounces where person_id = $1', [person]);
  }

  /** Makes an email due now. @returns false if it waits, was delivered, or its subject no longer exists */
  async retry(queryable: Queryable, id: Id): Promise<boolean> {
    const rows = await queryable.query(
      `update mail_intents i set state = 'waiting', state_at = clock_timestamp(), next_attempt_at = clock_timestamp(), reason = null
       where id = $1 and state in ('bounced', 'failed') and (reason is null or reason <> all ($2))
         and not exists (select from mailer_messages m where m.id = i.id and m.body = '') returning 1`,
      [id, finalReasons],
    );
    return rows.length > 0;
  }
}

function conditions({ scope, people, states, purposes, created }: SentEmailsOf): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const add = (value: unknown): string => `$${params.push(value)}`;
  const all = [
    `(u.role = any (${add(scope.roles)})${scope.visitors ? ` or i.purpose = 'lead'` : ''})`,
    ...(people ? [`i.person_id = any (${add(people)}::uuid[])`] : []),
    ...(states ? [`i.state = any (${add(states)})`] : []),
    ...(purposes ? [`i.purpose = any (${add(purposes)})`] : []),
    ...(created?.from !== undefined ? [`i.created_at >= to_timestamp(${add(created.from)}::bigint / 1000000.0)`] : []),
    ...(created?.before !== undefined ? [`i.created_at < to_timestamp(${add(created.before)}::bigint / 1000000.0)`] : []),
  ];
  return { where: all.join(' and '), params };
}
