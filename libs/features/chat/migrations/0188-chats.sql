-- What is said at an order: one chat with its client and one without. The row stands for the stream of a chat and tells nothing of what was said.
create table chats (
  id uuid primary key,
  version integer not null,
  order_id uuid not null,
  kind text not null check (kind in ('client', 'team')),
  posted integer not null,
  last_at bigint not null,
  last_side text not null check (last_side in ('staff', 'client', 'partner')),
  waiting_since bigint,
  rewritten_at integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  unique (order_id, kind)
);
create index chats_by_last on chats (last_at, id);
create index chats_waiting on chats (waiting_since, id) where waiting_since is not null;
grant select, insert, update on chats to registra_app;

-- A message as it stands. Its words are in texts, owned by its author; `search` is what it is found by, in lower case.
create table chat_messages (
  id uuid primary key,
  chat_id uuid not null references chats (id),
  nth integer not null,
  author_id uuid not null,
  side text not null check (side in ('staff', 'client', 'partner')),
  text_id uuid,
  reply_to uuid,
  at bigint not null,
  edited_at bigint,
  removed_at bigint,
  search text not null default '',
  unique (chat_id, nth)
);
create index chat_messages_search on chat_messages using gin (search gin_trgm_ops);
create index chat_messages_of_author on chat_messages (author_id);
grant select, insert on chat_messages to registra_app;

-- What became of a message: every edit with the words it had before, and its removal with the reason.
create table chat_message_changes (
  message_id uuid not null references chat_messages (id),
  version integer not null,
  kind text not null check (kind in ('edited', 'removed')),
  by_id uuid not null,
  at bigint not null,
  text_id uuid,
  earlier_text_id uuid,
  primary key (message_id, version)
);
grant select, insert on chat_message_changes to registra_app;

-- A file is in one message; who may read the chat may read it.
create table chat_files (
  file_id uuid primary key references files (id),
  message_id uuid not null references chat_messages (id),
  position integer not null
);
create index chat_files_of_message on chat_files (message_id);
grant select, insert on chat_files to registra_app;

-- How far somebody has read: the place of the last message they saw. It never goes back.
create table chat_reads (
  chat_id uuid not null references chats (id),
  person_id uuid not null,
  nth integer not null,
  at timestamptz not null default now(),
  primary key (chat_id, person_id)
);
create index chat_reads_of_person on chat_reads (person_id);
grant select, insert, update on chat_reads to registra_app;

-- Whoever writes has read what stood there. Definers: the application writes messages, and what follows of them is the database's.
create function describe_chat_message() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.search := coalesce((select lower(body) from texts where id = new.text_id), '');
  return new;
end $$;
create trigger chat_messages_described before insert on chat_messages for each row execute function describe_chat_message();

create function read_own_chat_message() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into chat_reads as r (chat_id, person_id, nth) values (new.chat_id, new.author_id, new.nth)
  on conflict (chat_id, person_id) do update set nth = excluded.nth, at = now() where r.nth < excluded.nth;
  return null;
end $$;
create trigger chat_messages_read after insert on chat_messages
  for each row execute function read_own_chat_message();

create function rewrite_chat_message() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.earlier_text_id := (select text_id from chat_messages where id = new.message_id);
  if new.kind = 'removed' then
    update chat_messages set text_id = null, removed_at = new.at, search = '' where id = new.message_id;
  else
    update chat_messages set text_id = new.text_id, edited_at = new.at,
      search = coalesce((select lower(body) from texts where id = new.text_id), '')
    where id = new.message_id;
  end if;
  return new;
end $$;
create trigger chat_messages_rewritten before insert on chat_message_changes for each row execute function rewrite_chat_message();

-- In the transaction of the erasure itself: their words go with texts, what they are found by goes here. Others' messages stand.
create function forget_chat_messages() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update chat_messages set search = '' where author_id = new.id and search <> '';
  delete from chat_reads where person_id = new.id;
  return null;
end $$;
create trigger users_erased_chat_messages after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_chat_messages();
