-- The languages of the interface stand in machines/kernel/languages.ts, by which bodies and forms are validated. These checks accept every code of ISO 639, so
-- that a new language needs no migration.
alter table users drop constraint users_language_check, add constraint users_language_check check (language ~ '^[a-z]{2}$');
alter table leads drop constraint leads_language_check, add constraint leads_language_check check (language ~ '^[a-z]{2}$');
alter table mailer_messages
  drop constraint mailer_messages_language_check,
  add constraint mailer_messages_language_check check (language ~ '^[a-z]{2}$');
