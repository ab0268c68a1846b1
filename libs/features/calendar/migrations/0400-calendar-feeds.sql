-- The private address of a person's calendar: the hash of its token, and the entries that were handed out with the number of their changes.
create table calendar_feeds (
  person_id uuid primary key references users (id),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  entries jsonb not null default '{}'
);
grant select, insert, update, delete on calendar_feeds to registra_app;

-- The address ends with everything that ends all sign-ins, and with an erasure, in their own transaction.
create function end_calendar_feed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from calendar_feeds where person_id = new.id;
  return null;
end $$;
create trigger users_end_calendar_feed after update of sessions_epoch, erased_at, deactivated_at on users
  for each row when (old.sessions_epoch <> new.sessions_epoch or (old.erased_at is null and new.erased_at is not null)
    or (old.deactivated_at is null and new.deactivated_at is not null)) execute function end_calendar_feed();
