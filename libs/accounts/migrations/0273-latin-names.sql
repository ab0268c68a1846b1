-- How readers of English see the name of staff and partners; null: as it is. People are found by it too: what a column is generated from cannot be changed
-- before PostgreSQL 17, and the index goes with the column.
alter table users
  add column latin_first_name text check (char_length(latin_first_name) <= 100),
  add column latin_last_name text check (char_length(latin_last_name) <= 100),
  drop column names_text;
alter table users
  add column names_text text not null generated always as
    (fold_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || coalesce(partner_company_name, '') ||
      coalesce(' ' || latin_first_name, '') || coalesce(' ' || latin_last_name, ''))) stored;
create index users_names_search on users using gin (names_text gin_trgm_ops);
