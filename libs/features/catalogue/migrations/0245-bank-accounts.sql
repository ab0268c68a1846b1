-- Our bank accounts as one event-sourced list: accounts in force, the proposal that waits, and who changed each currency last. The list begins with its first command;
-- until then the accounts of the settings (0155) are in force.
create table bank_accounts (
  id uuid primary key,
  version integer not null,
  status text not null check (status in ('settled', 'waiting', 'approved', 'alone')),
  accounts json not null,
  known json not null,
  last_changes json not null,
  proposal json,
  last_over json,
  updated_at bigint not null
);
grant select, insert, update on bank_accounts to registra_app;

create or replace function append_bankAccounts(p_commands json, p_events json, p_rows json, p_new json, p_texts json, p_extra json)
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
    select s.id, s.version from bank_accounts s
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
    update bank_accounts s set version = r.version, status = r.status, accounts = r.accounts, known = r.known, last_changes = r.last_changes, proposal = r.proposal, last_over = r.last_over, updated_at = r.updated_at
    from json_to_recordset(p_rows) as r(n integer, id uuid, version integer, status text, accounts json, known json, last_changes json, proposal json, last_over json, updated_at bigint)
    where s.id = r.id and answers[r.n] = 'ok';
  end if;


  with e as (
    insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
    select e.id, 'bankAccounts', e.stream_id, e.version, e.type, e.schema_version,
           e.data, e.metadata, e.at
    from json_to_recordset(p_events) as e(n integer, id uuid, stream_id uuid, version integer, type text, schema_version smallint, data text, metadata text, at bigint)
    where answers[e.n] = 'ok'
    returning event_id)
  insert into unsequenced (event_id) select event_id from e;

  if p_new is not null then
    insert into bank_accounts (id, version, status, accounts, known, last_changes, proposal, last_over, updated_at)
    select r.id, r.version, r.status, r.accounts, r.known, r.last_changes, r.proposal, r.last_over, r.updated_at
    from json_to_recordset(p_new) as r(n integer, id uuid, version integer, status text, accounts json, known json, last_changes json, proposal json, last_over json, updated_at bigint)
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
revoke execute on function append_bankAccounts(json, json, json, json, json, json) from public;
grant execute on function append_bankAccounts(json, json, json, json, json, json) to registra_app;