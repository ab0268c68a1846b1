import type { StreamTable } from '../append/contract.js';

/** Argument types of every append function, for grants and drops. */
const appendSignature = 'json, json, json, json, json, json';

/**
 * SQL of `append_<streamType>`: one call appends a set of decided commands (distinct streams, distinct keys) and answers each one. For a table with `id uuid
 * primary key`, `version integer not null` and `table.columns`. Migrations contain its text at their time: a changed template or description needs a new
 * migration.
 * Arguments are json arrays of commands, events, changed rows, new rows, texts, and an object of extra rows by table; all but the first two may be null.
 * Element `n` (from 1) links the parts of one command.
 * Blocking steps come first and in one order for all callers: keys by actor and key, rows by id, the counter last.
 */
export function appendFunctionSql(table: StreamTable): string {
  return `
create or replace function append_${table.streamType}(p_commands json, p_events json, p_rows json, p_new json, p_texts json, p_extra json)
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
${keysSql}
${lockSql(table)}
${checkSql}
${ledgerSql}
${changedRowsSql(table)}
${numbersSql(table)}
${eventsSql(table)}
${newRowsSql(table)}
${extraRowsSql(table)}
${answerSql}
end
$append$;
revoke execute on function append_${table.streamType}(${appendSignature}) from public;
grant execute on function append_${table.streamType}(${appendSignature}) to registra_app;`;
}

/** A separate statement: it waits for a concurrent duplicate, whose result is visible only to a later statement. */
const keysSql = `
  select array_agg(c order by c.n) into cmds from json_populate_recordset(null::append_command, p_commands) c;
  with born as (
    insert into idempotency_keys (actor_id, key, request_hash, command_id, status, code, stream_type, stream_id, version, result, expires_at)
    select c.key_actor, c.key, c.request_hash, c.command_id, c.status, c.code, c.stream_type, c.stream_id, c.new_version, c.result,
           clock_timestamp() + interval '30 days'
    from unnest(cmds) c order by c.key_actor, c.key
    on conflict do nothing returning command_id)
  select coalesce(array_agg(command_id), '{}') into fresh from born;`;

const lockSql = ({ table }: StreamTable): string => `
  select array_agg(l.id), array_agg(l.version) into ids, versions from (
    select s.id, s.version from ${table} s
    where s.id = any (array(select c.stream_id from unnest(cmds) c where c.command_id = any (fresh)))
    order by s.id for no key update) l;`;

/** Another separate statement, so that people are read after the wait for the rows. */
const checkSql = `
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
  end if;`;

const ledgerSql = `
  insert into commands (command_id, type, actor_id, actor_facts, stream_type, stream_id, stream_version, machine_version, input, outcome, code, at)
  select c.command_id, c.type, c.actor_id, c.actor_facts, c.stream_type, c.stream_id, c.expected_version, c.machine_version, c.input, c.outcome, c.code, c.at
  from unnest(cmds) c where answers[c.n] = 'ok';
  if p_texts is not null then
    insert into texts (id, owner_person, body, key)
    select t.id, t.owner_person, t.body, t.key
    from json_to_recordset(p_texts) as t(n integer, id uuid, owner_person uuid, body text, key text)
    where answers[t.n] = 'ok';
  end if;`;

const named = (columns: Readonly<Record<string, string>>): string[] => Object.keys(columns);
const typed = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

function changedRowsSql({ table, columns, number, once = [] }: StreamTable): string {
  const kept = new Set([...once, number?.column]);
  const sets = named(columns)
    .filter((name) => !kept.has(name))
    .map((name) => `${name} = r.${name}`);
  return `
  if p_rows is not null then
    update ${table} s set ${['version = r.version', ...sets].join(', ')}
    from json_to_recordset(p_rows) as r(n integer, id uuid, version integer, ${typed(columns)})
    where s.id = r.id and answers[r.n] = 'ok';
  end if;`;
}

/** Creating transactions wait here for each other until commit; hence it comes last. */
function numbersSql({ number }: StreamTable): string {
  if (number === undefined) return '';
  return `
  if p_new is not null then
    with born as (select r.n, row_number() over (order by r.n) as nth from json_to_recordset(p_new) as r(n integer) where answers[r.n] = 'ok'),
         last as (update counters set value = value + (select count(*) from born)
                  where name = '${number.counter}' and exists (select from born) returning value)
    select array_agg(last.value - (select count(*) from born) + b.nth order by g.n) into numbers
    from generate_series(1, cardinality(cmds)) g(n) left join born b on b.n = g.n left join last on true;
  end if;`;
}

function eventsSql({ streamType, number }: StreamTable): string {
  const first = `e.version = 1 and numbers[e.n] is not null`;
  const patched = `overlay(e.data placing '"number":' || numbers[e.n] from position('"number":null' in e.data) for 13)`;
  return `
  with e as (
    insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
    select e.id, '${streamType}', e.stream_id, e.version, e.type, e.schema_version,
           ${number === undefined ? 'e.data' : `case when ${first} then ${patched} else e.data end`}, e.metadata, e.at
    from json_to_recordset(p_events) as e(n integer, id uuid, stream_id uuid, version integer, type text, schema_version smallint, data text, metadata text, at bigint)
    where answers[e.n] = 'ok'
    returning event_id)
  insert into unsequenced (event_id) select event_id from e;`;
}

function newRowsSql({ table, columns, number }: StreamTable): string {
  const values = named(columns).map((name) => (name === number?.column ? 'numbers[r.n]' : `r.${name}`));
  return `
  if p_new is not null then
    insert into ${table} (${['id', 'version', ...named(columns)].join(', ')})
    select ${['r.id', 'r.version', ...values].join(', ')}
    from json_to_recordset(p_new) as r(n integer, id uuid, version integer, ${typed(columns)})
    where answers[r.n] = 'ok';
  end if;`;
}

function extraRowsSql({ extra = [] }: StreamTable): string {
  const inserts = extra.map(
    ({ table, columns }) => `
    insert into ${table} (${named(columns).join(', ')})
    select ${named(columns)
      .map((name) => `r.${name}`)
      .join(', ')} from json_to_recordset(p_extra -> '${table}') as r(n integer, ${typed(columns)})
    where answers[r.n] = 'ok';`,
  );
  return extra.length === 0 ? '' : `  if p_extra is not null then${inserts.join('')}\n  end if;`;
}

/**
 * Keys are looked up one by one: a join would scan the table. A key that was deleted in between (expired) answers `moved`: the caller retries with a free key.
 */
const answerSql = `
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
    select * from idempotency_keys s where answers[c.n] = 'known' and s.actor_id = c.key_actor and s.key = c.key limit 1) k on true;`;
