import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/**
 * Windows of different lengths in the one table of tries (those that are open keep their quarter of an hour), and what a person has uploaded and attached to
 * nothing, found without reading what they have attached.
 */
export class Quotas0115 implements MigrationInterface {
  readonly name = orderedName(115, 'Quotas');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table login_throttle add column seconds integer not null default 900;
      create index files_unattached_of_owner on files (owner_id) include (size) where attached_at is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index files_unattached_of_owner;
      alter table login_throttle drop column seconds;`);
  }
}
