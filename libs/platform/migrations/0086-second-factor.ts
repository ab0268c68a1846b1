import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendFunctionSql, appendSignature } from '#libs/event-log/append/append-sql';
import type { StreamTable } from '#libs/event-log/append/contract';
import { orderedName } from './ordered-name.js';

/** The settings of security: one stream, one row, and every change of it in the log. */
export const securitySettingsTable = {
  streamType: 'setting',
  table: 'security_settings',
  columns: { told_at: 'bigint', enforce_second_factor: 'boolean' },
} as const satisfies StreamTable;

/** The stream of the settings of security. */
export const securitySettingsId = '00000000-0000-7000-8000-000000000086';

const factors = `
-- since when it is asked for at the sign-in; null: there is none, or it waits for its first code
alter table users add column second_factor_at timestamptz;
create table second_factors (
  person_id uuid primary key references users (id),
  -- the secret, AES-256-GCM: nonce, tag, text
  sealed bytea not null check (octet_length(sealed) between 29 and 200),
  -- the interval of the last code that was taken; a code counts once
  last_step bigint not null default 0,
  created_at timestamptz not null default clock_timestamp()
);
create table recovery_codes (
  person_id uuid not null references users (id),
  -- keyed, so that nobody with the table alone can try codes
  hash bytea not null check (octet_length(hash) = 32),
  used_at timestamptz,
  primary key (person_id, hash)
);
grant select, insert, update, delete on second_factors, recovery_codes to registra_app;
create trigger users_changed_second_factor after update of second_factor_at on users
  for each row when (old.second_factor_at is distinct from new.second_factor_at) execute function tell_user_changed();`;

/** Who must have a second factor now and has none is told apart at once in every process. */
const settings = `
create table security_settings (
  id uuid primary key check (id = '${securitySettingsId}'),
  version integer not null,
  -- of the last event, microseconds
  told_at bigint not null,
  enforce_second_factor boolean not null
);
grant select, insert, update on security_settings to registra_app;
create function tell_security_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_changed', id::text) from users where role not in ('Client', 'Partner') and second_factor_at is null and erased_at is null;
  return null;
end $$;
create trigger security_settings_changed after insert or update on security_settings for each row execute function tell_security_changed();`;

const letterKinds = [
  ...['welcome', 'confirmEmail', 'resetPassword', 'invitation', 'confirmNewEmail', 'emailChanged', 'passwordChanged', 'sessionsEnded'],
  'secondFactorRemoved',
];
const ofKinds = (kinds: readonly string[]): string => `
alter table account_letters drop constraint account_letters_kind_check;
alter table account_letters add constraint account_letters_kind_check check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}));`;

/** In the transaction of the erasure itself. */
const forgetting = `
create function forget_second_factor() returns trigger language plpgsql as $$
begin
  delete from second_factors where person_id = new.id;
  delete from recovery_codes where person_id = new.id;
  return null;
end $$;
create trigger users_erased_second_factor after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_second_factor();`;

/** The second factor of staff, and the setting that makes it a duty. */
export class SecondFactor0086 implements MigrationInterface {
  readonly name = orderedName(86, 'SecondFactor');

  async up(runner: QueryRunner): Promise<void> {
    const letters = ofKinds([...letterKinds, 'secondFactorEnrolled', 'recoveryCodeUsed']);
    for (const statement of [factors, settings, appendFunctionSql(securitySettingsTable), letters, forgetting])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from account_letters where kind in ('secondFactorEnrolled', 'recoveryCodeUsed')`);
    await runner.query(ofKinds(letterKinds));
    await runner.query('drop trigger users_erased_second_factor on users');
    await runner.query('drop function forget_second_factor');
    await runner.query(`drop function append_setting(${appendSignature})`);
    await runner.query('drop table security_settings');
    await runner.query('drop function tell_security_changed');
    await runner.query('drop trigger users_changed_second_factor on users');
    await runner.query('drop table recovery_codes, second_factors');
    await runner.query('alter table users drop column second_factor_at');
  }
}
