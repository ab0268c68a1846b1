import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The checkout, or `dist`, which has the same directories. */
const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** One file of SQL that was frozen when it reached main. */
export interface FrozenMigration {
  /** by what TypeORM records and sorts it: the title of the file and, because it wants a stamp of 13 digits there, its number */
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

/** Every migration in the one order they run in, each beside its feature. The list is that of `sha256sum`, so that nobody changes one unnoticed. */
export const migrations: readonly FrozenMigration[] = read('libs/migrations.sha256')
  .trim()
  .split('\n')
  .map((line) => migrationAt(line.replace(/^\S+\s+/, '')));

/** Those that make the schema as it was when it was written down once more, instead of the names of before. */
export const baseline = migrations.filter(({ name }) => name.startsWith('Baseline'));

/** Functions and triggers are in files of their own, which can be run again. */
export const isRepeatable = ({ name }: FrozenMigration): boolean => /Functions\d+$/.test(name);

/** What TypeORM runs. There is no way back: what must be undone is a new migration, or a backup. */
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
