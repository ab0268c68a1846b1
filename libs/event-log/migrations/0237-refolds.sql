-- How far the rows of a stream type were folded again from the log for a version of its machine: `through` is the last stream of the last finished batch.
create table refolds (
  stream_type text primary key,
  machine_version integer not null,
  through uuid not null,
  finished_at timestamptz
);
grant select on refolds to registra_app;
