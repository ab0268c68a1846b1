-- The Merkle tree of the log (RFC 6962, in tiles of C2SP tlog-tiles). Its leaves are the entries in log order: entry n is the event at position n + 1.
-- Complete tiles alone; `root` is the hash of the subtree over the 256 hashes, so that the level above is read without them. Level 0 has leaf hashes.
create table tree_tiles (
  level smallint not null check (level between 0 and 6),
  index bigint not null check (index >= 0),
  root bytea not null check (length(root) = 32),
  hashes bytea not null check (length(hashes) = 8192),
  primary key (level, index)
);
-- Hashes do not compress.
alter table tree_tiles alter column hashes set storage external;
-- Positions 1 to `chained` hold a hash of the chain in event_order.hash, later ones the hash of their leaf. `leaves` has the leaf hashes of chained positions
-- after the last complete tile. A log of an earlier build has no row until its chain is closed, which code does after the migrations.
create table tree_start (
  one boolean primary key default true check (one),
  chained bigint not null check (chained >= 0),
  leaves bytea not null check (length(leaves) = chained % 256 * 32)
);
insert into tree_start (chained, leaves) select 0, '' where not exists (select from event_order);
-- Names of this log in its checkpoints, in the order in which they began; the last one is in use.
create table log_origins (
  n integer primary key,
  origin text not null unique,
  began_at_us bigint not null
);
create table tree_checkpoints (
  origin text not null references log_origins (origin),
  size bigint not null check (size > 0),
  root bytea not null check (length(root) = 32),
  at_us bigint not null,
  -- as signed: text and signatures (C2SP tlog-checkpoint)
  note text not null,
  primary key (origin, size)
);
grant select on tree_start to registra_app;
grant select, insert on tree_tiles, log_origins, tree_checkpoints to registra_app;
create trigger tree_tiles_insert_only before update or delete or truncate on tree_tiles for each statement execute function refuse_change();
alter table tree_tiles enable always trigger tree_tiles_insert_only;
create trigger tree_start_insert_only before update or delete or truncate on tree_start for each statement execute function refuse_change();
alter table tree_start enable always trigger tree_start_insert_only;
create trigger log_origins_insert_only before update or delete or truncate on log_origins for each statement execute function refuse_change();
alter table log_origins enable always trigger log_origins_insert_only;
create trigger tree_checkpoints_insert_only before update or delete or truncate on tree_checkpoints for each statement execute function refuse_change();
alter table tree_checkpoints enable always trigger tree_checkpoints_insert_only;
