import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendFunctionSql, appendSignature } from '#libs/event-log/append/append-sql';
import type { StreamTable } from '#libs/event-log/append/contract';
import { orderedName } from './ordered-name.js';

/** What was done to the catalogue goes into the log in the transaction that does it; one table says how far each stream of these types is. */
const streamTypes = ['country', 'service', 'serviceType', 'choice', 'siteSetting'] as const;

const streamTable = (streamType: string): StreamTable => ({ streamType, table: 'catalogue_streams', columns: { told_at: 'bigint' } });

const streams = `
create table catalogue_streams (
  id uuid primary key,
  version integer not null,
  -- of the last event, microseconds
  told_at bigint not null
);
grant select, insert, update on catalogue_streams to registra_app;`;

/** Equal to the version of the row's stream: 0 for a row that nobody has changed since it was seeded. */
const versions = `
alter table countries add column version integer not null default 0;
alter table service_types add column version integer not null default 0;
alter table services add column version integer not null default 0;`;

/** The last part of an address, made of the English title and stable from then on; it is made here so that every way of writing a service gives one. */
const slugs = `
create function slug_of(title text) returns text language sql immutable as $$
  select coalesce(nullif(trim(both '-' from left(trim(both '-' from regexp_replace(
    lower(regexp_replace(normalize(translate(title, 'ßøØłŁđĐ''’', 'soOlLdD'), NFKD), '[\\u0300-\\u036f]', '', 'g')),
    '[^a-z0-9]+', '-', 'g')), 80)), ''), 'service')
$$;
create function free_service_slug(country uuid, base text, self uuid) returns text language plpgsql as $$
declare
  candidate text := base;
  n integer := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('service slug ' || country, 0));
  while exists (select from services s where s.country_id = country and s.slug = candidate and s.id <> self) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end $$;
create function give_service_slug() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.country_id <> old.country_id then
    new.slug := free_service_slug(new.country_id, coalesce(new.slug, slug_of(new.title ->> 'en')), new.id);
  end if;
  return new;
end $$;
alter table services add column slug text;
do $$
declare
  one record;
begin
  for one in select id, country_id, title from services order by created_at, id loop
    update services set slug = free_service_slug(one.country_id, slug_of(one.title ->> 'en'), one.id) where id = one.id;
  end loop;
end $$;
alter table services alter column slug set not null;
alter table services add constraint services_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100);
create unique index services_slug on services (country_id, slug);
create trigger services_given_slug before insert or update of country_id on services for each row execute function give_service_slug();`;

/** A title is the same however it is spaced, cased or composed. */
const titles = `
create function title_key(title text) returns text language sql immutable as $$
  select lower(trim(both from regexp_replace(normalize(title, NFKC), '\\s+', ' ', 'g')))
$$;
create unique index service_types_title_ru on service_types (title_key(title ->> 'ru'));
create unique index service_types_title_en on service_types (title_key(title ->> 'en'));
create index service_types_created on service_types (created_at desc, id);`;

/** A description may be written in one language first; whoever reads the other gets what there is. */
const descriptions = `
alter table services drop constraint services_description_check;
alter table services add constraint services_description_check
  check (coalesce(length(description ->> 'ru') + length(description ->> 'en') > 0, false));`;

/** What nothing uses can be deleted; its name stays, because an order or a person may have named it in that very moment. */
const deletions = `
create table deleted_catalogue (
  id uuid primary key,
  code text,
  name jsonb not null,
  deleted_at timestamptz not null default clock_timestamp()
);
grant select, insert on deleted_catalogue to registra_app;
grant delete on countries, service_types, services to registra_app;`;

/** What the catalogue needs to be written by people: versions, streams in the log, addresses, titles that cannot be given twice. */
export class CatalogueWrites0090 implements MigrationInterface {
  readonly name = orderedName(90, 'CatalogueWrites');

  async up(runner: QueryRunner): Promise<void> {
    const appends = streamTypes.map((type) => appendFunctionSql(streamTable(type)));
    for (const statement of [streams, versions, slugs, titles, descriptions, deletions, ...appends]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const type of streamTypes) await runner.query(`drop function append_${type}(${appendSignature})`);
    await runner.query('revoke delete on countries, service_types, services from registra_app');
    await runner.query('drop table deleted_catalogue');
    await runner.query(`update services set description = jsonb_build_object(
      'ru', coalesce(nullif(description ->> 'ru', ''), description ->> 'en'), 'en', coalesce(nullif(description ->> 'en', ''), description ->> 'ru'))`);
    await runner.query('alter table services drop constraint services_description_check');
    await runner.query('alter table services add constraint services_description_check check (is_bilingual(description))');
    await runner.query('drop index service_types_title_ru, service_types_title_en, service_types_created');
    await runner.query('drop function title_key');
    await runner.query('drop trigger services_given_slug on services');
    await runner.query('drop function give_service_slug, free_service_slug');
    await runner.query('alter table services drop column slug');
    await runner.query('drop function slug_of');
    for (const table of ['countries', 'service_types', 'services']) await runner.query(`alter table ${table} drop column version`);
    await runner.query('drop table catalogue_streams');
  }
}
