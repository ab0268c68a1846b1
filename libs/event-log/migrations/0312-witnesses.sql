-- Cosignatures of witnesses on checkpoints: that a witness saw the checkpoint, consistent with all that it saw before, at a time by its clock (docs/audit.md).
create table checkpoint_cosignatures (
  origin text not null,
  size bigint not null,
  -- verifier key, name+id+base64
  witness text not null,
  -- seconds since 1970, by the witness
  cosigned_at bigint not null,
  -- the line of the signature, as it is appended to the checkpoint
  line text not null check (length(line) <= 1000),
  primary key (origin, size, witness),
  foreign key (origin, size) references tree_checkpoints (origin, size)
);
create index checkpoint_cosignatures_of_witness on checkpoint_cosignatures (origin, witness, size);
grant select, insert on checkpoint_cosignatures to registra_app;
create trigger checkpoint_cosignatures_insert_only before update or delete or truncate on checkpoint_cosignatures
  for each statement execute function refuse_change();
alter table checkpoint_cosignatures enable always trigger checkpoint_cosignatures_insert_only;
-- What each witness answered last. `size`: the entries that it has cosigned, by its own word.
create table witness_states (
  origin text not null references log_origins (origin),
  witness text not null,
  status text not null check (status in ('cosigned', 'unreachable', 'refused', 'invalid', 'forked', 'ahead')),
  size bigint not null,
  detail text not null check (length(detail) <= 500),
  since_us bigint not null,
  primary key (origin, witness)
);
grant select, insert, update on witness_states to registra_app;
