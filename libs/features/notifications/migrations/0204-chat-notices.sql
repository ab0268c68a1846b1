-- What is told of a chat: one notification for each reader, moved on by every message and read with the chat itself.
alter table notifications drop constraint notifications_subject_type_check,
  add constraint notifications_subject_type_check check (subject_type in ('order', 'payoff', 'deadLetter', 'lead', 'chat'));
alter table side_notifications drop constraint notifications_subject_type_check,
  add constraint notifications_subject_type_check check (subject_type in ('order', 'payoff', 'deadLetter', 'lead', 'chat'));

-- A letter about a chat waits five minutes. `chat_from`: the place of the first message it tells of. What comes while it waits untried goes with it.
alter table mail_intents add column chat_from integer,
  drop constraint mail_intents_purpose_check,
  add constraint mail_intents_purpose_check check (purpose in ('notification', 'digest', 'message', 'account', 'lead', 'chat'));
create unique index mail_intents_of_chat on mail_intents (person_id, (notifications[1])) where purpose = 'chat' and state = 'waiting' and attempts = 0;

-- In the transaction of the reading itself: whoever has read a chat has been told of it.
create function read_chat_notices() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into notification_marks as m (person_id, notification_id, at_us, read_at)
  select new.person_id, n.id, n.at_us, clock_timestamp()
  from chats c
  join side_notifications n on n.order_id = c.order_id and n.audience in (new.person_id::text, 'orderDesk')
  where c.id = new.chat_id and n.kind = 'chatMessage' and n.subject_id = c.order_id || '-' || c.kind and (n.figures ->> 'nth')::integer <= new.nth
  on conflict (person_id, notification_id) do update set read_at = excluded.read_at, at_us = excluded.at_us;
  return null;
end $$;
create trigger chat_reads_notices after insert or update on chat_reads for each row execute function read_chat_notices();
