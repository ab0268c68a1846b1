-- Who opened what: a row for each document, archive, link, export, page about a person and page of people that was answered (docs/audit.md). Insert-only like the log;
-- what is personal about a row goes with its person or document, by the functions below alone, and its hash stays. `kind` says what was done, `object` what to.
create table reads (
  id uuid primary key,
  at_us bigint not null,
  kind text not null check (kind in ('content', 'preview', 'link', 'archive', 'export', 'person', 'people')),
  -- null: by a link that was made for a minute, or emptied
  person uuid,
  role text,
  department text,
  object_type text check (object_type in ('file', 'order', 'person')),
  object uuid,
  order_id uuid,
  -- of a file the SHA-256 of its bytes, of a person the version of their account
  version text check (length(version) <= 64),
  -- an export or list: its route, and what narrowed it
  source text check (length(source) <= 100),
  filter text check (length(filter) <= 2000),
  -- keyed hash of the network that asked
  network text check (length(network) <= 64),
  -- keeps the fields of an emptied row from being found by trying
  salt text check (length(salt) <= 64),
  -- SHA-256 over the fields above, each with its length (libs/event-log/chain/read-hash.ts)
  hash bytea not null check (octet_length(hash) = 32),
  -- the event because of which fields were emptied
  emptied_by uuid
);
create index reads_by_time on reads (at_us, id);
create index reads_by_object on reads (object, at_us, id) where object is not null;
create index reads_by_order on reads (order_id, at_us, id) where order_id is not null;
create index reads_by_person on reads (person, at_us, id) where person is not null;
create index reads_by_kind on reads (kind, at_us, id);
grant select, insert on reads to registra_app;

create trigger reads_insert_only before delete or truncate on reads for each statement execute function refuse_change();
alter table reads enable always trigger reads_insert_only;

-- For the owner as well: a row may only lose fields, and then names the event.
create function refuse_read_change() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.id = old.id and new.at_us = old.at_us and new.kind = old.kind and new.hash = old.hash and new.emptied_by is not null
    and (new.person is null or new.person is not distinct from old.person)
    and (new.role is null or new.role is not distinct from old.role)
    and (new.department is null or new.department is not distinct from old.department)
    and (new.object_type is null or new.object_type is not distinct from old.object_type)
    and (new.object is null or new.object is not distinct from old.object)
    and (new.order_id is null or new.order_id is not distinct from old.order_id)
    and (new.version is null or new.version is not distinct from old.version)
    and (new.source is null or new.source is not distinct from old.source)
    and (new.filter is null or new.filter is not distinct from old.filter)
    and (new.network is null or new.network is not distinct from old.network)
    and new.salt is null
  then return new; end if;
  raise exception '% on % is refused: the log is insert-only', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger reads_are_only_emptied before update on reads for each row execute function refuse_read_change();
alter table reads enable always trigger reads_are_only_emptied;

-- Everything that a read of an object says.
create function empty_reads_of(p_object uuid, p_event uuid) returns void language sql set search_path = pg_catalog, public, pg_temp as $$
  update reads set person = null, role = null, department = null, object_type = null, object = null, order_id = null, version = null, source = null,
    filter = null, network = null, salt = null, emptied_by = p_event
  where object = p_object and p_event is not null
$$;
-- Of what an erased person opened there stays what it was and from which post.
create function empty_reads_by(p_person uuid, p_event uuid) returns void language sql set search_path = pg_catalog, public, pg_temp as $$
  update reads set person = null, filter = null, network = null, salt = null, emptied_by = p_event where person = p_person and p_event is not null
$$;

-- The event that explains why a file is gone, null while it is there: its person was erased, its orders are long over, or each order that had it removed it.
create function file_ended_by(p_file uuid) returns uuid language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(
    (select e.event_id from files f join events e on e.stream_id = f.owner_id and e.type = 'UserErased' where f.id = p_file and f.erased_at is not null limit 1),
    (select e.event_id from files f join (
        select file_id, order_id from order_files
        union all
        select x.file_id, c.order_id from chat_files x join chat_messages m on m.id = x.message_id join chats c on c.id = m.chat_id
      ) u on u.file_id = f.id join events e on e.stream_id = u.order_id and e.type in ('ProjectFinished', 'OrderCancelled')
      where f.id = p_file and f.erased_at is not null order by e.recorded_at_us desc limit 1),
    (select r.removed from (
        select (select e.event_id from events e where e.stream_id = u.order_id and e.type = 'DocumentRemoved'
            and (e.data::json ->> 'document')::uuid = u.document_id limit 1) as removed
        from order_files u where u.file_id = p_file
      ) r where not exists (select from chat_files x where x.file_id = p_file)
      group by r.removed having (select count(*) from order_files u where u.file_id = p_file) = (
        select count(*) from order_files u where u.file_id = p_file and exists (
          select from events e where e.stream_id = u.order_id and e.type = 'DocumentRemoved' and (e.data::json ->> 'document')::uuid = u.document_id))
      order by r.removed desc limit 1))
$$;
create function user_ended_by(p_person uuid) returns uuid language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select event_id from events where stream_id = p_person and type = 'UserErased' limit 1
$$;
revoke execute on function empty_reads_of(uuid, uuid), empty_reads_by(uuid, uuid), file_ended_by(uuid), user_ended_by(uuid) from public;

-- After a batch was inserted, and now and then for the newest rows: a person or document may have gone between the answer and the row. It empties only what an event explains.
create function empty_ended_reads(p_since bigint) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform empty_reads_of(r.object, case r.object_type when 'file' then file_ended_by(r.object) else user_ended_by(r.object) end)
    from (select distinct object, object_type from reads where at_us >= p_since and object_type in ('file', 'person')) r;
  perform empty_reads_by(r.person, user_ended_by(r.person)) from (select distinct person from reads where at_us >= p_since and person is not null) r;
end $$;
revoke execute on function empty_ended_reads(bigint) from public;
grant execute on function empty_ended_reads(bigint) to registra_app;

create function forget_reads_of_file() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform empty_reads_of(new.id, file_ended_by(new.id));
  return null;
end $$;
create trigger files_erased_reads after update of erased_at on files
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_reads_of_file();

create function forget_reads_of_document() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform empty_reads_of((new.data::json ->> 'file')::uuid, file_ended_by((new.data::json ->> 'file')::uuid));
  return null;
end $$;
create trigger events_removed_document after insert on events
  for each row when (new.type = 'DocumentRemoved') execute function forget_reads_of_document();

create function forget_reads_of_person() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform empty_reads_of(new.id, user_ended_by(new.id));
  perform empty_reads_by(new.id, user_ended_by(new.id));
  return null;
end $$;
create trigger users_erased_reads after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_reads_of_person();
