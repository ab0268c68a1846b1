-- Windows of different lengths in the one table of tries (those that are open keep their quarter of an hour), and what a person has uploaded and attached to
-- nothing, found without reading what they have attached.
alter table login_throttle add column seconds integer not null default 900;
create index files_unattached_of_owner on files (owner_id) include (size) where attached_at is null;
