-- What the builds of before the baseline made of an empty database, under the names of their migrations; only the tests of the bridge run it.
-- The texts of the append functions came from code that changed meanwhile: the ones here stand for those of an older build.
-- Foundation0000000000001
do $$ begin
        create role registra_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant registra_app to current_user;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
grant usage on schema public to registra_app;
alter default privileges in schema public grant usage, select on sequences to registra_app;
create table counters (name text primary key, value bigint not null default 0 check (value >= 0));
grant select, insert, update on counters to registra_app;

-- EventLog0000000000010
create table events (
  event_id uuid primary key,
  stream_type text not null,
  stream_id uuid not null,
  version integer not null check (version > 0),
  type text not null,
  schema_version smallint not null,
  data text not null,
  metadata text not null,
  recorded_at_us bigint not null,
  unique (stream_id, version)
);
create table unsequenced (
  event_id uuid primary key
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);
create table event_order (
  pos bigint primary key check (pos > 0),
  event_id uuid not null unique,
  hash bytea not null check (length(hash) = 32)
);
create table heads (
  pos bigint not null,
  hash bytea not null,
  at_us bigint not null,
  key_id text not null,
  signature bytea not null,
  primary key (pos, at_us)
);
create table commands (
  command_id uuid primary key,
  type text not null,
  actor_id uuid,
  actor_facts text,
  stream_type text not null,
  stream_id uuid not null,
  stream_version integer not null,
  machine_version integer not null,
  input text not null,
  outcome text not null check (outcome in ('accepted', 'refused')),
  code text,
  at bigint not null
);
create index commands_of_stream on commands (stream_id, stream_version);
create table idempotency_keys (
  actor_id uuid not null,
  key text not null,
  request_hash text not null,
  command_id uuid,
  status smallint not null,
  code text,
  stream_type text,
  stream_id uuid,
  version integer,
  result json,
  expires_at timestamptz not null,
  primary key (actor_id, key)
);
create index idempotency_keys_expiry on idempotency_keys using brin (expires_at);
create table texts (
  id uuid primary key,
  owner_person uuid,
  body text,
  key text
);
create index texts_of_person on texts (owner_person) where owner_person is not null;
create type append_command as (
  n integer, command_id uuid, type text, stream_type text, stream_id uuid, expected_version integer, new_version integer,
  key_actor uuid, key text, request_hash text, actor_id uuid, token_version integer, actor_facts text, machine_version integer,
  input text, outcome text, status smallint, code text, result json, at bigint
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the log is insert-only', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger events_insert_only before update or delete or truncate on events for each statement execute function refuse_change();
alter table events enable always trigger events_insert_only;
create trigger event_order_insert_only before update or delete or truncate on event_order for each statement execute function refuse_change();
alter table event_order enable always trigger event_order_insert_only;
create trigger heads_insert_only before update or delete or truncate on heads for each statement execute function refuse_change();
alter table heads enable always trigger heads_insert_only;
create trigger commands_insert_only before update or delete or truncate on commands for each statement execute function refuse_change();
alter table commands enable always trigger commands_insert_only;
grant select, insert on events, event_order, heads, commands to registra_app;
grant select, insert, delete on unsequenced, idempotency_keys to registra_app;
grant select, insert, update (body, key) on texts to registra_app;

-- Consumers0000000000011
create table consumer_streams (
        consumer text not null,
        projection_version integer not null,
        stream_id uuid not null,
        version integer not null default 0,
        parked_at timestamptz,
        next_attempt_at timestamptz,
        primary key (consumer, projection_version, stream_id)
);
create index consumer_streams_parked on consumer_streams (consumer, projection_version, next_attempt_at) where parked_at is not null;
create table checkpoints (
        reader text not null,
        projection_version integer not null,
        pos bigint not null default 0,
        epoch bigint not null default 0,
        primary key (reader, projection_version)
);
create table dead_letters (
        consumer text not null,
        projection_version integer not null,
        event_id uuid not null,
        stream_id uuid not null,
        version integer not null,
        attempts integer not null default 0,
        error text not null,
        failed_at timestamptz not null default clock_timestamp(),
        resolved_by uuid,
        resolved_at timestamptz,
        primary key (consumer, projection_version, event_id)
);
create index dead_letters_open on dead_letters (failed_at) where resolved_at is null;
create table dead_letter_acts (
        id bigint generated always as identity primary key,
        consumer text not null,
        event_id uuid not null,
        stream_id uuid not null,
        act text not null check (act in ('retry', 'skip')),
        actor_id uuid not null,
        reason text,
        at timestamptz not null default clock_timestamp(),
        check (act <> 'skip' or reason is not null)
);
create index dead_letter_skips on dead_letter_acts (consumer, stream_id) where act = 'skip';
create trigger dead_letter_acts_insert_only before update or delete or truncate on dead_letter_acts
        for each statement execute function refuse_change();
alter table dead_letter_acts enable always trigger dead_letter_acts_insert_only;
grant select, insert, update, delete on consumer_streams, checkpoints, dead_letters to registra_app;
grant select, insert on dead_letter_acts to registra_app;

-- Rebuilds0000000000012
create schema beside;
create table read_model_tables (
  table_name text primary key,
  model text not null,
  -- false: verified only, never put in the place of the live one
  swaps boolean not null
);
create index read_model_tables_of_model on read_model_tables (model);
insert into read_model_tables (model, table_name, swaps) values
  ('orders.counts', 'order_counts', true),
  ('orders.counts', 'order_counted', true),
  ('orders.payments', 'order_payments', true),
  ('ledger', 'ledger_transactions', false),
  ('ledger', 'ledger_entries', false),
  ('ledger', 'ledger_orders', false),
  ('reports', 'report_orders', true),
  ('reports', 'report_moves', true),
  ('reports', 'report_money', true),
  ('notifications', 'notifications', true),
  ('notifications', 'notification_orders', true);
create table rebuilds (
  id uuid primary key,
  model text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'equal', 'different', 'swapped', 'failed')),
  asked_by uuid,
  asked_at timestamptz not null default clock_timestamp(),
  -- of the consumer that built it; another one cannot finish it
  projection_version integer,
  -- raised by whoever takes it up: one who was away and comes back writes nothing more
  epoch integer not null default 0,
  handled bigint not null default 0,
  total bigint not null default 0,
  differences json not null default '[]',
  started_at timestamptz,
  ended_at timestamptz,
  error text,
  -- who decided that it takes the place of the live one although it differs, and why
  taken_by uuid,
  reason text,
  check (taken_by is null or reason is not null)
);
create unique index rebuilds_under_way on rebuilds (model) where state in ('waiting', 'running');
create index rebuilds_of_model on rebuilds (model, asked_at);
create function liken_beside(wanted text) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  live oid := format('public.%I', wanted)::regclass;
  options text;
  part record;
