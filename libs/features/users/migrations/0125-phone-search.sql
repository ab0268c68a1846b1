-- A person is found by the digits of the phone, however it was written: numbers of before they were normalised stay as people wrote them.
-- What a column is generated from cannot be changed before PostgreSQL 17; the index goes with the column.
alter table users drop column contacts_text;
alter table users add column contacts_text text not null generated always as
  (lower(email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) stored;
create index users_contacts_search on users using gin (contacts_text gin_trgm_ops);
