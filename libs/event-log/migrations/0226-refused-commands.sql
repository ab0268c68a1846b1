-- The refused commands of a stream are read in pages, newest first. Accepted ones, which are most, cost nothing more.
create index commands_refused_of_stream on commands (stream_id, at, command_id) where outcome = 'refused';
