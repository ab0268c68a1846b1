-- Certificates: replays of streams with their results. A row is written when one is requested, changes while a worker runs it, and never again once it has ended.
create table certificates (
  id uuid primary key,
  number bigint generated always as identity unique,
  -- null: the nightly run
  asked_by uuid,
  asked_at timestamptz not null default clock_timestamp(),
  -- the day (UTC) that a nightly run is for
  nightly_on date unique,
  scope jsonb not null check (length(scope::text) <= 10000),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- raised by each worker that takes it up: an earlier one writes nothing more
  epoch integer not null default 0,
  -- streams
  handled bigint not null default 0,
  total bigint not null default 0,
  started_at timestamptz,
  ended_at timestamptz,
  -- the snapshot: the last position of the log in it, and when it was taken
  pos bigint,
  snapshot_at timestamptz,
  -- streams, events and commands by type of stream
  counts jsonb not null default '[]',
  fault_count bigint not null default 0,
  -- the first ones
  faults jsonb not null default '[]',
  error text,
  check ((asked_by is null) = (nightly_on is not null)),
  check ((state in ('done', 'failed')) = (ended_at is not null)),
  check (state <> 'done' or (pos is not null and snapshot_at is not null))
);
create index certificates_by_time on certificates (asked_at desc, id desc);
create index certificates_under_way on certificates (asked_at) where state in ('waiting', 'running');
create index certificates_with_faults on certificates (ended_at) where fault_count > 0;
create index certificates_of_person on certificates (asked_by, asked_at);

create function refuse_change_of_certificate() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.ended_at is null and (new.id, new.number, new.asked_by, new.asked_at, new.nightly_on, new.scope)
    is not distinct from (old.id, old.number, old.asked_by, old.asked_at, old.nightly_on, old.scope) then
    return new;
  end if;
  raise exception '% on % is refused: a certificate that has ended stays as it is', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger certificates_stay before update or delete on certificates for each row execute function refuse_change_of_certificate();
alter table certificates enable always trigger certificates_stay;
create trigger certificates_stay_whole before truncate on certificates for each statement execute function refuse_change();
alter table certificates enable always trigger certificates_stay_whole;

-- The PDF of a certificate as it was first given out: every later download has the same bytes, and so the same hash.
create table certificate_papers (
  certificate_id uuid not null references certificates (id),
  language text not null check (language in ('ru', 'en')),
  pdf bytea not null,
  sha256 bytea not null check (sha256 = sha256(pdf)),
  made_at timestamptz not null default clock_timestamp(),
  primary key (certificate_id, language)
);
create trigger certificate_papers_insert_only before update or delete or truncate on certificate_papers for each statement execute function refuse_change();
alter table certificate_papers enable always trigger certificate_papers_insert_only;

grant select, insert, update on certificates to registra_app;
grant select, insert on certificate_papers to registra_app;
