-- The newest of very many messages that say a word are found by going back in time, not by sorting all of them.
create index chat_messages_by_time on chat_messages (at, id);
