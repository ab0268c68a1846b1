alter table countries drop column search;
alter table countries add column search text not null generated always as
  (fold_text((name ->> 'ru') || ' ' || (name ->> 'en') || ' ' || code)) stored;
create index countries_search on countries using gin (search gin_trgm_ops);
alter table services drop column search;
alter table services add column search text not null generated always as
  (fold_text((title ->> 'ru') || ' ' || (title ->> 'en') || ' ' || (legal_form ->> 'ru') || ' ' || (legal_form ->> 'en'))) stored;
create index services_search on services using gin (search gin_trgm_ops);
