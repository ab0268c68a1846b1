import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/**
 * The role the application runs as, the extensions of search, and the dense counters.
 * Tables grant to `registra_app` one by one in their own migrations; only sequences are open by default.
 */
export class Foundation0001 implements MigrationInterface {
  readonly name = orderedName(1, 'Foundation');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$ begin
        create role registra_app nologin;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    await runner.query('grant registra_app to current_user');
    await runner.query('create extension if not exists pg_trgm');
    await runner.query('create extension if not exists unaccent');
    await runner.query('grant usage on schema public to registra_app');
    await runner.query('alter default privileges in schema public grant usage, select on sequences to registra_app');
    await runner.query('create table counters (name text primary key, value bigint not null default 0 check (value >= 0))');
    await runner.query('grant select, insert, update on counters to registra_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table counters');
    await runner.query('alter default privileges in schema public revoke usage, select on sequences from registra_app');
  }
}
