-- Told by the database itself, so that no way of changing a person's rights can forget it. Rare, so the lock of NOTIFY costs nothing.
create or replace function tell_user_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_changed', new.id::text);
  return null;
end $$;
create or replace trigger users_changed after update of role, department, token_version, deactivated_at, erased_at on users
  for each row when ((old.role, old.department, old.token_version, old.deactivated_at, old.erased_at)
    is distinct from (new.role, new.department, new.token_version, new.deactivated_at, new.erased_at))
  execute function tell_user_changed();
create or replace trigger users_changed_second_factor after update of second_factor_at on users
  for each row when (old.second_factor_at is distinct from new.second_factor_at) execute function tell_user_changed();
-- Who must have a second factor now and has none is told apart at once in every process.
create or replace function tell_security_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_changed', id::text) from users where role not in ('Client', 'Partner') and second_factor_at is null and erased_at is null;
  return null;
end $$;
create or replace trigger security_settings_changed after insert or update on security_settings for each row execute function tell_security_changed();

create or replace function send_account_letter() returns trigger language plpgsql as $$
begin
  insert into mail_intents (id, person_id, purpose) values (new.id, new.person_id, 'account');
  return null;
end $$;
create or replace trigger account_letters_sent after insert on account_letters for each row execute function send_account_letter();

-- Erasures go in the transaction of the erasure itself, so that no way of erasing a person can forget one.
create or replace function forget_account_letters() returns trigger language plpgsql as $$
begin
  update account_letters set address = null, revoked_at = coalesce(revoked_at, clock_timestamp()) where person_id = new.id;
  return null;
end $$;
create or replace trigger users_erased_letters after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_account_letters();
create or replace function forget_second_factor() returns trigger language plpgsql as $$
begin
  delete from second_factors where person_id = new.id;
  delete from recovery_codes where person_id = new.id;
  return null;
end $$;
create or replace trigger users_erased_second_factor after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_second_factor();
-- The bodies of their texts go with the keys of their hashes, so that the log stays whole and says nothing any more. Files stay with the orders that they
-- prove; their names, which a person chose, do not. Definer: whoever may erase a person need not be allowed to delete in every room.
create or replace function forget_person() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update texts set body = null, key = null where owner_person = new.id;
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
create or replace trigger users_erased_person after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_person();

create or replace function append_user(p_commands json, p_events json, p_rows json, p_new json, p_texts json, p_extra json)
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
    select s.id, s.version from user_streams s
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
    update user_streams s set version = r.version, told_at = r.told_at
    from json_to_recordset(p_rows) as r(n integer, id uuid, version integer, told_at bigint)
    where s.id = r.id and answers[r.n] = 'ok';
  end if;


  with e as (
    insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
    select e.id, 'user', e.stream_id, e.version, e.type, e.schema_version,
           e.data, e.metadata, e.at
    from json_to_recordset(p_events) as e(n integer, id uuid, stream_id uuid, version integer, type text, schema_version smallint, data text, metadata text, at bigint)
    where answers[e.n] = 'ok'
    returning event_id)
  insert into unsequenced (event_id) select event_id from e;

  if p_new is not null then
    insert into user_streams (id, version, told_at)
    select r.id, r.version, r.told_at
    from json_to_recordset(p_new) as r(n integer, id uuid, version integer, told_at bigint)
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
revoke execute on function append_user(json, json, json, json, json, json) from public;
grant execute on function append_user(json, json, json, json, json, json) to registra_app;

create or replace function append_setting(p_commands json, p_events json, p_rows json, p_new json, p_texts json, p_extra json)
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
    select s.id, s.version from security_settings s
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
    update security_settings s set version = r.version, told_at = r.told_at, enforce_second_factor = r.enforce_second_factor
    from json_to_recordset(p_rows) as r(n integer, id uuid, version integer, told_at bigint, enforce_second_factor boolean)
    where s.id = r.id and answers[r.n] = 'ok';
  end if;


  with e as (
    insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
    select e.id, 'setting', e.stream_id, e.version, e.type, e.schema_version,
           e.data, e.metadata, e.at
    from json_to_recordset(p_events) as e(n integer, id uuid, stream_id uuid, version integer, type text, schema_version smallint, data text, metadata text, at bigint)
    where answers[e.n] = 'ok'
    returning event_id)
  insert into unsequenced (event_id) select event_id from e;

  if p_new is not null then
    insert into security_settings (id, version, told_at, enforce_second_factor)
    select r.id, r.version, r.told_at, r.enforce_second_factor
    from json_to_recordset(p_new) as r(n integer, id uuid, version integer, told_at bigint, enforce_second_factor boolean)
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
revoke execute on function append_setting(json, json, json, json, json, json) from public;
grant execute on function append_setting(json, json, json, json, json, json) to registra_app;
