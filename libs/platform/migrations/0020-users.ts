import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

const users = `
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
    constraint users_department_fits_role check ((role in ('DepartmentHead', 'Manager')) = (department is not null))
  )`;

const indexes = [
  'create index users_by_birth on users (role, created_at desc, id desc)',
  'create index users_by_name on users (role, last_name, first_name, id)',
  'create index users_by_department on users (department, last_name) where department is not null',
  'create index users_names_search on users using gin (names_text gin_trgm_ops)',
  'create index users_contacts_search on users using gin (contacts_text gin_trgm_ops)',
];

const userAudit = `
  create table user_audit (
    id bigint generated always as identity primary key,
    user_id uuid not null references users (id),
    -- null: the system itself
    actor_id uuid references users (id),
    act text not null check (char_length(act) <= 60),
    -- names of changed fields, roles, departments; never names of people, addresses or secrets
    details jsonb not null default '{}',
    at timestamptz not null default now()
  )`;

const refreshTokens = `
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
    revoked_at timestamptz
  )`;

const loginThrottle = `
  create table login_throttle (
    -- a hash of the account's key or of the network address, so that guesses leave no addresses behind
    key bytea primary key check (octet_length(key) = 32),
    window_started_at timestamptz not null,
    tries integer not null
  )`;

/** Told by the database itself, so that no way of changing a person's rights can forget it. Rare, so the lock of NOTIFY costs nothing. */
const userChanged = `
  create function tell_user_changed() returns trigger language plpgsql as $$
  begin
    perform pg_notify('user_changed', new.id::text);
    return null;
  end $$`;

/** People, their sign-ins, and what was done to their accounts. */
export class Users0020 implements MigrationInterface {
  readonly name = orderedName(20, 'Users');

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [users, ...indexes, userAudit, refreshTokens, loginThrottle, userChanged]) await runner.query(statement);
    await runner.query(`
      create trigger users_changed after update of role, department, token_version, deactivated_at, erased_at on users
      for each row when ((old.role, old.department, old.token_version, old.deactivated_at, old.erased_at)
        is distinct from (new.role, new.department, new.token_version, new.deactivated_at, new.erased_at))
      execute function tell_user_changed()`);
    await runner.query('create index user_audit_by_user on user_audit (user_id, at)');
    await runner.query('create index refresh_tokens_by_family on refresh_tokens (family)');
    await runner.query('create index refresh_tokens_by_user on refresh_tokens (user_id)');
    await runner.query('create index refresh_tokens_by_end on refresh_tokens (expires_at)');
    await runner.query('create index login_throttle_by_start on login_throttle (window_started_at)');
    await runner.query('grant select, insert, update on users to registra_app');
    await runner.query('grant select, insert on user_audit to registra_app');
    await runner.query('grant select, insert, update, delete on refresh_tokens, login_throttle to registra_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table login_throttle, refresh_tokens, user_audit, users');
    await runner.query('drop function tell_user_changed');
  }
}
