-- What visitors leave: the lead itself from the log, with nothing in it that tells who the visitor is.
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
grant select, insert, update on leads to registra_app;
insert into counters (name) values ('leads') on conflict do nothing;

-- Who left it and what they wrote. Everything but the source can be erased, and is, while the lead stays in the log.
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
grant select, insert, update on lead_contacts to registra_app;

-- One visitor an hour's half: the key decides races.
create table consultation_slots (
  slot bigint primary key,
  lead_id uuid not null unique
);
grant select, insert on consultation_slots to registra_app;

-- How often something was sent, by hashes of who sent it; rows whose time is over are swept.
create table form_windows (
  key bytea primary key check (octet_length(key) = 32),
  ends_at timestamptz not null,
  sent integer not null
);
create index form_windows_ends on form_windows (ends_at);
grant select, insert, update, delete on form_windows to registra_app;
