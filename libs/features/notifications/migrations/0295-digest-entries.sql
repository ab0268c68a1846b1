-- What waits for the emails of the day: a row for each set of people of a batch of events, and no longer a row for each reader of each notification. Its rows never
-- change: notification_digests remembers up to which entry a person's emails have taken. Rows of notification_kept, which processes of the release before still
-- write while it runs, are taken with them.
create table digest_entries (
  id bigint generated always as identity primary key,
  people uuid[] not null,
  -- their ids and times, in the same order
  notifications uuid[] not null,
  times_us bigint[] not null,
  check (cardinality(notifications) = cardinality(times_us))
);
alter table notification_digests add column entries_taken bigint not null default 0;
grant select, insert, delete on digest_entries to registra_app;
