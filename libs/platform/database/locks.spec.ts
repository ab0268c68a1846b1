import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as locks from './locks.js';

/** Code that runs or tests the product. Committed migrations never change, so they are left out. */
const files = ['libs', 'apps']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
  .filter((path) => /\.(ts|mjs|sql)$/.test(path) && !/\/migrations\/|\/locks(\.spec)?\.ts$/.test(path));

/** A call of pg_advisory* with its arguments, which may contain one call. */
const calls = /pg_(?:try_)?advisory\w*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const isWrittenOut = (call: string): boolean => /[\s(,]\d/.test(call) || /hashtext\w*\(['"]/.test(call);

describe('advisory locks', () => {
  it('have different numbers', () => {
    const numbers = Object.values(locks).filter((value) => typeof value === 'number');
    expect(numbers.length).toBeGreaterThan(9);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('have their numbers and names in one file', () => {
    const found = files.flatMap((path) => (readFileSync(path, 'utf8').match(calls) ?? []).map((call) => ({ path, call })));
    expect(found.length).toBeGreaterThan(4);
    expect(found.filter(({ call }) => isWrittenOut(call))).toEqual([]);
  });

  it.each(['pg_advisory_lock(7263119)', 'pg_try_advisory_lock(hashtextextended($1, 7263))', `pg_advisory_xact_lock(hashtext('a'))`])(
    'are found where a file writes %s',
    (call) => {
      expect((`select ${call} as mine`.match(calls) ?? []).filter(isWrittenOut)).toEqual([call]);
    },
  );
});
