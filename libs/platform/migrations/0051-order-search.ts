import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/**
 * What orders are found by: one lower-cased text per kind of reader, beside the orders and not in them, so that an operation does not touch
 * the trigram index. `staff` knows the client's e-mail and phone, `public` (clients and partners) only number, service and names.
 * A changed name is noted in the same transaction as the change; the notes are worked off afterwards, so that a search forgets an old name, and
 * an erased person, for certain.
 */
export class OrderSearch0051 implements MigrationInterface {
  readonly name = orderedName(51, 'OrderSearch');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(notes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger order_search_person_changed on users');
    await runner.query('drop function note_changed_person()');
    await runner.query('drop table order_search_notes, order_search');
  }
}

const tables = `
create table order_search (
  number bigint primary key,
  order_id uuid not null,
  created_at bigint not null,
  client_id uuid not null,
  partner_id uuid,
  manager_id uuid,
  staff text not null,
  public text not null
) with (fillfactor = 90);
alter table order_search alter staff set statistics 1000, alter public set statistics 1000;
create index order_search_staff on order_search using gin (staff gin_trgm_ops);
create index order_search_public on order_search using gin (public gin_trgm_ops);
create index order_search_by_created on order_search (created_at, number);
create index order_search_of_client on order_search (client_id, created_at, number);
create index order_search_of_partner on order_search (partner_id, created_at, number) where partner_id is not null;
create index order_search_of_manager on order_search (manager_id) where manager_id is not null;
create table order_search_notes (
  person_id uuid primary key,
  noted_at timestamptz not null default clock_timestamp()
);
grant select, insert, update, delete on order_search, order_search_notes to registra_app;`;

/** Security definer: whoever may change a person's name need not be allowed to write the notes. */
const notes = `
create function note_changed_person() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into order_search_notes (person_id) values (new.id)
  on conflict (person_id) do update set noted_at = clock_timestamp();
  return null;
end $$;
create trigger order_search_person_changed after update on users for each row
when ((old.first_name, old.last_name, old.email, old.phone, old.partner_company_name)
      is distinct from (new.first_name, new.last_name, new.email, new.phone, new.partner_company_name))
execute function note_changed_person();`;
