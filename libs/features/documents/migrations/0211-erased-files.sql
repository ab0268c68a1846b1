-- A file goes with the person who uploaded it: its row stays for whatever points at it, and its bytes are removed as soon as nobody else's row has the same.
alter table files add column erased_at timestamptz;
create table erased_contents (sha256 bytea primary key);
grant select, delete on erased_contents to registra_app;

-- In the transaction of the erasure itself. Definer: whoever may erase a person need not be allowed to write in this room.
create function erase_files(p_person uuid) returns void language sql security definer set search_path = public as $$
  with gone as (update files set erased_at = clock_timestamp() where owner_id = p_person and erased_at is null returning sha256)
  insert into erased_contents select distinct sha256 from gone on conflict do nothing;
$$;
create function forget_files() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform erase_files(new.id);
  return null;
end $$;
create trigger users_erased_files after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_files();
select erase_files(id) from users where erased_at is not null;
