-- A view that a colleague named after somebody, or that searches for them, keeps its question and loses the name. Whole words are compared, however they are written.
create function words_of(said text) returns text language sql immutable strict parallel safe set search_path = pg_catalog, public, pg_temp as $$
  select ' ' || btrim(regexp_replace(fold_text(said), '[\s!-/:-@\[-`{-~«»„“”…№]+', ' ', 'g')) || ' '
$$;

-- What the address of a list searches for; an address that cannot be read is taken as it stands.
create function searched_in(query text) returns text language plpgsql immutable strict parallel safe set search_path = pg_catalog, public, pg_temp as $$
declare
  coded text := replace(coalesce(substring(query from '(?:^|&)search=([^&]*)'), ''), '+', ' ');
begin
  return coalesce((select convert_from(string_agg(case when part[1] like '\%%' then decode(substr(part[1], 2), 'hex') else convert_to(part[1], 'UTF8') end, ''::bytea
    order by place), 'UTF8') from regexp_matches(coded, '%[0-9A-Fa-f]{2}|[^%]+', 'g') with ordinality as read (part, place)), '');
exception when others then
  return coded;
end $$;

create or replace function forget_order_views() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  names text[] := array(
    select words_of(one) from unnest(array[old.email, old.first_name || ' ' || old.last_name, old.last_name || ' ' || old.first_name, old.last_name,
      old.latin_first_name || ' ' || old.latin_last_name, old.latin_last_name]) as said (one) where char_length(words_of(one)) > 4);
begin
  delete from order_views where owner_id = new.id and not shared;
  update order_views v set name = 'View ' || right(v.id::text, 8)
  where exists (select from unnest(names) as one where position(one in words_of(v.name)) > 0);
  update order_views v set query = btrim(regexp_replace(v.query, '(^|&)search=[^&]*', ''), '&')
  where exists (select from unnest(names) as one where position(one in words_of(searched_in(v.query))) > 0);
  return null;
end $$;
