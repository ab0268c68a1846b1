-- The consumers orders.attached-files and chat.sent-files became one, documents.attached-files. The streams of the two are orders and chats, so no progress meets
-- another's. The checkpoint is the earlier one, and none where one of the two had not begun: the log is then read from its start, and files that have their mark
-- keep it. What people did about dead letters is insert-only, so it is written again under the new name.
update consumer_streams set consumer = 'documents.attached-files' where consumer in ('orders.attached-files', 'chat.sent-files');
update dead_letters set consumer = 'documents.attached-files' where consumer in ('orders.attached-files', 'chat.sent-files');
insert into dead_letter_acts (consumer, event_id, stream_id, act, actor_id, reason, at)
  select 'documents.attached-files', event_id, stream_id, act, actor_id, reason, at from dead_letter_acts
  where consumer in ('orders.attached-files', 'chat.sent-files') order by id;
insert into checkpoints (reader, projection_version, pos, epoch)
  select 'documents.attached-files', projection_version, min(pos), max(epoch) from checkpoints
  where reader in ('orders.attached-files', 'chat.sent-files') group by projection_version having count(*) = 2;
delete from checkpoints where reader in ('orders.attached-files', 'chat.sent-files');
