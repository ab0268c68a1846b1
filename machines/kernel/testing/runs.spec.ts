import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { countOf, holds, runs, seedFrom, someOf } from './runs.js';

/** The variables of this process count for the tests only. */
const set = (name: 'RUNS' | 'SEED' | 'REGISTRA_TEST_COUNTS', value: string | undefined): void => {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
};
const before = { RUNS: process.env['RUNS'], SEED: process.env['SEED'], REGISTRA_TEST_COUNTS: process.env['REGISTRA_TEST_COUNTS'] };
const restore = (): void => (Object.keys(before) as (keyof typeof before)[]).forEach((name) => set(name, before[name]));
beforeEach(() => (Object.keys(before) as (keyof typeof before)[]).forEach((name) => set(name, undefined)));
afterEach(restore);

describe('the runs of a property', () => {
  it('are quick, and full with RUNS=full', () => {
    expect([runs().numRuns, runs({ quick: 7, full: 9 }).numRuns, countOf({ quick: 7, full: 9 })]).toEqual([100, 7, 7]);
    set('RUNS', 'full');
    expect([runs().numRuns, runs({ quick: 7, full: 9 }).numRuns, countOf({ quick: 7, full: 9 })]).toEqual([10_000, 9, 9]);
  });

  it('have the seed that is given, else that of the suite, else a drawn one', () => {
    expect([runs(), runs({ seed: 3 }).seed, seedFrom(5)]).toEqual([{ numRuns: 100 }, 3, 5]);
    set('SEED', '-12');
    expect([runs().seed, runs({ seed: 3 }).seed, seedFrom(5)]).toEqual([-12, -12, -12]);
  });

  it.each(['many', 'FULL'])('refuse RUNS=%s', (value) => {
    set('RUNS', value);
    expect(() => runs()).toThrow(`RUNS is ${value}: give quick or full`);
  });

  it.each(['x', '1.5', '1e3', '12345678901'])('refuse SEED=%s', (value) => {
    set('SEED', value);
    expect(() => runs()).toThrow(`SEED is ${value}: give the whole number that a failure printed`);
  });

  it('are counted where a directory is given', () => {
    const directory = mkdtempSync(join(tmpdir(), 'registra-counts-'));
    set('REGISTRA_TEST_COUNTS', directory);
    runs({ quick: 3 });
    someOf([1, 2, 3], 2);
    const [file = ''] = readdirSync(directory);
    const lines = readFileSync(join(directory, file), 'utf8').trim().split('\n');
    const suite = 'machines/kernel/testing/runs.spec.ts';
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { kind: 'runs', suite, count: 3 },
      { kind: 'runs', suite, count: 3 },
    ]);
    rmSync(directory, { recursive: true });
  });
});

describe('a sample of the rows of a table', () => {
  const rows = Array.from({ length: 1_000 }, (_, n) => n);

  it('is taken at even distances, and starts at another row with another seed', () => {
    set('SEED', '4');
    expect(someOf(rows, 100)).toEqual(rows.filter((n) => n % 10 === 4));
    set('SEED', '-15');
    expect(someOf(rows, 100)).toEqual(rows.filter((n) => n % 10 === 5));
  });

  it('has all rows if there are few, and with RUNS=full', () => {
    expect(someOf(rows.slice(0, 7), 100)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    set('RUNS', 'full');
    expect(someOf(rows, 100)).toEqual(rows);
  });
});

describe('a property with cases that failed once', () => {
  const seeds = join(__dirname, 'runs.seeds.json');
  afterEach(() => rmSync(seeds, { force: true }));

  it('runs the failed cases first', () => {
    const numbers = fc.integer({ min: 0, max: 1_000_000 });
    const failed = fc.check(
      fc.property(numbers, (n) => n < 900_000),
      { seed: 7, endOnFailure: true, numRuns: 1_000 },
    );
    const name = expect.getState().currentTestName ?? '';
    writeFileSync(seeds, JSON.stringify({ [name]: [{ seed: 7, path: failed.counterexamplePath }] }));
    const met: number[] = [];
    holds(
      fc.property(numbers, (n) => void met.push(n)),
      { quick: 5 },
    );
    expect([met.length, met[0]]).toEqual([5, failed.counterexample?.[0]]);
  });
});
