-- When something last happened that the client, or the partner and an assigned manager, may see: what is hidden from them may not move the time that they read.
alter table orders
  add column client_updated_at bigint,
  add column partner_updated_at bigint;

with sent as (
  select stream_id, min(version) as version from events
  where stream_type = 'order' and type in ('ResultDocumentsSent', 'ProjectFinished') group by stream_id
), seen as (
  select e.stream_id,
    max(e.recorded_at_us) filter (where e.type not in ('TextsErased', 'PartnerRewardChanged', 'PartnerRewardAcknowledged')
      and (e.type not in ('DocumentAttached', 'DocumentRemoved') or e.version > s.version or e.data::json ->> 'kind' <> 'result')) as by_client,
    max(e.recorded_at_us) filter (where e.type not in ('TextsErased', 'PaymentCaptured', 'CashPaymentRecorded', 'TransferRecorded', 'TransferDeclared', 'TransferConfirmed',
      'TransferRejected', 'TransferWithdrawn', 'PaymentPending', 'PaymentDenied', 'RefundRequested', 'PaymentRefunded', 'PaymentReversed', 'RefundFailed')) as by_partner
  from events e left join sent s on s.stream_id = e.stream_id
  where e.stream_type = 'order' group by e.stream_id
)
update orders o set client_updated_at = s.by_client, partner_updated_at = s.by_partner from seen s where s.stream_id = o.id;

update orders set client_updated_at = updated_at, partner_updated_at = updated_at where client_updated_at is null;
-- Processes of the build before go on while this runs, and write neither column. A release later nothing needs this trigger.
create function orders_without_reader_updates() returns trigger language plpgsql as $$
begin
  new.client_updated_at := coalesce(new.client_updated_at, new.updated_at);
  new.partner_updated_at := coalesce(new.partner_updated_at, new.updated_at);
  return new;
end $$;
create trigger orders_without_reader_updates before insert or update on orders
  for each row when (new.client_updated_at is null or new.partner_updated_at is null) execute function orders_without_reader_updates();
alter table orders alter column client_updated_at set not null, alter column partner_updated_at set not null;

-- The lists of one partner and one manager sort by it: from the index of theirs alone, which gets a column more instead of a sort index of each.
create index orders_of_partner_next on orders (partner_id, created_at, number) include (progress, partner_updated_at) where partner_id is not null;
create index orders_of_manager_next on orders (manager_id, created_at, number) include (progress, partner_updated_at) where manager_id is not null;
drop index orders_of_partner, orders_of_manager;
alter index orders_of_partner_next rename to orders_of_partner;
alter index orders_of_manager_next rename to orders_of_manager;

create or replace function append_order(p_commands json, p_events json, p_rows json, p_new json, p_texts json, p_extra json)
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
    select s.id, s.version from orders s
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
    update orders s set version = r.version, machine_version = r.machine_version, progress = r.progress, reward = r.reward, partner_id = r.partner_id, manager_id = r.manager_id, facts = r.facts, detail = r.detail, updated_at = r.updated_at, client_updated_at = r.client_updated_at, partner_updated_at = r.partner_updated_at, status_since = r.status_since, turn = r.turn, to_confirm = r.to_confirm, due_at = r.due_at
    from json_to_recordset(p_rows) as r(n integer, id uuid, version integer, number bigint, machine_version integer, progress order_progress, reward order_reward, client_id uuid, partner_id uuid, manager_id uuid, service_id uuid, country_id uuid, facts json, detail json, terms jsonb, created_at bigint, updated_at bigint, client_updated_at bigint, partner_updated_at bigint, status_since bigint, turn text, to_confirm boolean, due_at bigint)
    where s.id = r.id and answers[r.n] = 'ok';
  end if;

  if p_new is not null then
    with born as (select r.n, row_number() over (order by r.n) as nth from json_to_recordset(p_new) as r(n integer) where answers[r.n] = 'ok'),
         last as (update counters set value = value + (select count(*) from born)
                  where name = 'orders' and exists (select from born) returning value)
    select array_agg(last.value - (select count(*) from born) + b.nth order by g.n) into numbers
    from generate_series(1, cardinality(cmds)) g(n) left join born b on b.n = g.n left join last on true;
  end if;

  with e as (
    insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
    select e.id, 'order', e.stream_id, e.version, e.type, e.schema_version,
           case when e.version = 1 and numbers[e.n] is not null then overlay(e.data placing '"number":' || numbers[e.n] from position('"number":null' in e.data) for 13) else e.data end, e.metadata, e.at
    from json_to_recordset(p_events) as e(n integer, id uuid, stream_id uuid, version integer, type text, schema_version smallint, data text, metadata text, at bigint)
    where answers[e.n] = 'ok'
    returning event_id)
  insert into unsequenced (event_id) select event_id from e;

  if p_new is not null then
    insert into orders (id, version, number, machine_version, progress, reward, client_id, partner_id, manager_id, service_id, country_id, facts, detail, terms, created_at, updated_at, client_updated_at, partner_updated_at, status_since, turn, to_confirm, due_at)
    select r.id, r.version, numbers[r.n], r.machine_version, r.progress, r.reward, r.client_id, r.partner_id, r.manager_id, r.service_id, r.country_id, r.facts, r.detail, r.terms, r.created_at, r.updated_at, r.client_updated_at, r.partner_updated_at, r.status_since, r.turn, r.to_confirm, r.due_at
    from json_to_recordset(p_new) as r(n integer, id uuid, version integer, number bigint, machine_version integer, progress order_progress, reward order_reward, client_id uuid, partner_id uuid, manager_id uuid, service_id uuid, country_id uuid, facts json, detail json, terms jsonb, created_at bigint, updated_at bigint, client_updated_at bigint, partner_updated_at bigint, status_since bigint, turn text, to_confirm boolean, due_at bigint)
    where answers[r.n] = 'ok';
  end if;
  if p_extra is not null then
    insert into order_files (file_id, order_id, document_id)
    select r.file_id, r.order_id, r.document_id from json_to_recordset(p_extra -> 'order_files') as r(n integer, file_id uuid, order_id uuid, document_id uuid)
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
revoke execute on function append_order(json, json, json, json, json, json) from public;
grant execute on function append_order(json, json, json, json, json, json) to registra_app;
