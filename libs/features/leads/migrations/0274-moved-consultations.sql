-- A visitor may move or cancel a booked consultation. The row's slot changes with the event; the new half hour and the email are written by the same call.
-- The previous slot of a moved consultation is deleted before the new one is inserted: a lead holds one.
create or replace trigger leads_slot_moved after update of slot on leads
  for each row when (old.slot is distinct from new.slot) execute function free_consultation_slot();

create or replace function append_lead(p_commands json, p_events json, p_rows json, p_new json, p_texts json, p_extra json)
returns table (n integer, answer text, version integer, number bigint, stored json)
language plpgsql as $append$
#variable_conflict use_column
declare
  cmds append_command[];
  fresh uuid[];
  ids uuid[];
  versions integer[];
  answers text[];
  found integer[];
  numbers bigint[];
begin

  select array_agg(c order by c.n) into cmds from json_populate_recordset(null::append_command, p_commands) c;
  with born as (
    insert into idempotency_keys (actor_id, key, request_hash, command_id, status, code, stream_type, stream_id, version, result, expires_at)
    select c.key_actor, c.key, c.request_hash, c.command_id, c.status, c.code, c.stream_type, c.stream_id, c.new_version, c.result,
           clock_timestamp() + interval '30 days'
    from unnest(cmds) c order by c.key_actor, c.key
    on conflict do nothing returning command_id)
  select coalesce(array_agg(command_id), '{}') into fresh from born;

  select array_agg(l.id), array_agg(l.version) into ids, versions from (
    select s.id, s.version from leads s
    where s.id = any (array(select c.stream_id from unnest(cmds) c where c.command_id = any (fresh)))
    order by s.id for no key update) l;

  select array_agg(v.answer order by v.n), array_agg(v.version order by v.n) into answers, found from (
    select c.n, coalesce(l.version, 0) as version,
           case when c.command_id <> all (fresh) then 'known'
                when c.actor_id is not null and u.id is null then 'revoked'
                when coalesce(l.version, 0) <> c.expected_version then 'moved'
                else 'ok' end as answer
    from unnest(cmds) c
    left join unnest(ids, versions) l(id, version) on l.id = c.stream_id
    left join users u on u.id = c.actor_id and u.token_version = c.token_version and u.deactivated_at is null) v;
  if answers && '{moved,revoked}' then
    delete from idempotency_keys k using unnest(cmds) c
    where answers[c.n] in ('moved', 'revoked') and k.actor_id = c.key_actor and k.key = c.key;
  end if;

  insert into commands (command_id, type, actor_id, actor_facts, stream_type, stream_id, stream_version, machine_version, input, outcome, code, at)
  select c.command_id, c.type, c.actor_id, c.actor_facts, c.stream_type, c.stream_id, c.expected_version, c.machine_version, c.input, c.outcome, c.code, c.at
  from unnest(cmds) c where answers[c.n] = 'ok';
  if p_texts is not null then
    insert into texts (id, owner_person, body, key)
    select t.id, t.owner_person, t.body, t.key
    from json_to_recordset(p_texts) as t(n integer, id uuid, owner_person uuid, body text, key text)
    where answers[t.n] = 'ok';
  end if;

  if p_rows is not null then
    update leads s set version = r.version, state = r.state, slot = r.slot, slot_held = r.slot_held, assignee_id = r.assignee_id, client_id = r.client_id, order_id = r.order_id, call_again_at = r.call_again_at, erased = r.erased, detail = r.detail, updated_at = r.updated_at
    from json_to_recordset(p_rows) as r(n integer, id uuid, version integer, number bigint, state text, kind text, language text, country_id uuid, service_id uuid, slot bigint, slot_held boolean, assignee_id uuid, client_id uuid, order_id uuid, call_again_at bigint, erased boolean, detail json, created_at bigint, updated_at bigint)
    where s.id = r.id and answers[r.n] = 'ok';
  end if;

  if p_new is not null then
    with born as (select r.n, row_number() over (order by r.n) as nth from json_to_recordset(p_new) as r(n integer) where answers[r.n] = 'ok'),
         last as (update counters set value = value + (select count(*) from born)
                  where name = 'leads' and exists (select from born) returning value)
    select array_agg(last.value - (select count(*) from born) + b.nth order by g.n) into numbers
    from generate_series(1, cardinality(cmds)) g(n) left join born b on b.n = g.n left join last on true;
  end if;

  with e as (
    insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
    select e.id, 'lead', e.stream_id, e.version, e.type, e.schema_version,
           case when e.version = 1 and numbers[e.n] is not null then overlay(e.data placing '"number":' || numbers[e.n] from position('"number":null' in e.data) for 13) else e.data end, e.metadata, e.at
    from json_to_recordset(p_events) as e(n integer, id uuid, stream_id uuid, version integer, type text, schema_version smallint, data text, metadata text, at bigint)
    where answers[e.n] = 'ok'
    returning event_id)
  insert into unsequenced (event_id) select event_id from e;

  if p_new is not null then
    insert into leads (id, version, number, state, kind, language, country_id, service_id, slot, slot_held, assignee_id, client_id, order_id, call_again_at, erased, detail, created_at, updated_at)
    select r.id, r.version, numbers[r.n], r.state, r.kind, r.language, r.country_id, r.service_id, r.slot, r.slot_held, r.assignee_id, r.client_id, r.order_id, r.call_again_at, r.erased, r.detail, r.created_at, r.updated_at
    from json_to_recordset(p_new) as r(n integer, id uuid, version integer, number bigint, state text, kind text, language text, country_id uuid, service_id uuid, slot bigint, slot_held boolean, assignee_id uuid, client_id uuid, order_id uuid, call_again_at bigint, erased boolean, detail json, created_at bigint, updated_at bigint)
    where answers[r.n] = 'ok';
  end if;
  if p_extra is not null then
    insert into consultation_slots (slot, lead_id)
    select r.slot, r.lead_id from json_to_recordset(p_extra -> 'consultation_slots') as r(n integer, slot bigint, lead_id uuid)
    where answers[r.n] = 'ok';
    insert into mail_intents (id, person_id, purpose)
    select r.id, r.person_id, r.purpose from json_to_recordset(p_extra -> 'mail_intents') as r(n integer, id uuid, person_id uuid, purpose text)
    where answers[r.n] = 'ok';
  end if;

  return query
  select c.n,
         case when answers[c.n] <> 'known' then answers[c.n]
              when k.command_id is null then 'moved'
              when k.request_hash = c.request_hash then 'replay'
              else 'keyReused' end,
         case when answers[c.n] = 'ok' then c.new_version else found[c.n] end,
         numbers[c.n],
         case when k.command_id is not null then
           json_build_object('command', k.command_id, 'status', k.status, 'code', k.code, 'streamType', k.stream_type,
                             'streamId', k.stream_id, 'version', k.version, 'result', k.result) end
  from unnest(cmds) c
  left join lateral (
    select * from idempotency_keys s where answers[c.n] = 'known' and s.actor_id = c.key_actor and s.key = c.key limit 1) k on true;
end
$append$;
revoke execute on function append_lead(json, json, json, json, json, json) from public;
grant execute on function append_lead(json, json, json, json, json, json) to registra_app;
