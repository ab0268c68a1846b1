import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendFunctionSql, appendSignature } from '#libs/event-log/append/append-sql';
import type { StreamTable } from '#libs/event-log/append/contract';
import { orderedName } from './ordered-name.js';

/** How far the log of a person is: what was done to an account goes into the log in the transaction that does it. */
export const userStreamsTable = {
  streamType: 'user',
  table: 'user_streams',
  columns: { told_at: 'bigint' },
} as const satisfies StreamTable;

const streams = `
create table user_streams (
  id uuid primary key references users (id),
  version integer not null,
  -- of the last event, microseconds
  told_at bigint not null
);
grant select, insert, update on user_streams to registra_app;`;

/** The link in a letter carries a token that is derived from the letter's id when it is written; only its hash is kept. Its mail is asked for by its birth. */
const letters = `
create table account_letters (
  id uuid primary key,
  person_id uuid not null references users (id),
  kind text not null check (kind in ('welcome', 'confirmEmail', 'resetPassword', 'invitation', 'confirmNewEmail', 'emailChanged', 'passwordChanged',
    'sessionsEnded', 'secondFactorRemoved')),
  -- where it goes when that is not the person's address: a new mailbox, or the one they had
  address text check (char_length(address) <= 254),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  used_at timestamptz,
  -- a newer letter of the same kind took its place, or what it offers is no longer to be had
  revoked_at timestamptz
);
create index account_letters_of_person on account_letters (person_id, kind);
grant select, insert, update on account_letters to registra_app;
create function send_account_letter() returns trigger language plpgsql as $$
begin
  insert into mail_intents (id, person_id, purpose) values (new.id, new.person_id, 'account');
  return null;
end $$;
create trigger account_letters_sent after insert on account_letters for each row execute function send_account_letter();
alter table mail_intents drop constraint mail_intents_purpose_check;
alter table mail_intents add constraint mail_intents_purpose_check check (purpose in ('notification', 'digest', 'message', 'account'));`;

/** What is known of a sign-in, for the list of them. The family is what can be ended. */
const sessions = `
alter table refresh_tokens add column device text check (char_length(device) <= 60);
alter table refresh_tokens add column began_at timestamptz not null default now();`;

/** In the transaction of the erasure itself. */
const forgetting = `
create function forget_account_letters() returns trigger language plpgsql as $$
begin
  update account_letters set address = null, revoked_at = coalesce(revoked_at, clock_timestamp()) where person_id = new.id;
  return null;
end $$;
create trigger users_erased_letters after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_account_letters();`;

/** What it told stands in the log from now on. */
const audit = 'drop table user_audit';

const auditBefore = `
create table user_audit (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  actor_id uuid references users (id),
  act text not null check (char_length(act) <= 60),
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index user_audit_by_user on user_audit (user_id, at);
grant select, insert on user_audit to registra_app;`;

/** Letters about accounts, sign-ins as their list shows them, and the streams of people in the log. */
export class Accounts0085 implements MigrationInterface {
  readonly name = orderedName(85, 'Accounts');

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [streams, appendFunctionSql(userStreamsTable), letters, sessions, forgetting, audit])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(auditBefore);
    await runner.query('drop trigger users_erased_letters on users');
    await runner.query('drop function forget_account_letters');
    await runner.query('alter table refresh_tokens drop column device, drop column began_at');
    await runner.query(`delete from mail_intents where purpose = 'account'`);
    await runner.query('alter table mail_intents drop constraint mail_intents_purpose_check');
    await runner.query(
      `alter table mail_intents add constraint mail_intents_purpose_check check (purpose in ('notification', 'digest', 'message'))`,
    );
    await runner.query('drop table account_letters');
    await runner.query('drop function send_account_letter');
    await runner.query(`drop function append_user(${appendSignature})`);
    await runner.query('drop table user_streams');
  }
}
