-- The application inserts texts and never changes them: what an event says by the keyed hash of a text stays what was said. Erasures empty texts, by these functions alone.
revoke update on texts from registra_app;
revoke update (body, key) on texts from registra_app;

-- Empties texts. Answers those that were not empty before, so that emptying one again changes nothing and is logged once.
create function erase_texts(p_texts uuid[]) returns uuid[] language sql set search_path = pg_catalog, public, pg_temp as $$
  with gone as (update texts set body = null, key = null where id = any (p_texts) and (body is not null or key is not null) returning id)
  select coalesce(array_agg(id order by id), '{}') from gone
$$;

-- Logs that texts of a stream were emptied, where no other event says so: TextsErased as the stream's next event. It changes nothing of the stream but its version.
create function log_texts_erased(p_stream_type text, p_stream uuid, p_texts uuid[], p_cause text) returns void language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  streams regclass := case p_stream_type when 'order' then 'orders' when 'chat' then 'chats' when 'lead' then 'leads' when 'feedback' then 'feedbacks' end;
  last integer;
  at bigint := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
  told bigint;
  id bytea := uuid_send(gen_random_uuid());
begin
  execute format('select version, updated_at from %s where id = $1 for no key update', streams) into last, told using p_stream;
  if last is null or cardinality(p_texts) = 0 then return; end if;
  at := greatest(at, told);
  -- A uuid of version 7: the milliseconds in front, and 7 (0111) where version 4 (0100) stands.
  id := set_bit(set_bit(overlay(id placing substring(int8send(at / 1000) from 3) from 1 for 6), 52, 1), 53, 1);
  with e as (
    insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
    values (encode(id, 'hex')::uuid, p_stream_type, p_stream, last + 1, 'TextsErased', 1,
            '{"texts":' || array_to_json(p_texts) || ',"cause":' || to_json(p_cause) || '}', '{"actor":null}', at)
    returning event_id)
  insert into unsequenced (event_id) select event_id from e;
  execute format('update %s set version = $2, updated_at = $3 where id = $1', streams) using p_stream, last + 1, at;
end $$;
revoke execute on function erase_texts(uuid[]), log_texts_erased(text, uuid, uuid[], text) from public;

create or replace function forget_person() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform erase_texts(array(select id from texts where owner_person = new.id));
  delete from user_avatars where person_id = new.id;
  delete from user_notes where person_id = new.id;
  delete from refresh_tokens where user_id = new.id;
  delete from notification_preferences where person_id = new.id;
  delete from notification_digests where person_id = new.id;
  delete from notification_kept where person_id = new.id;
  update mail_intents set reason = null where person_id = new.id and reason is not null;
  update files set name_text = 'file' || coalesce(substring(name_text from '\.[A-Za-z0-9]{1,8}$'), '') where owner_id = new.id;
  return null;
end $$;

create or replace function drop_feedback_words() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform erase_texts(array(
    select (w.value ->> 'text')::uuid from jsonb_each(old.words) w where w.value <> 'null' and new.words -> w.key is distinct from w.value));
  return null;
end $$;

-- Answers the texts that it emptied.
create function erase_lead_contact(p_lead uuid) returns uuid[] language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update lead_contacts set name = null, phone = null, email = null, email_key = null, company = null, message = null, answers = null, lead_fields = null,
    utm = null, url = null, order_url = null, slug = null, time_zone = null, search = '', erased_at = coalesce(erased_at, clock_timestamp())
  where lead_id = p_lead;
  return erase_texts(array(select id from texts where owner_person = p_lead));
end $$;
revoke execute on function erase_lead_contact(uuid) from public;
create or replace function forget_lead() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform erase_lead_contact(new.id);
  return null;
end $$;
-- The lead's own stream says nothing of the erasure of its client, so its notes are logged there. Rows of leads are locked before their contacts, as by a lead's commands.
create or replace function forget_client_leads() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  one uuid;
begin
  for one in
    select l.id from leads l join lead_contacts c on c.lead_id = l.id
    where l.client_id = new.id or c.email_key = old.email_key order by l.id for no key update of l
  loop
    perform log_texts_erased('lead', one, erase_lead_contact(one), 'personErased');
  end loop;
  return null;
end $$;
drop function empty_lead_contact(uuid);
