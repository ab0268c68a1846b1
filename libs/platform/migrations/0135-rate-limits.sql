-- One table of tries: how often something was tried, asked for or sent, by hashes of who did it, until the window ends. It takes the place of two that said the
-- same in two ways. Windows that are open keep what they have counted, so that nobody gets more tries by an upgrade. Processes of builds that count in the old
-- tables are stopped first.
create table rate_limits (
  key bytea primary key check (octet_length(key) = 32),
  ends_at timestamptz not null,
  tries integer not null
);
create index rate_limits_by_end on rate_limits (ends_at);
grant select, insert, update, delete on rate_limits to registra_app;
insert into rate_limits (key, ends_at, tries)
select key, window_started_at + make_interval(secs => seconds), tries from login_throttle
where window_started_at + make_interval(secs => seconds) > clock_timestamp()
union all
select key, ends_at, sent from form_windows where ends_at > clock_timestamp();
drop table login_throttle, form_windows;
