import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** The application does not migrate: it reads which migrations there are, and refuses to start where one of its build is missing. */
export class SchemaVersion0110 implements MigrationInterface {
  readonly name = orderedName(110, 'SchemaVersion');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('grant select on migrations to registra_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('revoke select on migrations from registra_app');
  }
}
