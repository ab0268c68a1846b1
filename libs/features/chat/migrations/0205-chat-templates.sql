-- Canned answers of staff. They decide nothing, so nothing of them stands in the log.
create table chat_templates (
  id uuid primary key,
  title text not null check (char_length(title) <= 60),
  text_ru text not null check (char_length(text_ru) <= 4000),
  text_en text not null check (char_length(text_en) <= 4000)
);
create unique index chat_templates_title on chat_templates (lower(title));
grant select, insert, update, delete on chat_templates to registra_app;
