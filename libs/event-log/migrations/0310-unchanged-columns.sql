-- Large columns of a stream's row that an operation does not change stay as they are stored.
-- (Re)creates append_<stream_type>: one call appends a set of decided commands (distinct streams, distinct keys) and answers each one. Its arguments are json arrays of
-- commands, events, changed rows, new rows, texts, and an object of extra rows by table; all but the first two may be null. Element `n` (from 1) links the parts of one command.
-- An update leaves a json column that is not null as it is where the row has no value for it: large values that did not change are not written again.
-- Columns with a default are left to it and to other writers. The function's statements are static text: plans are cached as ever.
-- Blocking steps come first and in one order for all callers: keys by actor and key, rows by id, the counter last.
create or replace function recreate_append_function(p_stream_type text) returns void language plpgsql as $create$
declare
  known append_functions;
  columns text;
  new_values text;
  changes text;
  types text;
  extra_inserts text;
  missing text;
begin
  select * into strict known from append_functions f where f.stream_type = p_stream_type;
  select string_agg(w.table_name || '.' || w.name, ', ') into missing
  from (select known.stream_table, unnest(known.once) union all select t.key, json_array_elements_text(t.value) from json_each(known.extra) t) w(table_name, name)
  where not exists (select from pg_attribute a where a.attrelid = w.table_name::regclass and a.attname = w.name and not a.attisdropped);
  if missing is not null then raise 'append_functions names columns of % that do not exist: %', p_stream_type, missing; end if;

  select string_agg(', ' || a.name, '' order by a.attnum),
         string_agg(', ' || case when a.attname = 'number' and known.counter is not null then 'numbers[r.n]' else 'r.' || a.name end, '' order by a.attnum),
         string_agg(', ' || a.name || ' = ' || case when a.kept then format('coalesce(r.%1$s, s.%1$s)', a.name) else 'r.' || a.name end, '' order by a.attnum)
           filter (where a.attname <> all (known.once) and not (a.attname = 'number' and known.counter is not null)),
         string_agg(', ' || a.name || ' ' || a.type, '' order by a.attnum)
    into columns, new_values, changes, types
  from (select attnum, attname, quote_ident(attname) as name, format_type(atttypid, atttypmod) as type,
          attnotnull and atttypid in ('json'::regtype, 'jsonb'::regtype) as kept from pg_attribute
        where attrelid = known.stream_table::regclass and attnum > 0 and not attisdropped and not atthasdef and attname not in ('id', 'version')) a;

  select string_agg(format($insert$
    insert into %1$s (%2$s)
    select %3$s from json_to_recordset(p_extra -> '%1$s') as r(n integer, %4$s)
    where answers[r.n] = 'ok';$insert$, t.name, c.names, c.vals, c.types), '' order by t.place) into extra_inserts
  from json_each(known.extra) with ordinality t(name, columns, place),
  lateral (
    select string_agg(quote_ident(a.attname), ', ' order by w.place) as names, string_agg('r.' || quote_ident(a.attname), ', ' order by w.place) as vals,
           string_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by w.place) as types
    from json_array_elements_text(t.columns) with ordinality w(name, place)
    join pg_attribute a on a.attrelid = t.name::regclass and a.attname = w.name) c;

  execute replace(replace(replace(replace(replace(replace(replace(replace(replace($function$
create or replace function append_{type}(p_commands json, p_events json, p_rows json, p_new json, p_texts json, p_extra json)
returns table (n integer, answer text, version integer, number bigint, stored json)
language plpgsql as $append$
#variable_conflict use_column
declare
  cmds append_command[];
  claimed uuid[];
  ids uuid[];
  versions integer[];
  answers text[];
  found integer[];
  numbers bigint[];
begin
  -- A separate statement: it waits for a concurrent duplicate, whose result is visible only to a later statement. A command without a key claims none.
  select array_agg(c order by c.n) into cmds from json_populate_recordset(null::append_command, p_commands) c;
  with keys as (
    insert into idempotency_keys (actor_id, key, request_hash, command_id, status, code, stream_type, stream_id, version, result, expires_at)
    select c.key_actor, c.key, c.request_hash, c.command_id, c.status, c.code, c.stream_type, c.stream_id, c.new_version, c.result,
           clock_timestamp() + interval '30 days'
    from unnest(cmds) c where c.key is not null order by c.key_actor, c.key
    on conflict do nothing returning command_id)
  select coalesce(array_agg(command_id), '{}') into claimed from keys;

  select array_agg(l.id), array_agg(l.version) into ids, versions from (
    select s.id, s.version from {table} s
    where s.id = any (array(select c.stream_id from unnest(cmds) c where c.key is null or c.command_id = any (claimed)))
    order by s.id for no key update) l;

  -- Another separate statement, so that people and earlier commands are read after the wait for the rows. A command without a key that is recorded already was sent again after
  -- its answer was lost; it is looked up by its id one by one, because a join would scan the table.
  select array_agg(v.answer order by v.n), array_agg(v.version order by v.n) into answers, found from (
    select c.n, coalesce(l.version, 0) as version,
           case when c.key is not null and c.command_id <> all (claimed) or k.recorded then 'known'
                when c.actor_id is not null and u.id is null then 'revoked'
                when coalesce(l.version, 0) <> c.expected_version then 'moved'
                else 'ok' end as answer
    from unnest(cmds) c
    left join unnest(ids, versions) l(id, version) on l.id = c.stream_id
    left join users u on u.id = c.actor_id and u.token_version = c.token_version and u.deactivated_at is null
    left join lateral (
      select true as recorded from commands s
      where c.key is null and s.command_id = c.command_id and s.stream_id = c.stream_id and s.stream_version = c.expected_version limit 1) k on true) v;
  if answers && '{moved,revoked}' then
    delete from idempotency_keys k using unnest(cmds) c
    where answers[c.n] in ('moved', 'revoked') and k.actor_id = c.key_actor and k.key = c.key;
  end if;

  -- A call that was repeated while the first one is still running fails here on the unique id; repeated once more, it finds the command above.
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
    update {table} s set version = r.version{changes}
    from json_to_recordset(p_rows) as r(n integer, id uuid, version integer{types})
    where s.id = r.id and answers[r.n] = 'ok';
  end if;
{numbers}
  with e as (
    insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
    select e.id, '{type}', e.stream_id, e.version, e.type, e.schema_version,
           {data}, e.metadata, e.at
    from json_to_recordset(p_events) as e(n integer, id uuid, stream_id uuid, version integer, type text, schema_version smallint, data text, metadata text, at bigint)
    where answers[e.n] = 'ok'
    returning event_id)
  insert into unsequenced (event_id) select event_id from e;

  if p_new is not null then
    insert into {table} (id, version{columns})
    select r.id, r.version{new_values}
    from json_to_recordset(p_new) as r(n integer, id uuid, version integer{types})
    where answers[r.n] = 'ok';
  end if;
{extra}
  -- Keys are looked up one by one as well. A key that was deleted in between (expired) answers `moved`: the caller retries with a free key.
  return query
  select c.n,
         case when answers[c.n] <> 'known' then answers[c.n]
              when c.key is null then 'ok'
              when k.command_id is null then 'moved'
              when k.request_hash = c.request_hash then 'replay'
              else 'keyReused' end,
         case when answers[c.n] = 'ok' or answers[c.n] = 'known' and c.key is null then c.new_version else found[c.n] end,
         numbers[c.n],
         case when k.command_id is not null then
           json_build_object('command', k.command_id, 'status', k.status, 'code', k.code, 'streamType', k.stream_type,
                             'streamId', k.stream_id, 'version', k.version, 'result', k.result) end
  from unnest(cmds) c
  left join lateral (
    select * from idempotency_keys s where answers[c.n] = 'known' and s.actor_id = c.key_actor and s.key = c.key limit 1) k on true;
end
$append$;
revoke execute on function append_{type}(json, json, json, json, json, json) from public;
grant execute on function append_{type}(json, json, json, json, json, json) to registra_app;
$function$,
    -- Creating transactions wait at the counter for each other until commit; hence it comes last.
    '{numbers}', case when known.counter is null then '' else replace($numbers$
  if p_new is not null then
    with created as (select r.n, row_number() over (order by r.n) as nth from json_to_recordset(p_new) as r(n integer) where answers[r.n] = 'ok'),
         last as (update counters set value = value + (select count(*) from created)
                  where name = '{counter}' and exists (select from created) returning value)
    select array_agg(last.value - (select count(*) from created) + b.nth order by g.n) into numbers
    from generate_series(1, cardinality(cmds)) g(n) left join created b on b.n = g.n left join last on true;
  end if;
$numbers$, '{counter}', known.counter) end),
    '{data}', case when known.counter is null then 'e.data' else
      $data$case when e.version = 1 and numbers[e.n] is not null then overlay(e.data placing '"number":' || numbers[e.n] from position('"number":null' in e.data) for 13) else e.data end$data$ end),
    '{extra}', case when extra_inserts is null then '' else format(E'  if p_extra is not null then%s\n  end if;\n', extra_inserts) end),
    '{changes}', coalesce(changes, '')), '{new_values}', coalesce(new_values, '')), '{columns}', coalesce(columns, '')), '{types}', coalesce(types, '')),
    '{table}', known.stream_table), '{type}', known.stream_type);
end
$create$;

select recreate_append_function(stream_type) from append_functions;
