import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The checkout, or `dist`, which has the same directory structure. */
const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** A SQL file that is frozen once it is on main. */
export interface FrozenMigration {
  /** the name that TypeORM records and sorts by: the file's title and its number, padded to the required 13-digit timestamp */
  name: string;
  number: number;
  path: string;
}

/** 0100-account-letters.sql is recorded as AccountLetters0000000000100. */
function migrationAt(path: string): FrozenMigration {
  const [number = '', ...words] = basename(path, '.sql').split('-');
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return { name: title + number.padStart(13, '0'), number: Number(number), path };
}

/** All migrations in execution order, each stored with its feature. The list is the output of `sha256sum`, so that changes are noticed. */
export const migrations: readonly FrozenMigration[] = read('libs/migrations.sha256')
  .trim()
  .split('\n')
  .map((line) => migrationAt(line.replace(/^\S+\s+/, '')));

/** Those that create the consolidated baseline schema, instead of the earlier names. */
export const baseline = migrations.filter(({ name }) => name.startsWith('Baseline'));

/** Functions and triggers are in separate files, which can be run again. */
export const isRepeatable = ({ name }: FrozenMigration): boolean => /Functions\d+$/.test(name);

/** Migrations for TypeORM. There are no down migrations: a change is undone by another migration, or from a backup. */
export const runnable = ({ name, path }: FrozenMigration): new () => MigrationInterface =>
  class implements MigrationInterface {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(read(path));
    }

    down(): Promise<void> {
      return Promise.reject(new Error(`${path} cannot be taken back`));
    }
  };
