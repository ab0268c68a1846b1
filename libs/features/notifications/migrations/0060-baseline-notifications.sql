-- What people are told, in three parts that live apart. `notifications` and `notification_orders` follow from the log alone and can be built anew;
-- `side_notifications` tells what is no event (a dead letter, a refused mail); marks and preferences are made by people and outlive every rebuild.
-- The audience is a person's id or the name of a group: who is in a group is asked when it is read, so that the rows follow from events alone.
create table notifications (
  id uuid primary key,
  audience text not null,
  except_audiences text[] not null,
  reader text not null check (reader in ('staff', 'client', 'partner')),
  kind text not null,
  template text not null,
  event_id uuid not null,
  actor_id uuid,
  subject_type text not null check (subject_type in ('order', 'payoff', 'deadLetter', 'lead')),
  subject_id text not null,
  order_id uuid,
  figures jsonb not null,
  at_us bigint not null
);
create index notifications_of_audience on notifications (audience, at_us, id);
create index notifications_of_order on notifications (order_id, audience);
create table side_notifications (like notifications including all);
create table notification_orders (
  order_id uuid primary key,
  number bigint not null,
  service jsonb not null,
  currency text not null,
  client_id uuid not null,
  partner_id uuid,
  manager_id uuid,
  progress text not null,
  price bigint not null,
  prepayment_percent integer not null,
  received bigint not null,
  refunded bigint not null,
  -- of its last event, a microsecond further where two events share one
  last_us bigint not null
);
grant select, insert, update, delete on notifications, side_notifications, notification_orders to registra_app;
insert into read_model_tables (model, table_name, swaps) values
  ('notifications', 'notifications', true),
  ('notifications', 'notification_orders', true);

-- Everything up to a person's watermark is read; a mark says otherwise of one notification, in either direction (read_at null: unread).
create table notification_marks (
  person_id uuid not null,
  notification_id uuid not null,
  at_us bigint not null,
  read_at timestamptz,
  primary key (person_id, notification_id)
);
create index notification_marks_unread on notification_marks (person_id, at_us) where read_at is null;
create table notification_watermarks (
  person_id uuid primary key,
  at_us bigint not null,
  notification_id uuid not null,
  read_at timestamptz not null
);
create index notification_watermarks_by_place on notification_watermarks (at_us);
grant select, insert, update, delete on notification_marks, notification_watermarks to registra_app;

-- notification_start: what the log held before is told in the list and never mailed. notification_kept: what waits for the mail of the day.
create table notification_preferences (
  person_id uuid not null,
  kind text not null,
  in_app boolean not null,
  mail text not null check (mail in ('immediately', 'digest', 'off')),
  primary key (person_id, kind)
);
create table notification_digests (
  person_id uuid primary key,
  hour integer not null check (hour between 0 and 23),
  time_zone text not null,
  next_at timestamptz not null,
  -- the hour that the last one was for
  last_at timestamptz
);
create index notification_digests_due on notification_digests (next_at);
create table notification_kept (
  person_id uuid not null,
  notification_id uuid not null,
  at_us bigint not null,
  primary key (person_id, notification_id)
);
create table notification_start (single boolean primary key default true check (single), at_us bigint not null);
insert into notification_start (at_us) values ((extract(epoch from clock_timestamp()) * 1000000)::bigint);
grant select, insert, update, delete on notification_preferences, notification_digests, notification_kept to registra_app;
grant select on notification_start to registra_app;

-- Mails to be sent, each written with the effect that asks for it; its id is the Message-ID. A worker claims one for a while (claimed_until) and sends
-- outside of every transaction. Addresses are not kept: they are looked up when sending. The person of a mail to somebody without an account is the lead.
create table mail_intents (
  id uuid primary key,
  person_id uuid not null,
  purpose text not null check (purpose in ('notification', 'digest', 'message', 'account', 'lead')),
  -- ids of the notifications it tells of
  notifications uuid[] not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'bounced', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz,
  -- a code of ours, or the words of the mail server
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  state_at timestamptz not null default clock_timestamp()
);
create index mail_intents_due on mail_intents (next_attempt_at) where state = 'waiting';
create index mail_intents_of_person on mail_intents (person_id, created_at);
grant select, insert, update on mail_intents to registra_app;

create table mailer_messages (
  id uuid primary key references mail_intents (id),
  order_id uuid not null,
  number bigint not null,
  to_person uuid not null,
  template text not null,
  language text not null check (language in ('ru', 'en')),
  subject text not null check (char_length(subject) <= 150),
  body text not null check (char_length(body) <= 5000),
  sent_by uuid not null,
  created_at timestamptz not null default clock_timestamp()
);
create index mailer_messages_of_order on mailer_messages (order_id, created_at, id);
create index mailer_messages_of_person on mailer_messages (to_person, created_at, id);
create index mailer_messages_by_birth on mailer_messages (created_at, id);
grant select, insert, update on mailer_messages to registra_app;
