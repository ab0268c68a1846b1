-- The log: what happened (events), in which order (event_order), who asked for what (commands), which answers are remembered
-- (idempotency_keys), and free texts apart from all of it, so that they can be erased while the hashes stay true.
-- What was written once stays: insert-only by grant, and by trigger even for the owner.
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
-- A text is erased by emptying body and key: the id stays, so that what refers to it still finds that there was one.
grant select, insert on events, event_order, heads, commands to registra_app;
grant select, insert, delete on unsequenced, idempotency_keys to registra_app;
grant select, insert, update (body, key) on texts to registra_app;

-- How far each reader of the log has come: per stream in the transaction of the effect (consumer_streams), overall as a place to start
-- from (checkpoints, fenced by an epoch), and what could not be handled (dead_letters) with what people decided about it (dead_letter_acts).
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
-- What the page of dead letters filters and sorts by, and the acts of each. Rebuilds keep theirs under negative versions; the page shows none of them.
create index dead_letters_by_time on dead_letters (failed_at, event_id) where projection_version > 0;
      create index dead_letters_of_consumer on dead_letters (consumer, failed_at, event_id) where projection_version > 0;
      create index dead_letter_acts_of_event on dead_letter_acts (event_id, consumer);
grant select, insert, update, delete on consumer_streams, checkpoints, dead_letters to registra_app;
grant select, insert on dead_letter_acts to registra_app;

-- Read models that can be built anew beside the live ones. The application may make no tables, so functions do it as their owner, and only for the
-- tables listed here: a migration that makes the tables of a further model lists them too, under the name of its consumer.
create schema beside;
create table read_model_tables (
  table_name text primary key,
  model text not null,
  -- false: verified only, never put in the place of the live one
  swaps boolean not null
);
create index read_model_tables_of_model on read_model_tables (model);
-- Who asked for which rebuild, how far it is and what came of it.
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
grant usage on schema beside to registra_app;
grant select on read_model_tables to registra_app;
grant select, insert, update on rebuilds to registra_app;
