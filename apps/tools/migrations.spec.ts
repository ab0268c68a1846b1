import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listNewMigrations, migrationFaults } from './migrations.mjs';

const list = 'libs/migrations.sha256';
const users = 'libs/features/users/migrations/0010-users.sql';
const orders = 'libs/features/orders/migrations/0020-orders.sql';
const later = 'libs/features/users/migrations/0030-phones.sql';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'registra-frozen-'));
  git('init', '--quiet');
  write(users, 'create table users ();');
  write(orders, 'create table orders ();');
  freeze(users, orders);
});
afterEach(() => rmSync(checkout, { recursive: true }));

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Anna', '-c', 'user.email=anna@registra.example'];
  execFileSync('git', [...who, ...args], { cwd: checkout, stdio: 'pipe' });
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), content);
}

const digestOf = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(join(checkout, path), 'utf8'))
    .digest('hex');
const lines = (): string[] =>
  readFileSync(join(checkout, list), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\S+\s+/, ''));
const listed = (...paths: string[]): void => write(list, paths.map((path) => `${digestOf(path)}  ${path}\n`).join(''));

/** What a commit does. */
function freeze(...paths: string[]): void {
  listed(...paths);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Freeze');
}

const frozenBefore = (path: string): unknown =>
  expect.stringMatching(new RegExp(`^${path} was frozen by commit [0-9a-f]{12}, and ${list} has another line in its place: put it back`));

describe('the check of migrations', () => {
  it('accepts frozen migrations, and a new one at the end', () => {
    expect(migrationFaults(checkout)).toEqual([]);
    write(later, 'alter table users add phone text;');
    listed(users, orders, later);
    expect(migrationFaults(checkout)).toEqual([]);
    freeze(users, orders, later);
    expect(migrationFaults(checkout)).toEqual([]);
  });

  it('refuses a frozen migration that was edited or removed, and says where the change belongs', () => {
    write(users, 'create table users (id uuid);');
    rmSync(join(checkout, orders));
    expect(migrationFaults(checkout)).toEqual(
      [users, orders].map(
        (path) =>
          `${path} is not what was frozen: restore it, and write what should be different into a new migration at the end of ${list}`,
      ),
    );
  });

  it('refuses an edited migration whose digest was updated too, before and after the commit, until it is undone', () => {
    write(users, 'create table users (id uuid);');
    listed(users, orders);
    expect(migrationFaults(checkout)).toEqual([frozenBefore(users)]);
    freeze(users, orders);
    expect(migrationFaults(checkout)).toEqual([frozenBefore(users)]);
    write(users, 'create table users ();');
    freeze(users, orders);
    expect(migrationFaults(checkout)).toEqual([]);
  });

  it('refuses a migration that was put before others, moved, or taken out of the list', () => {
    write(later, 'select 1;');
    listed(later, users, orders);
    expect(migrationFaults(checkout)).toEqual([
      `${users} stands in ${list} after one with its own or a greater number`,
      frozenBefore(users),
      frozenBefore(orders),
    ]);
    rmSync(join(checkout, later));
    const moved = 'libs/features/users/migrations/0020-orders.sql';
    renameSync(join(checkout, orders), join(checkout, moved));
    listed(users, moved);
    expect(migrationFaults(checkout)).toEqual([frozenBefore(orders)]);
    rmSync(join(checkout, moved));
    listed(users);
    expect(migrationFaults(checkout)).toEqual([frozenBefore(orders)]);
  });

  it('refuses a migration that is not listed, and says how to list it', () => {
    write(later, 'select 1;');
    expect(migrationFaults(checkout)).toEqual([`${later} is in no order yet: npm run docs adds its line to ${list}`]);
  });

  it('lists new migrations by number, with their present digest, and leaves committed lines alone', () => {
    const last = 'libs/features/orders/migrations/0040-notes.sql';
    write(last, 'select 2;');
    write(later, 'select 1;');
    listNewMigrations(checkout);
    expect(lines()).toEqual([users, orders, later, last]);
    write(later, 'select 3;');
    listNewMigrations(checkout);
    expect(migrationFaults(checkout)).toEqual([]);
    write(users, 'create table users (id uuid);');
    listNewMigrations(checkout);
    expect(migrationFaults(checkout)).toEqual([expect.stringContaining(`${users} is not what was frozen`)]);
  });

  it('lists new migrations after those of the list if there is no history', () => {
    write(later, 'select 1;');
    rmSync(join(checkout, '.git'), { recursive: true });
    listNewMigrations(checkout);
    expect(lines()).toEqual([users, orders, later]);
    expect(migrationFaults(checkout)).toEqual([]);
  });

  it('compares digests even if there is no history', () => {
    const bare = join(checkout, 'unpacked');
    cpSync(join(checkout, 'libs'), join(bare, 'libs'), { recursive: true });
    rmSync(join(checkout, '.git'), { recursive: true });
    expect(migrationFaults(bare)).toEqual([]);
    writeFileSync(join(bare, users), 'create table users (id uuid);');
    expect(migrationFaults(bare)).toHaveLength(1);
  });
});
