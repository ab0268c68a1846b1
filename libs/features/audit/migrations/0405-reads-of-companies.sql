-- Who opened the card of a company is recorded too. Such rows go with its client.
alter table reads drop constraint reads_object_type_check,
  add constraint reads_object_type_check check (object_type in ('file', 'order', 'person', 'company'));

create function company_ended_by(p_company uuid) returns uuid language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select user_ended_by(client_id) from companies where id = p_company
$$;
revoke execute on function company_ended_by(uuid) from public;

create or replace function empty_ended_reads(p_since bigint) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform empty_reads_of(r.object, case r.object_type
      when 'file' then file_ended_by(r.object) when 'company' then company_ended_by(r.object) else user_ended_by(r.object) end)
    from (select distinct object, object_type from reads where at_us >= p_since and object_type in ('file', 'person', 'company')) r;
  perform empty_reads_by(r.person, user_ended_by(r.person)) from (select distinct person from reads where at_us >= p_since and person is not null) r;
end $$;

create or replace function forget_reads_of_person() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform empty_reads_of(new.id, user_ended_by(new.id));
  perform empty_reads_by(new.id, user_ended_by(new.id));
  perform empty_reads_of(c.id, user_ended_by(new.id)) from companies c where c.client_id = new.id;
  return null;
end $$;
