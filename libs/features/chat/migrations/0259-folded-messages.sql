create or replace function describe_chat_message() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  new.search := coalesce((select fold_text(body) from texts where id = new.text_id), '');
  return new;
end $$;
create or replace function rewrite_chat_message() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  new.earlier_text_id := (select text_id from chat_messages where id = new.message_id);
  if new.kind = 'removed' then
    update chat_messages set text_id = null, removed_at = new.at, search = '' where id = new.message_id;
  else
    update chat_messages set text_id = new.text_id, edited_at = new.at,
      search = coalesce((select fold_text(body) from texts where id = new.text_id), '')
    where id = new.message_id;
  end if;
  return new;
end $$;
update chat_messages set search = fold_text(search) where search <> fold_text(search);
