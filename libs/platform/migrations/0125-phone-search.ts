import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** A person is found by the digits of the phone, however it was written: numbers of before they were normalised stay as people wrote them. */
export class PhoneSearch0125 implements MigrationInterface {
  readonly name = orderedName(125, 'PhoneSearch');

  async up(runner: QueryRunner): Promise<void> {
    await this.search(runner, `email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.search(runner, `email || ' ' || coalesce(phone, '')`);
  }

  /** What it is generated from cannot be changed before PostgreSQL 17; the index goes with the column. */
  private async search(runner: QueryRunner, text: string): Promise<void> {
    await runner.query('alter table users drop column contacts_text');
    await runner.query(`alter table users add column contacts_text text not null generated always as (lower(${text})) stored`);
    await runner.query('create index users_contacts_search on users using gin (contacts_text gin_trgm_ops)');
  }
}
