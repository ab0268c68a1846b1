-- Texts in two languages are {ru, en}.
create or replace function is_bilingual(text_pair jsonb) returns boolean language sql immutable as
  $$ select coalesce(length(text_pair ->> 'ru') > 0 and length(text_pair ->> 'en') > 0, false) $$;
-- A title is the same however it is spaced, cased or composed.
create or replace function title_key(title text) returns text language sql immutable as $$
  select lower(trim(both from regexp_replace(normalize(title, NFKC), '\s+', ' ', 'g')))
$$;
-- The last part of an address, made of the English title and stable from then on.
create or replace function slug_of(title text) returns text language sql immutable as $$
  select coalesce(nullif(trim(both '-' from left(trim(both '-' from regexp_replace(
    lower(regexp_replace(normalize(translate(title, 'ßøØłŁđĐ''’', 'soOlLdD'), NFKD), '[\u0300-\u036f]', '', 'g')),
    '[^a-z0-9]+', '-', 'g')), 80)), ''), 'service')
$$;
