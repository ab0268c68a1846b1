import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** What is known of people beside their account: birthday, country, picture, and the notes that staff keep. */
export class People0087 implements MigrationInterface {
  readonly name = orderedName(87, 'People');

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [fields, avatars, notes, forgetting]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger users_erased_person on users');
    await runner.query('drop function forget_person');
    await runner.query('drop table user_notes, user_avatars');
    await runner.query('alter table users drop column status, drop column birthday, drop column country_id');
  }
}

/** The status is computed where it is filtered by; the birthday is a day of a calendar, in no time zone. */
const fields = `
alter table users add column birthday date check (birthday between '1900-01-01' and '2200-01-01');
alter table users add column country_id uuid;
alter table users add column status text not null generated always as (case
  when erased_at is not null then 'erased'
  when deactivated_at is not null then 'deactivated'
  when password_hash is null then 'invited'
  else 'active' end) stored;
-- what lists show unless asked otherwise
create index users_present_by_birth on users (role, created_at desc, id desc) where status in ('invited', 'active');
create index users_present_by_name on users (role, last_name, first_name, id) where status in ('invited', 'active');
create index users_by_status on users (role, status, created_at desc, id desc);
create index users_by_country on users (role, country_id, created_at desc, id desc) where country_id is not null;`;

/** One picture of each person, as it was made anew here: 512 by 512 pixels, a few dozen kB. It goes with its person, so it lives beside them. */
const avatars = `
create table user_avatars (
  person_id uuid primary key references users (id),
  -- a new one with each picture, so that its address may be cached for ever
  id uuid not null unique,
  picture bytea not null check (octet_length(picture) <= 1048576)
);
grant select, insert, update, delete on user_avatars to registra_app;`;

const notes = `
create table user_notes (
  id uuid primary key,
  person_id uuid not null references users (id),
  author_id uuid not null references users (id),
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default clock_timestamp()
);
create index user_notes_of_person on user_notes (person_id, created_at desc, id desc);
grant select, insert, delete on user_notes to registra_app;`;

/**
 * In the transaction of the erasure itself, so that no way of erasing a person can forget it. The bodies of their texts go with the keys of their hashes, so that
 * the log stays whole and says nothing any more. Files stay with the orders that they prove; their names, which a person chose, do not.
 * Definer: whoever may erase a person need not be allowed to delete in every room.
 */
const forgetting = `
create function forget_person() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update texts set body = null, key = null where owner_person = new.id;
  delete from user_avatars where person_id = new.id;
  delete from user_notes where person_id = new.id;
  delete from refresh_tokens where user_id = new.id;
  delete from notification_preferences where person_id = new.id;
  delete from notification_digests where person_id = new.id;
  delete from notification_kept where person_id = new.id;
  update mail_intents set reason = null where person_id = new.id and reason is not null;
  update files set name_text = 'file' || coalesce(substring(name_text from '\\.[A-Za-z0-9]{1,8}$'), '') where owner_id = new.id;
  return null;
end $$;
create trigger users_erased_person after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_person();`;
