import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** What the options of services are chosen from: areas of activity, directors, officers. What services already offer is there from the start. */
export class Choices0091 implements MigrationInterface {
  readonly name = orderedName(91, 'Choices');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      grant select, insert, update, delete on choices to registra_app;`);
    await runner.query(`
      insert into choices (id, kind, code, title)
      select gen_random_uuid(), kind, code, title from (
        select distinct on (k.kind, o ->> 'code') k.kind, o ->> 'code' as code, o -> 'title' as title
        from (values ('activityArea', 'activityAreas'), ('director', 'director'), ('directorCompany', 'directorCompany')) k(kind, field), services s,
          jsonb_array_elements(s.options -> k.field) o
        order by k.kind, o ->> 'code', s.created_at, s.id) offered`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table choices');
  }
}
