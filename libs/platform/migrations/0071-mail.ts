import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/**
 * Mails to be sent, each written with the effect that asks for it; its id is the Message-ID. A worker claims one for a while (claimed_until) and sends
 * outside of every transaction. Addresses are not kept: they are looked up when sending.
 */
export class Mail0071 implements MigrationInterface {
  readonly name = orderedName(71, 'Mail');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(intents);
    await runner.query(messages);
    await runner.query(forgetting);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger users_erased_messages on users');
    await runner.query('drop function forget_messages');
    await runner.query('drop table mailer_messages, mail_intents');
  }
}

const intents = `
create table mail_intents (
  id uuid primary key,
  person_id uuid not null,
  purpose text not null check (purpose in ('notification', 'digest', 'message')),
  -- ids of the notifications it tells of
  notifications uuid[] not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'bounced', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz,
  -- a code of ours, or the words of the mail server
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  state_at timestamptz not null default clock_timestamp()
);
create index mail_intents_due on mail_intents (next_attempt_at) where state = 'waiting';
create index mail_intents_of_person on mail_intents (person_id, created_at);
grant select, insert, update on mail_intents to registra_app;`;

const messages = `
create table mailer_messages (
  id uuid primary key references mail_intents (id),
  order_id uuid not null,
  number bigint not null,
  to_person uuid not null,
  template text not null,
  language text not null check (language in ('ru', 'en')),
  subject text not null check (char_length(subject) <= 150),
  body text not null check (char_length(body) <= 5000),
  sent_by uuid not null,
  created_at timestamptz not null default clock_timestamp()
);
create index mailer_messages_of_order on mailer_messages (order_id, created_at, id);
create index mailer_messages_of_person on mailer_messages (to_person, created_at, id);
create index mailer_messages_by_birth on mailer_messages (created_at, id);
grant select, insert, update on mailer_messages to registra_app;`;

/** In the transaction of the erasure itself, so that no way of erasing a person can forget it. */
const forgetting = `
create function forget_messages() returns trigger language plpgsql as $$
begin
  update mailer_messages set subject = '', body = '' where to_person = new.id;
  return null;
end $$;
create trigger users_erased_messages after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_messages();`;
