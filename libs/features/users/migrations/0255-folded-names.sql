-- People are found however their names are spelled. What a column is generated from cannot be changed before PostgreSQL 17; the index goes with the column.
alter table users drop column names_text, drop column contacts_text;
alter table users
  add column names_text text not null generated always as
    (fold_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || coalesce(partner_company_name, ''))) stored,
  add column contacts_text text not null generated always as
    (fold_text(email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) stored;
create index users_names_search on users using gin (names_text gin_trgm_ops);
create index users_contacts_search on users using gin (contacts_text gin_trgm_ops);