begin
  select array_to_string(reloptions, ', ') into options from pg_class where oid = live;
  if options is not null then execute format('alter table beside.%I set (%s)', wanted, options); end if;
  for part in select attname, attstattarget from pg_attribute where attrelid = live and attnum > 0 and attstattarget >= 0 loop
    execute format('alter table beside.%I alter column %I set statistics %s', wanted, part.attname, part.attstattarget);
  end loop;
  for part in select acl.* from pg_class c, aclexplode(c.relacl) acl where c.oid = live and acl.grantee <> c.relowner loop
    execute format('grant %s on beside.%I to %s', part.privilege_type, wanted,
case when part.grantee = 0 then 'public' else part.grantee::regrole::text end);
  end loop;
end $$;
create function name_beside_indexes(wanted text) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  pair record;
  passing text[] := '{}';
  final text[] := '{}';
begin
  for pair in
    with shaped as (
select i.indrelid, i.indexrelid, c.relname, s.shape, row_number() over (partition by i.indrelid, s.shape order by i.indexrelid) as nth
from pg_index i join pg_class c on c.oid = i.indexrelid,
lateral (select i.indisunique || regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE .*? USING ', '') as shape) s)
    select f.indexrelid::regclass::text as made, 'beside_' || f.indexrelid as passing, l.relname as final
    from shaped l join shaped f using (shape, nth)
    where l.indrelid = format('public.%I', wanted)::regclass and f.indrelid = format('beside.%I', wanted)::regclass
  loop
    execute format('alter index %s rename to %I', pair.made, pair.passing);
    passing := passing || pair.passing;
    final := final || pair.final::text;
  end loop;
  for place in 1 .. cardinality(passing) loop
    execute format('alter index beside.%I rename to %I', passing[place], final[place]);
  end loop;
end $$;
create function prepare_beside(wanted text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  one text;
begin
  for one in select table_name from public.read_model_tables where model = wanted order by table_name loop
    execute format('drop table if exists beside.%I', one);
    execute format('create table beside.%1$I (like public.%1$I including all)', one);
    perform public.liken_beside(one);
    perform public.name_beside_indexes(one);
  end loop;
  if one is null then raise exception 'there is no read model %', wanted using errcode = 'undefined_object'; end if;
end $$;
create function drop_beside(wanted text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  one text;
begin
  for one in select table_name from public.read_model_tables where model = wanted order by table_name loop
    execute format('drop table if exists beside.%I', one);
  end loop;
end $$;
-- A table that others refer to, or that has triggers, would lose them: such a one is refused.
create function swap_beside(wanted text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  one text;
begin
  if not coalesce((select bool_and(swaps) from public.read_model_tables where model = wanted), false) then
    raise exception 'read model % is never swapped', wanted using errcode = 'object_not_in_prerequisite_state';
  end if;
  for one in select table_name from public.read_model_tables where model = wanted order by table_name loop
    execute format('lock table public.%I in access exclusive mode', one);
    if exists (select from pg_constraint where contype = 'f' and format('public.%I', one)::regclass in (conrelid, confrelid))
or exists (select from pg_trigger where tgrelid = format('public.%I', one)::regclass and not tgisinternal) then
raise exception 'table % has references or triggers', one using errcode = 'object_not_in_prerequisite_state';
    end if;
  end loop;
  for one in select table_name from public.read_model_tables where model = wanted order by table_name loop
    execute format('drop table public.%I', one);
    execute format('alter table beside.%I set schema public', one);
  end loop;
end $$;
grant usage on schema beside to registra_app;
grant select on read_model_tables to registra_app;
grant select, insert, update on rebuilds to registra_app;
revoke execute on function liken_beside, name_beside_indexes, prepare_beside, swap_beside, drop_beside from public;
grant execute on function prepare_beside, swap_beside, drop_beside to registra_app;

-- DeadLetterLists0000000000013
create index dead_letters_by_time on dead_letters (failed_at, event_id) where projection_version > 0;
create index dead_letters_of_consumer on dead_letters (consumer, failed_at, event_id) where projection_version > 0;
create index dead_letter_acts_of_event on dead_letter_acts (event_id, consumer);

-- Users0000000000020
create table users (
    id uuid primary key,
    email text not null check (char_length(email) <= 254),
    -- NFKC and lower case: two spellings of one mailbox are one account
    email_key text not null unique check (char_length(email_key) <= 320),
    -- null: invited and not yet accepted, or erased; nothing verifies against it
    password_hash text,
    role text not null check (role in ('Owner', 'Admin', 'CEO', 'Supermanager', 'DepartmentHead', 'Manager', 'Partner', 'Client')),
    department text check (department in ('ubContact', 'ubClient', 'ubServices', 'ubAgents', 'ubBusinessDevelopment', 'ubContent', 'ubInnovations',
'ubOutsideDepartment')),
    first_name text not null default '' check (char_length(first_name) <= 100),
    last_name text not null default '' check (char_length(last_name) <= 100),
    phone text check (char_length(phone) <= 17),
    partner_company_name text check (char_length(partner_company_name) <= 200),
    avatar_file uuid,
    language text not null default 'ru' check (language in ('ru', 'en')),
    theme text check (theme in ('light', 'dark')),
    -- raised by everything that takes rights away: tokens of an older version end at once
    token_version integer not null default 1,
    version integer not null default 1,
    email_confirmed_at timestamptz,
    deactivated_at timestamptz,
    erased_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    names_text text not null generated always as
(lower(first_name || ' ' || last_name || ' ' || first_name || ' ' || coalesce(partner_company_name, ''))) stored,
    contacts_text text not null generated always as (lower(email || ' ' || coalesce(phone, ''))) stored,
    constraint users_department_fits_role check ((role in ('DepartmentHead', 'Manager')) = (department is not null))
  );
create index users_by_birth on users (role, created_at desc, id desc);
create index users_by_name on users (role, last_name, first_name, id);
create index users_by_department on users (department, last_name) where department is not null;
create index users_names_search on users using gin (names_text gin_trgm_ops);
create index users_contacts_search on users using gin (contacts_text gin_trgm_ops);
create table user_audit (
    id bigint generated always as identity primary key,
    user_id uuid not null references users (id),
    -- null: the system itself
    actor_id uuid references users (id),
    act text not null check (char_length(act) <= 60),
    -- names of changed fields, roles, departments; never names of people, addresses or secrets
    details jsonb not null default '{}',
    at timestamptz not null default now()
  );
create table refresh_tokens (
    id uuid primary key,
    user_id uuid not null references users (id),
    -- one sign-in on one device; a copied token is noticed within it
    family uuid not null,
    hash bytea not null unique check (octet_length(hash) = 32),
    remember boolean not null,
    issued_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    replaced_by uuid,
    revoked_at timestamptz
  );
create table login_throttle (
    -- a hash of the account's key or of the network address, so that guesses leave no addresses behind
    key bytea primary key check (octet_length(key) = 32),
    window_started_at timestamptz not null,
    tries integer not null
  );
create function tell_user_changed() returns trigger language plpgsql as $$
  begin
    perform pg_notify('user_changed', new.id::text);
    return null;
  end $$;
create trigger users_changed after update of role, department, token_version, deactivated_at, erased_at on users
for each row when ((old.role, old.department, old.token_version, old.deactivated_at, old.erased_at)
        is distinct from (new.role, new.department, new.token_version, new.deactivated_at, new.erased_at))
execute function tell_user_changed();
create index user_audit_by_user on user_audit (user_id, at);
create index refresh_tokens_by_family on refresh_tokens (family);
create index refresh_tokens_by_user on refresh_tokens (user_id);
create index refresh_tokens_by_end on refresh_tokens (expires_at);
create index login_throttle_by_start on login_throttle (window_started_at);
grant select, insert, update on users to registra_app;
grant select, insert on user_audit to registra_app;
grant select, insert, update, delete on refresh_tokens, login_throttle to registra_app;

-- Catalogue0000000000030
create function is_bilingual(text_pair jsonb) returns boolean language sql immutable as
        $$ select coalesce(length(text_pair ->> 'ru') > 0 and length(text_pair ->> 'en') > 0, false) $$;
create table countries (
        id uuid primary key,
        code text not null unique check (code ~ '^[A-Z]{2}$'),
        name jsonb not null check (is_bilingual(name)),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        facts jsonb not null,
        search text not null generated always as (lower((name ->> 'ru') || ' ' || (name ->> 'en') || ' ' || code)) stored,
        archived_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
);
create index countries_search on countries using gin (search gin_trgm_ops);
create index countries_created on countries (created_at desc, id);
create index countries_name_ru on countries (lower(name ->> 'ru'), id);
create index countries_name_en on countries (lower(name ->> 'en'), id);
create table service_types (
        id uuid primary key,
        key text not null unique check (key ~ '^[a-z][a-zA-Z0-9]{1,39}$'),
        title jsonb not null check (is_bilingual(title)),
        archived_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
);
create table services (
        id uuid primary key,
        country_id uuid not null references countries (id),
        type_id uuid not null references service_types (id),
        legal_form jsonb not null check (is_bilingual(legal_form)),
        title jsonb not null check (is_bilingual(title)),
        description jsonb not null check (is_bilingual(description)),
        price bigint not null check (price between 0 and 1000000000000),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        prepayment_percent integer not null default 3000 check (prepayment_percent between 0 and 10000),
        partner_reward integer not null check (partner_reward between 100 and 10000),
        term_days integer not null check (term_days between 1 and 3650),
        mandatory_payments jsonb not null default '[]',
        options jsonb not null,
        required_documents jsonb not null default '[]',
        steps jsonb not null,
        search text not null generated always as
          (lower((title ->> 'ru') || ' ' || (title ->> 'en') || ' ' || (legal_form ->> 'ru') || ' ' || (legal_form ->> 'en'))) stored,
        archived_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
);
create index services_search on services using gin (search gin_trgm_ops);
create index services_country on services (country_id, type_id) where archived_at is null;
create index services_type on services (type_id) where archived_at is null;
create index services_created on services (created_at desc, id);
create index services_price on services (currency, price, id);
create index services_term on services (term_days, id);
create index services_title_ru on services (lower(title ->> 'ru'), id);
create index services_title_en on services (lower(title ->> 'en'), id);
grant select, insert, update on countries, service_types, services to registra_app;

-- Files0000000000040
create table files (
        id uuid primary key,
        owner_id uuid not null,
        sha256 bytea not null check (octet_length(sha256) = 32),
        size integer not null check (size between 1 and 15 * 1024 * 1024),
        type text not null,
        name_text text not null check (octet_length(name_text) between 1 and 255),
        attached_stream uuid,
        attached_at timestamptz,
        created_at timestamptz not null default now(),
        check ((attached_stream is null) = (attached_at is null))
);
create index files_sha256 on files (sha256);
create index files_unattached on files (id) where attached_at is null;
grant select, insert, update, delete on files to registra_app;

-- Orders0000000000050
create type order_progress as enum (
  'newOrder', 'orderConfirmedNotPayed', 'orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived', 'allStepsCompleted',
  'projectWithFullyPayedOrderAccepted', 'lastPaymentRequired', 'lastPaymentPayed', 'lastPaymentConfirmed', 'documentsSentAfterLastPayment',
  'projectFinished', 'orderCancelled');
create type order_reward as enum ('agreed', 'changed');
create table orders (
  id uuid primary key,
  version integer not null,
  number bigint not null unique,
  machine_version integer not null,
  progress order_progress not null,
  reward order_reward not null,
  client_id uuid not null,
  partner_id uuid,
  manager_id uuid,
  service_id uuid not null,
  country_id uuid not null,
  facts json not null,
  detail json not null,
  terms jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  status_since bigint not null
) with (toast_tuple_target = 256, fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create table order_files (
  file_id uuid primary key references files (id),
  order_id uuid not null,
  document_id uuid not null
);
create index order_files_of_order on order_files (order_id);
grant select, insert, update on orders to registra_app;
grant select, insert on order_files to registra_app;
create index orders_by_created on orders (created_at, number);
create index orders_by_updated on orders (updated_at, number) include (created_at);
create index orders_of_progress on orders (progress, created_at, number);
create index orders_of_country on orders (country_id, created_at, number) include (progress);
create index orders_of_service on orders (service_id, created_at, number) include (progress);
create index orders_of_client on orders (client_id, created_at, number) include (progress);
create index orders_of_partner on orders (partner_id, created_at, number) include (progress) where partner_id is not null;
create index orders_of_manager on orders (manager_id, created_at, number) include (progress) where manager_id is not null;
create index orders_reward_changed on orders (created_at, number) where reward = 'changed';
create statistics orders_service_country (dependencies) on service_id, country_id from orders;
insert into counters (name) values ('orders') on conflict do nothing;

-- OrderSearch0000000000051
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
grant select, insert, update, delete on order_search, order_search_notes to registra_app;
create function note_changed_person() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into order_search_notes (person_id) values (new.id)
  on conflict (person_id) do update set noted_at = clock_timestamp();
  return null;
end $$;
create trigger order_search_person_changed after update on users for each row
when ((old.first_name, old.last_name, old.email, old.phone, old.partner_company_name)
is distinct from (new.first_name, new.last_name, new.email, new.phone, new.partner_company_name))
execute function note_changed_person();

-- OrderCounts0000000000060
create table order_counts (
        scope text not null check (scope in ('all', 'client', 'partner', 'manager')),
        owner uuid not null,
        status text not null,
        count bigint not null check (count >= 0),
        primary key (scope, owner, status)
) with (fillfactor = 70);
create table order_counted (
        order_id uuid primary key,
        progress order_progress not null,
        reward order_reward not null,
        client_id uuid not null,
        partner_id uuid,
        manager_id uuid
) with (fillfactor = 80);
grant select, insert, update, delete on order_counts, order_counted to registra_app;

-- OrderPayments0000000000061
create table order_payments (
        payment_id uuid primary key,
        order_id uuid not null,
        method text not null check (method in ('cash', 'transfer', 'provider')),
        stage text not null check (stage in ('prepayment', 'postpayment')),
        state text not null check (state in ('declared', 'confirmed', 'rejected', 'captured', 'pending')),
        amount bigint not null check (amount > 0),
        currency text not null,
        recorded_by uuid,
        at bigint not null,
        refunded bigint not null default 0 check (refunded >= 0),
        refunded_at bigint
);
create index order_payments_by_time on order_payments (at, payment_id);
create index order_payments_of_order on order_payments (order_id, at);
grant select, insert, update, delete on order_payments to registra_app;

-- Ledger0000000000062
create type ledger_account as enum (
  'clientReceivable', 'providerClearing', 'cash', 'bank', 'revenue', 'partnerPayable', 'partnerPaid', 'refunds');
create table ledger_transactions (
  id uuid primary key,
  event_id uuid not null,
  order_id uuid not null,
  kind text not null,
  currency text not null,
  at_us bigint not null,
  unique (event_id, kind)
);
create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  line smallint not null,
  account ledger_account not null,
  party_id uuid,
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, line)
);
create index ledger_transactions_of_order on ledger_transactions (order_id, at_us);
create index ledger_entries_by_account on ledger_entries (account, party_id);
-- what the next posting of an order is reckoned from; folded from its events like any read model
create table ledger_orders (
  order_id uuid primary key,
  currency text not null,
  client_id uuid not null,
  price bigint not null,
  received bigint not null default 0,
  refunded bigint not null default 0,
  partner_id uuid,
  reward_percent integer,
  finished boolean not null default false,
  revenue bigint not null default 0,
  commission bigint not null default 0,
  open_refunds jsonb not null default '{}'
);
grant select, insert on ledger_transactions, ledger_entries to registra_app;
grant select, insert, update, delete on ledger_orders to registra_app;
create function refuse_unbalanced_transaction() returns trigger language plpgsql as $$
declare
  total numeric;
begin
  select coalesce(sum(amount), 0) into total from ledger_entries where transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'ledger transaction % sums to %, not to zero', new.transaction_id, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_transaction();
create trigger ledger_transactions_insert_only before update or delete or truncate on ledger_transactions for each statement execute function refuse_change();
alter table ledger_transactions enable always trigger ledger_transactions_insert_only;
create trigger ledger_entries_insert_only before update or delete or truncate on ledger_entries for each statement execute function refuse_change();
alter table ledger_entries enable always trigger ledger_entries_insert_only;

-- Notifications0000000000070
create table notifications (
  id uuid primary key,
  audience text not null,
  except_audiences text[] not null,
  reader text not null check (reader in ('staff', 'client', 'partner')),
  kind text not null,
  template text not null,
  event_id uuid not null,
  actor_id uuid,
  subject_type text not null check (subject_type in ('order', 'payoff', 'deadLetter')),
  subject_id text not null,
  order_id uuid,
  figures jsonb not null,
  at_us bigint not null
);
create index notifications_of_audience on notifications (audience, at_us, id);
create index notifications_of_order on notifications (order_id, audience);
create table side_notifications (like notifications including all);
create table notification_orders (
  order_id uuid primary key,
  number bigint not null,
  service jsonb not null,
  currency text not null,
  client_id uuid not null,
  partner_id uuid,
  manager_id uuid,
  progress text not null,
  price bigint not null,
  prepayment_percent integer not null,
  received bigint not null,
  refunded bigint not null,
  -- of its last event, a microsecond further where two events share one
  last_us bigint not null
);
grant select, insert, update, delete on notifications, side_notifications, notification_orders to registra_app;
create table notification_marks (
  person_id uuid not null,
  notification_id uuid not null,
  at_us bigint not null,
  read_at timestamptz,
  primary key (person_id, notification_id)
);
create index notification_marks_unread on notification_marks (person_id, at_us) where read_at is null;
create table notification_watermarks (
  person_id uuid primary key,
  at_us bigint not null,
  notification_id uuid not null,
  read_at timestamptz not null
);
create index notification_watermarks_by_place on notification_watermarks (at_us);
grant select, insert, update, delete on notification_marks, notification_watermarks to registra_app;
create table notification_preferences (
  person_id uuid not null,
  kind text not null,
  in_app boolean not null,
  mail text not null check (mail in ('immediately', 'digest', 'off')),
  primary key (person_id, kind)
);
create table notification_digests (
  person_id uuid primary key,
  hour integer not null check (hour between 0 and 23),
  time_zone text not null,
  next_at timestamptz not null,
  -- the hour that the last one was for
  last_at timestamptz
);
create index notification_digests_due on notification_digests (next_at);
create table notification_kept (
  person_id uuid not null,
  notification_id uuid not null,
  at_us bigint not null,
  primary key (person_id, notification_id)
);
create table notification_start (single boolean primary key default true check (single), at_us bigint not null);
insert into notification_start (at_us) values ((extract(epoch from clock_timestamp()) * 1000000)::bigint);
grant select, insert, update, delete on notification_preferences, notification_digests, notification_kept to registra_app;
grant select on notification_start to registra_app;

-- Mail0000000000071
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
grant select, insert, update on mail_intents to registra_app;
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
grant select, insert, update on mailer_messages to registra_app;
create function forget_messages() returns trigger language plpgsql as $$
begin
  update mailer_messages set subject = '', body = '' where to_person = new.id;
  return null;
end $$;
create trigger users_erased_messages after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_messages();

-- Reports0000000000075
create table report_orders (
        order_id uuid primary key,
        number bigint not null,
        client_id uuid not null,
        partner_id uuid,
        manager_id uuid,
        country_id uuid not null,
        service_id uuid not null,
        currency text not null,
        progress order_progress not null,
        price bigint not null,
        received bigint not null,
        refunded bigint not null,
        conceded bigint not null,
        balance bigint not null,
        placed_at bigint not null,
        since bigint not null,
        finished_at bigint,
        cancelled_at bigint,
        cancelled_from order_progress,
        reached order_progress[] not null
) with (fillfactor = 80);
create index report_orders_placed on report_orders (placed_at, order_id);
create index report_orders_finished on report_orders (finished_at) where finished_at is not null;
create index report_orders_cancelled on report_orders (cancelled_at) where cancelled_at is not null;
create table report_moves (
        order_id uuid not null,
        version integer not null,
        from_status order_progress,
        to_status order_progress not null,
        at bigint not null,
        seconds bigint,
        actor_id uuid,
        primary key (order_id, version)
);
create index report_moves_by_time on report_moves (at);
create table report_money (
        event_id uuid primary key,
        order_id uuid not null,
        payment_id uuid not null,
        kind text not null check (kind in ('received', 'refunded')),
        method text not null,
        stage text not null,
        amount bigint not null check (amount > 0),
        currency text not null,
        at bigint not null,
        country_id uuid not null,
        service_id uuid not null,
        manager_id uuid,
        partner_id uuid,
        progress order_progress not null
) with (fillfactor = 80);
create index report_money_of_order on report_money (order_id);
create index report_money_by_time on report_money (at, order_id);
create index report_money_of_payment on report_money (payment_id);
grant select, insert, update, delete on report_orders, report_moves, report_money to registra_app;

-- Payoffs0000000000080
create table payoffs (
        id uuid primary key,
        version integer not null,
        status text not null check (status in ('accrued', 'held', 'payable', 'approved', 'paid', 'reversed')),
        order_id uuid not null unique,
        order_number bigint not null,
        partner_id uuid not null,
        currency text not null,
        amount bigint not null check (amount >= 0),
        due bigint not null,
        held_until bigint not null,
        finished_at bigint not null,
        detail json not null,
        updated_at bigint not null
);
create index payoffs_by_finished on payoffs (finished_at, id);
create index payoffs_of_partner on payoffs (partner_id, finished_at, id);
create index payoffs_by_amount on payoffs (amount, id);
create index payoffs_of_status on payoffs (status, finished_at, id);
create index payoffs_held on payoffs (held_until) where status = 'held';
grant select, insert, update on payoffs to registra_app;

-- Accounts0000000000085
create table user_streams (
  id uuid primary key references users (id),
  version integer not null,
  -- of the last event, microseconds
  told_at bigint not null
);
grant select, insert, update on user_streams to registra_app;
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
alter table mail_intents add constraint mail_intents_purpose_check check (purpose in ('notification', 'digest', 'message', 'account'));
alter table refresh_tokens add column device text check (char_length(device) <= 60);
alter table refresh_tokens add column began_at timestamptz not null default now();
create function forget_account_letters() returns trigger language plpgsql as $$
begin
  update account_letters set address = null, revoked_at = coalesce(revoked_at, clock_timestamp()) where person_id = new.id;
  return null;
end $$;
create trigger users_erased_letters after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_account_letters();
drop table user_audit;

-- SecondFactor0000000000086
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
  for each row when (old.second_factor_at is distinct from new.second_factor_at) execute function tell_user_changed();
create table security_settings (
  id uuid primary key check (id = '00000000-0000-7000-8000-000000000086'),
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
create trigger security_settings_changed after insert or update on security_settings for each row execute function tell_security_changed();
alter table account_letters drop constraint account_letters_kind_check;
alter table account_letters add constraint account_letters_kind_check check (kind in ('welcome', 'confirmEmail', 'resetPassword', 'invitation', 'confirmNewEmail', 'emailChanged', 'passwordChanged', 'sessionsEnded', 'secondFactorRemoved', 'secondFactorEnrolled', 'recoveryCodeUsed'));
create function forget_second_factor() returns trigger language plpgsql as $$
begin
  delete from second_factors where person_id = new.id;
  delete from recovery_codes where person_id = new.id;
  return null;
end $$;
create trigger users_erased_second_factor after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_second_factor();

-- People0000000000087
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
create index users_by_country on users (role, country_id, created_at desc, id desc) where country_id is not null;
create table user_avatars (
  person_id uuid primary key references users (id),
  -- a new one with each picture, so that its address may be cached for ever
  id uuid not null unique,
  picture bytea not null check (octet_length(picture) <= 1048576)
);
grant select, insert, update, delete on user_avatars to registra_app;
create table user_notes (
  id uuid primary key,
  person_id uuid not null references users (id),
  author_id uuid not null references users (id),
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default clock_timestamp()
);
create index user_notes_of_person on user_notes (person_id, created_at desc, id desc);
grant select, insert, delete on user_notes to registra_app;
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
  update files set name_text = 'file' || coalesce(substring(name_text from '\.[A-Za-z0-9]{1,8}$'), '') where owner_id = new.id;
  return null;
end $$;
create trigger users_erased_person after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_person();

-- CatalogueWrites0000000000090
create table catalogue_streams (
  id uuid primary key,
  version integer not null,
  -- of the last event, microseconds
  told_at bigint not null
);
grant select, insert, update on catalogue_streams to registra_app;
alter table countries add column version integer not null default 0;
alter table service_types add column version integer not null default 0;
alter table services add column version integer not null default 0;
create function slug_of(title text) returns text language sql immutable as $$
  select coalesce(nullif(trim(both '-' from left(trim(both '-' from regexp_replace(
    lower(regexp_replace(normalize(translate(title, 'ßøØłŁđĐ''’', 'soOlLdD'), NFKD), '[\u0300-\u036f]', '', 'g')),
    '[^a-z0-9]+', '-', 'g')), 80)), ''), 'service')
$$;
create function free_service_slug(country uuid, base text, self uuid) returns text language plpgsql as $$
declare
  candidate text := base;
  n integer := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('service slug ' || country, 0));
  while exists (select from services s where s.country_id = country and s.slug = candidate and s.id <> self) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end $$;
create function give_service_slug() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.country_id <> old.country_id then
    new.slug := free_service_slug(new.country_id, coalesce(new.slug, slug_of(new.title ->> 'en')), new.id);
  end if;
  return new;
end $$;
alter table services add column slug text;
do $$
declare
  one record;
begin
  for one in select id, country_id, title from services order by created_at, id loop
    update services set slug = free_service_slug(one.country_id, slug_of(one.title ->> 'en'), one.id) where id = one.id;
  end loop;
end $$;
alter table services alter column slug set not null;
alter table services add constraint services_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100);
create unique index services_slug on services (country_id, slug);
create trigger services_given_slug before insert or update of country_id on services for each row execute function give_service_slug();
create function title_key(title text) returns text language sql immutable as $$
  select lower(trim(both from regexp_replace(normalize(title, NFKC), '\s+', ' ', 'g')))
$$;
create unique index service_types_title_ru on service_types (title_key(title ->> 'ru'));
create unique index service_types_title_en on service_types (title_key(title ->> 'en'));
create index service_types_created on service_types (created_at desc, id);
alter table services drop constraint services_description_check;
alter table services add constraint services_description_check
  check (coalesce(length(description ->> 'ru') + length(description ->> 'en') > 0, false));
create table deleted_catalogue (
  id uuid primary key,
  code text,
  name jsonb not null,
  deleted_at timestamptz not null default clock_timestamp()
);
grant select, insert on deleted_catalogue to registra_app;
grant delete on countries, service_types, services to registra_app;

-- Choices0000000000091
create table choices (
        id uuid primary key,
        kind text not null check (kind in ('activityArea', 'director', 'directorCompany')),
        code text not null check (code ~ '^[a-z][a-zA-Z0-9-]{0,39}$'),
        title jsonb not null check (is_bilingual(title)),
        version integer not null default 0,
        archived_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (kind, code)
);
create index choices_created on choices (created_at desc, id);
grant select, insert, update, delete on choices to registra_app;
insert into choices (id, kind, code, title)
select gen_random_uuid(), kind, code, title from (
        select distinct on (k.kind, o ->> 'code') k.kind, o ->> 'code' as code, o -> 'title' as title
        from (values ('activityArea', 'activityAreas'), ('director', 'director'), ('directorCompany', 'directorCompany')) k(kind, field), services s,
          jsonb_array_elements(s.options -> k.field) o
        order by k.kind, o ->> 'code', s.created_at, s.id) offered;

-- SiteSettings0000000000092
create table catalogue_settings (
        id uuid primary key,
        version integer not null default 0,
        value jsonb not null,
        updated_at timestamptz not null default now()
);
grant select, update on catalogue_settings to registra_app;
insert into catalogue_settings (id, value) values ('00000000-0000-7000-8000-000000000092', '{"phone":"","email":"","social":[],"messengers":[],"workingHours":{"timeZone":"Europe/Tallinn","days":[1,2,3,4,5],"from":"09:00","to":"19:00"},"company":{"name":{"ru":"","en":""},"registryCode":"","address":{"ru":"","en":""}},"notice":null}');
insert into catalogue_settings (id, value) values ('00000000-0000-7000-8000-000000000093', '["EUR","USD","RUB","GBP","CHF","JPY","CNY","AED","AUD","BHD","CAD","CZK","DKK","GEL","HKD","HUF","ILS","KZT","NOK","PLN","RSD","SEK","SGD","THB","TRY","TWD"]');

-- CountryPictures0000000000093
create table country_pictures (
        country_id uuid primary key references countries (id) on delete cascade,
        -- a new one with each picture, so that its address may be cached for ever
        id uuid not null unique,
        picture bytea not null check (octet_length(picture) <= 1048576)
);
grant select, insert, update, delete on country_pictures to registra_app;

-- Leads0000000000095
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
  for each row when (old.slot_held and not new.slot_held) execute function free_consultation_slot();
create table form_windows (
  key bytea primary key check (octet_length(key) = 32),
  ends_at timestamptz not null,
  sent integer not null
);
create index form_windows_ends on form_windows (ends_at);
grant select, insert, update, delete on form_windows to registra_app;
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
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_client_leads();
insert into counters (name) values ('leads') on conflict do nothing;

-- LeadNews0000000000096
alter table notifications drop constraint notifications_subject_type_check;
alter table notifications add constraint notifications_subject_type_check check (subject_type in ('order', 'payoff', 'deadLetter', 'lead'));
alter table side_notifications drop constraint notifications_subject_type_check;
alter table side_notifications add constraint notifications_subject_type_check check (subject_type in ('order', 'payoff', 'deadLetter', 'lead'));
alter table mail_intents drop constraint mail_intents_purpose_check;
alter table mail_intents add constraint mail_intents_purpose_check check (purpose in ('notification', 'digest', 'message', 'account', 'lead'));
-- the append functions
do $types$
declare
  one text;
begin
  foreach one in array array['user', 'setting', 'country', 'service', 'serviceType', 'choice', 'siteSetting', 'order', 'payoff', 'lead'] loop
    execute format('create function append_%1$s(p_commands json, p_events json, p_rows json, p_new json, p_texts json, p_extra json)
      returns table (n integer, answer text, version integer, number bigint, stored json) language plpgsql as $append$ begin raise exception %2$L; end $append$;
      revoke execute on function append_%1$s(json, json, json, json, json, json) from public;', one, 'of an older build');
  end loop;
end $types$;
