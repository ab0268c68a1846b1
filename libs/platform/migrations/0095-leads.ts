import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendFunctionSql, appendSignature } from '#libs/event-log/append/append-sql';
import type { StreamTable } from '#libs/event-log/append/contract';
import { orderedName } from './ordered-name.js';

/** The row of a lead: what decide reads, and the columns that lists sort and filter by. Nothing in it tells who the visitor is. */
export const leadsTable = {
  streamType: 'lead',
  table: 'leads',
  columns: {
    number: 'bigint',
    state: 'text',
    kind: 'text',
    language: 'text',
    country_id: 'uuid',
    service_id: 'uuid',
    slot: 'bigint',
    slot_held: 'boolean',
    assignee_id: 'uuid',
    client_id: 'uuid',
    order_id: 'uuid',
    call_again_at: 'bigint',
    erased: 'boolean',
    detail: 'json',
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  once: ['kind', 'language', 'country_id', 'service_id', 'slot', 'created_at'],
  number: { counter: 'leads', column: 'number' },
} as const satisfies StreamTable;

/** What visitors leave: the lead itself from the log, who they are beside it, the hours of consultations, and what keeps a form from being sent too often. */
export class Leads0095 implements MigrationInterface {
  readonly name = orderedName(95, 'Leads');

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [leads, contacts, slots, windows, forgetting]) await runner.query(statement);
    await runner.query(`insert into counters (name) values ('leads') on conflict do nothing`);
    await runner.query(appendFunctionSql(leadsTable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger users_erased_leads on users');
    await runner.query(`drop function append_lead(${appendSignature})`);
    await runner.query('drop table lead_contacts, consultation_slots, form_windows, leads');
    await runner.query('drop function forget_client_leads, forget_lead, free_consultation_slot, empty_lead_contact');
    await runner.query(`delete from counters where name = 'leads'`);
  }
}

const leads = `
create table leads (
  id uuid primary key,
  version integer not null,
  number bigint not null unique,
  state text not null check (state in ('new', 'taken', 'called', 'won', 'lost')),
  kind text not null check (kind in ('call', 'steps', 'offer', 'consultation')),
  language text not null check (language in ('ru', 'en')),
  country_id uuid,
  service_id uuid,
  slot bigint,
  slot_held boolean not null,
  assignee_id uuid,
  client_id uuid,
  order_id uuid,
  call_again_at bigint,
  erased boolean not null,
  detail json not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index leads_by_created on leads (created_at, id);
create index leads_of_state on leads (state, created_at, id);
create index leads_of_kind on leads (kind, created_at, id);
create index leads_of_country on leads (country_id, created_at, id) where country_id is not null;
create index leads_of_assignee on leads (assignee_id, created_at, id) where assignee_id is not null;
create index leads_of_client on leads (client_id) where client_id is not null;
create index leads_to_call on leads (call_again_at, id) where call_again_at is not null;
grant select, insert, update on leads to registra_app;`;

/** Who left it and what they wrote. Everything but the source can be erased, and is, while the lead stays in the log. */
const contacts = `
create table lead_contacts (
  lead_id uuid primary key references leads (id),
  -- where they came from, in plain letters: a figure of the house, nobody's name
  source text not null check (source ~ '^[a-z0-9][a-z0-9._-]{0,59}$'),
  name text check (char_length(name) <= 100),
  phone text check (char_length(phone) <= 17),
  email text check (char_length(email) <= 254),
  email_key text check (char_length(email_key) <= 254),
  company text check (char_length(company) <= 200),
  message text check (char_length(message) <= 2000),
  answers jsonb,
  lead_fields jsonb,
  utm jsonb,
  url text check (char_length(url) <= 1000),
  order_url text check (char_length(order_url) <= 1000),
  slug text check (char_length(slug) <= 200),
  time_zone text check (char_length(time_zone) <= 64),
  -- what it is found by, in lower case
  search text not null default '',
  erased_at timestamptz
);
create index lead_contacts_of_source on lead_contacts (source, lead_id);
create index lead_contacts_search on lead_contacts using gin (search gin_trgm_ops);
create index lead_contacts_of_email on lead_contacts (email_key) where email_key is not null;
grant select, insert, update on lead_contacts to registra_app;`;

/** One visitor an hour's half: the key decides races. A slot of a lead that was lost or erased is free at once, whoever writes the lead. */
const slots = `
create table consultation_slots (
  slot bigint primary key,
  lead_id uuid not null unique
);
grant select, insert on consultation_slots to registra_app;
create function free_consultation_slot() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from consultation_slots where lead_id = new.id;
  return null;
end $$;
create trigger leads_slot_freed after update of slot_held on leads
  for each row when (old.slot_held and not new.slot_held) execute function free_consultation_slot();`;

/** How often something was sent, by hashes of who sent it; rows whose time is over are swept. */
const windows = `
create table form_windows (
  key bytea primary key check (octet_length(key) = 32),
  ends_at timestamptz not null,
  sent integer not null
);
create index form_windows_ends on form_windows (ends_at);
grant select, insert, update, delete on form_windows to registra_app;`;

/**
 * In the transaction of the erasure itself, so that no way of erasing can forget it: of a lead, and of a person whose request it was. Notes about a lead are owned by
 * the lead. Definer: whoever may erase a person need not be allowed to write in this room.
 */
const forgetting = `
create function empty_lead_contact(p_lead uuid) returns void language sql as $$
  update lead_contacts set name = null, phone = null, email = null, email_key = null, company = null, message = null, answers = null, lead_fields = null,
    utm = null, url = null, order_url = null, slug = null, time_zone = null, search = '', erased_at = coalesce(erased_at, clock_timestamp())
  where lead_id = p_lead;
  update texts set body = null, key = null where owner_person = p_lead;
$$;
create function forget_lead() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform empty_lead_contact(new.id);
  return null;
end $$;
create trigger leads_erased after update of erased on leads
  for each row when (not old.erased and new.erased) execute function forget_lead();
create function forget_client_leads() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform empty_lead_contact(l.id) from leads l join lead_contacts c on c.lead_id = l.id where l.client_id = new.id or c.email_key = old.email_key;
  return null;
end $$;
create trigger users_erased_leads after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_client_leads();`;
