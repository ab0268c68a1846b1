import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** Adds to the kinds that the table knows, whichever they are by now. */
const allow = `
do $$
declare known text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'account_letters_kind_check');
begin
  alter table account_letters drop constraint account_letters_kind_check;
  execute format('alter table account_letters add constraint account_letters_kind_check check ((%s) or kind = %L)', known, 'codesRefused');
end $$;`;

/** A letter to somebody at whose sign-in codes of the second factor were guessed. */
export class RefusedCodes0105 implements MigrationInterface {
  readonly name = orderedName(105, 'RefusedCodes');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow);
  }

  /** The kind stays allowed: nobody writes it then. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from account_letters where kind = 'codesRefused'`);
  }
}
