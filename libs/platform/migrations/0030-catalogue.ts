import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/**
 * Countries, service types and services. Nothing is deleted, only archived: orders keep their own copies but still name the country and
 * the service they came from. Amounts are minor units, percents basis points; texts in two languages are `{ru, en}`.
 */
export class Catalogue0030 implements MigrationInterface {
  readonly name = orderedName(30, 'Catalogue');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function is_bilingual(text_pair jsonb) returns boolean language sql immutable as
        $$ select coalesce(length(text_pair ->> 'ru') > 0 and length(text_pair ->> 'en') > 0, false) $$;
      create table countries (
        id uuid primary key,
        code text not null unique check (code ~ '^[A-Z]{2}$'),
        name jsonb not null check (is_bilingual(name)),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        facts jsonb not null,
        search text not null generated always as (lower((name ->> 'ru') || ' ' || (name ->> 'en') || ' ' || code)) stored,
        archived_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index countries_search on countries using gin (search gin_trgm_ops);
      create index countries_created on countries (created_at desc, id);
      create index countries_name_ru on countries (lower(name ->> 'ru'), id);
      create index countries_name_en on countries (lower(name ->> 'en'), id);

      create table service_types (
        id uuid primary key,
        key text not null unique check (key ~ '^[a-z][a-zA-Z0-9]{1,39}$'),
        title jsonb not null check (is_bilingual(title)),
        archived_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

      create table services (
        id uuid primary key,
        country_id uuid not null references countries (id),
        type_id uuid not null references service_types (id),
        legal_form jsonb not null check (is_bilingual(legal_form)),
        title jsonb not null check (is_bilingual(title)),
        description jsonb not null check (is_bilingual(description)),
        price bigint not null check (price between 0 and 1000000000000),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        prepayment_percent integer not null default 3000 check (prepayment_percent between 0 and 10000),
        partner_reward integer not null check (partner_reward between 100 and 10000),
        term_days integer not null check (term_days between 1 and 3650),
        mandatory_payments jsonb not null default '[]',
        options jsonb not null,
        required_documents jsonb not null default '[]',
        steps jsonb not null,
        search text not null generated always as
          (lower((title ->> 'ru') || ' ' || (title ->> 'en') || ' ' || (legal_form ->> 'ru') || ' ' || (legal_form ->> 'en'))) stored,
        archived_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index services_search on services using gin (search gin_trgm_ops);
      create index services_country on services (country_id, type_id) where archived_at is null;
      create index services_type on services (type_id) where archived_at is null;
      create index services_created on services (created_at desc, id);
      create index services_price on services (currency, price, id);
      create index services_term on services (term_days, id);
      create index services_title_ru on services (lower(title ->> 'ru'), id);
      create index services_title_en on services (lower(title ->> 'en'), id);
      grant select, insert, update on countries, service_types, services to registra_app;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table services, service_types, countries; drop function is_bilingual');
  }
}
