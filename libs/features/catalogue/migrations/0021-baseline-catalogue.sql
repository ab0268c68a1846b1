-- Countries, service types and services. Orders keep their own copies but still name the country and the service they came from. Amounts are minor units,
-- percents basis points. A version is that of the row's stream: 0 for a row that nobody has changed since it was seeded.
create table countries (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  name jsonb not null check (is_bilingual(name)),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  facts jsonb not null,
  search text not null generated always as (lower((name ->> 'ru') || ' ' || (name ->> 'en') || ' ' || code)) stored,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 0
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
  updated_at timestamptz not null default now(),
  version integer not null default 0
);

create table services (
  id uuid primary key,
  country_id uuid not null references countries (id),
  type_id uuid not null references service_types (id),
  legal_form jsonb not null check (is_bilingual(legal_form)),
  title jsonb not null check (is_bilingual(title)),
  -- may be written in one language first; whoever reads the other gets what there is
  description jsonb not null check (coalesce(length(description ->> 'ru') + length(description ->> 'en') > 0, false)),
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
  updated_at timestamptz not null default now(),
  version integer not null default 0,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100)
);
create index services_search on services using gin (search gin_trgm_ops);
create index services_country on services (country_id, type_id) where archived_at is null;
create index services_type on services (type_id) where archived_at is null;
create index services_created on services (created_at desc, id);
create index services_price on services (currency, price, id);
create index services_term on services (term_days, id);
create index services_title_ru on services (lower(title ->> 'ru'), id);
create index services_title_en on services (lower(title ->> 'en'), id);
create unique index services_slug on services (country_id, slug);
create unique index service_types_title_ru on service_types (title_key(title ->> 'ru'));
create unique index service_types_title_en on service_types (title_key(title ->> 'en'));
create index service_types_created on service_types (created_at desc, id);
grant select, insert, update, delete on countries, service_types, services to registra_app;

-- Pictures of countries that stand in the place of their flags; each was made anew here, a few dozen kB.
create table country_pictures (
        country_id uuid primary key references countries (id) on delete cascade,
        -- a new one with each picture, so that its address may be cached for ever
        id uuid not null unique,
        picture bytea not null check (octet_length(picture) <= 1048576)
      );
      grant select, insert, update, delete on country_pictures to registra_app;

-- What the options of services are chosen from: areas of activity, directors, officers.
create table choices (
        id uuid primary key,
        kind text not null check (kind in ('activityArea', 'director', 'directorCompany')),
        code text not null check (code ~ '^[a-z][a-zA-Z0-9-]{0,39}$'),
        title jsonb not null check (is_bilingual(title)),
        version integer not null default 0,
        archived_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (kind, code)
      );
      create index choices_created on choices (created_at desc, id);
      grant select, insert, update, delete on choices to registra_app;

-- Settings of the public site and of prices; empty until somebody says otherwise.
create table catalogue_settings (
        id uuid primary key,
        version integer not null default 0,
        value jsonb not null,
        updated_at timestamptz not null default now()
      );
      grant select, update on catalogue_settings to registra_app;
insert into catalogue_settings (id, value) values
  ('00000000-0000-7000-8000-000000000092', '{"phone":"","email":"","social":[],"messengers":[],"workingHours":{"timeZone":"Europe/Tallinn","days":[1,2,3,4,5],"from":"09:00","to":"19:00"},"company":{"name":{"ru":"","en":""},"registryCode":"","address":{"ru":"","en":""}},"notice":null}'),
  ('00000000-0000-7000-8000-000000000093', '["EUR","USD","RUB","GBP","CHF","JPY","CNY","AED","AUD","BHD","CAD","CZK","DKK","GEL","HKD","HUF","ILS","KZT","NOK","PLN","RSD","SEK","SGD","THB","TRY","TWD"]');

-- What nothing uses can be deleted; its name stays, because an order or a person may have named it in that very moment.
create table deleted_catalogue (
  id uuid primary key,
  code text,
  name jsonb not null,
  deleted_at timestamptz not null default clock_timestamp()
);
grant select, insert on deleted_catalogue to registra_app;

-- What was done to the catalogue goes into the log in the transaction that does it; one table says how far each stream of its types is.
create table catalogue_streams (
  id uuid primary key,
  version integer not null,
  -- of the last event, microseconds
  told_at bigint not null
);
grant select, insert, update on catalogue_streams to registra_app;
