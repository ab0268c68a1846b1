-- People, and how they sign in.
create table users (
  id uuid primary key,
  email text not null check (char_length(email) <= 254),
  -- NFKC and lower case: two spellings of one mailbox are one account
  email_key text not null unique check (char_length(email_key) <= 320),
  -- null: invited and not yet accepted, or erased; nothing verifies against it
  password_hash text,
  role text not null check (role in ('Owner', 'Admin', 'CEO', 'Supermanager', 'DepartmentHead', 'Manager', 'Partner', 'Client')),
  department text check (department in ('ubContact', 'ubClient', 'ubServices', 'ubAgents', 'ubBusinessDevelopment', 'ubContent', 'ubInnovations',
    'ubOutsideDepartment')),
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  phone text check (char_length(phone) <= 17),
  partner_company_name text check (char_length(partner_company_name) <= 200),
  avatar_file uuid,
  language text not null default 'ru' check (language in ('ru', 'en')),
  theme text check (theme in ('light', 'dark')),
  -- raised by everything that takes rights away: tokens of an older version end at once
  token_version integer not null default 1,
  version integer not null default 1,
  email_confirmed_at timestamptz,
  deactivated_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  names_text text not null generated always as
    (lower(first_name || ' ' || last_name || ' ' || first_name || ' ' || coalesce(partner_company_name, ''))) stored,
  contacts_text text not null generated always as (lower(email || ' ' || coalesce(phone, ''))) stored,
  -- since when a second factor is asked for at the sign-in; null: there is none, or it waits for its first code
  second_factor_at timestamptz,
  -- a day of a calendar, in no time zone
  birthday date check (birthday between '1900-01-01' and '2200-01-01'),
  country_id uuid,
  -- computed where it is filtered by
  status text not null generated always as (case
    when erased_at is not null then 'erased'
    when deactivated_at is not null then 'deactivated'
    when password_hash is null then 'invited'
    else 'active' end) stored,
  constraint users_department_fits_role check ((role in ('DepartmentHead', 'Manager')) = (department is not null))
);
create index users_by_birth on users (role, created_at desc, id desc);
create index users_by_name on users (role, last_name, first_name, id);
create index users_by_department on users (department, last_name) where department is not null;
create index users_names_search on users using gin (names_text gin_trgm_ops);
create index users_contacts_search on users using gin (contacts_text gin_trgm_ops);
-- what lists show unless asked otherwise
create index users_present_by_birth on users (role, created_at desc, id desc) where status in ('invited', 'active');
create index users_present_by_name on users (role, last_name, first_name, id) where status in ('invited', 'active');
create index users_by_status on users (role, status, created_at desc, id desc);
create index users_by_country on users (role, country_id, created_at desc, id desc) where country_id is not null;
grant select, insert, update on users to registra_app;

create table refresh_tokens (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- one sign-in on one device; a copied token is noticed within it
  family uuid not null,
  hash bytea not null unique check (octet_length(hash) = 32),
  remember boolean not null,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_by uuid,
  revoked_at timestamptz,
  -- what is known of a sign-in, for the list of them; the family is what can be ended
  device text check (char_length(device) <= 60),
  began_at timestamptz not null default now()
);
create index refresh_tokens_by_family on refresh_tokens (family);
create index refresh_tokens_by_user on refresh_tokens (user_id);
create index refresh_tokens_by_end on refresh_tokens (expires_at);

create table login_throttle (
  -- a hash of the account's key or of the network address, so that guesses leave no addresses behind
  key bytea primary key check (octet_length(key) = 32),
  window_started_at timestamptz not null,
  tries integer not null
);
create index login_throttle_by_start on login_throttle (window_started_at);
grant select, insert, update, delete on refresh_tokens, login_throttle to registra_app;

create table second_factors (
  person_id uuid primary key references users (id),
  -- the secret, AES-256-GCM: nonce, tag, text
  sealed bytea not null check (octet_length(sealed) between 29 and 200),
  -- the interval of the last code that was taken; a code counts once
  last_step bigint not null default 0,
  created_at timestamptz not null default clock_timestamp()
);
create table recovery_codes (
  person_id uuid not null references users (id),
  -- keyed, so that nobody with the table alone can try codes
  hash bytea not null check (octet_length(hash) = 32),
  used_at timestamptz,
  primary key (person_id, hash)
);
grant select, insert, update, delete on second_factors, recovery_codes to registra_app;

-- One picture of each person, as it was made anew here: 512 by 512 pixels, a few dozen kB. It goes with its person, so it lives beside them.
create table user_avatars (
  person_id uuid primary key references users (id),
  -- a new one with each picture, so that its address may be cached for ever
  id uuid not null unique,
  picture bytea not null check (octet_length(picture) <= 1048576)
);
grant select, insert, update, delete on user_avatars to registra_app;

create table user_notes (
  id uuid primary key,
  person_id uuid not null references users (id),
  author_id uuid not null references users (id),
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default clock_timestamp()
);
create index user_notes_of_person on user_notes (person_id, created_at desc, id desc);
grant select, insert, delete on user_notes to registra_app;

-- How far the log of a person is: what was done to an account goes into the log in the transaction that does it.
create table user_streams (
  id uuid primary key references users (id),
  version integer not null,
  -- of the last event, microseconds
  told_at bigint not null
);
grant select, insert, update on user_streams to registra_app;

-- The link in a letter carries a token that is derived from the letter's id when it is written; only its hash is kept. Its mail is asked for by its birth.
create table account_letters (
  id uuid primary key,
  person_id uuid not null references users (id),
  kind text not null check (kind in ('welcome', 'confirmEmail', 'resetPassword', 'invitation', 'confirmNewEmail', 'emailChanged', 'passwordChanged',
    'sessionsEnded', 'secondFactorRemoved', 'secondFactorEnrolled', 'recoveryCodeUsed')),
  -- where it goes when that is not the person's address: a new mailbox, or the one they had
  address text check (char_length(address) <= 254),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  used_at timestamptz,
  -- a newer letter of the same kind took its place, or what it offers is no longer to be had
  revoked_at timestamptz
);
create index account_letters_of_person on account_letters (person_id, kind);
grant select, insert, update on account_letters to registra_app;

-- The settings of security: one stream, one row, and every change of it in the log.
create table security_settings (
  id uuid primary key check (id = '00000000-0000-7000-8000-000000000086'),
  version integer not null,
  -- of the last event, microseconds
  told_at bigint not null,
  enforce_second_factor boolean not null
);
grant select, insert, update on security_settings to registra_app;
