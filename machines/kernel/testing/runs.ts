import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';

export interface Counts<T = never> {
  /** The count at which the property's own planted fault was found with 20 of 20 seeds; 100 unless given. */
  quick?: number;
  /** The count with `RUNS=full`; a hundred times as many unless given. */
  full?: number;
  /** The seed without `SEED`; random unless given. */
  seed?: number;
  examples?: T[];
}

interface Parameters<T> {
  numRuns: number;
  seed?: number;
  examples?: T[];
}

/** A case of a property that failed once, as fast-check prints it. */
interface FailedCase {
  seed: number;
  path: string;
}

/**
 * fast-check's parameters of one property: `RUNS=full` takes the full count, `SEED=N` repeats a run with the seed that its failure printed. Call it once for each
 * property: with `REGISTRA_TEST_COUNTS=DIRECTORY` each call appends a line `{"kind":"runs","suite":...,"count":...}` to `runs-PID.jsonl` there, and a run of the
 * tests sums them.
 */
export function runs<T = never>({ quick = 100, full = quick * 100, seed, examples }: Counts<T> = {}): Parameters<T> {
  const numRuns = countOf({ quick, full });
  const chosen = seedFrom(seed);
  return { numRuns, ...(chosen !== undefined && { seed: chosen }), ...(examples && { examples }) };
}

/** The count of a test without fast-check. */
export function countOf({ quick, full }: { quick: number; full: number }): number {
  const chosen = isFull() ? full : quick;
  count(chosen);
  return chosen;
}

/** The rows of a table too long for each run: `quick` of them at even distances from a drawn first one; all with `RUNS=full`. */
export function someOf<T>(rows: readonly T[], quick: number): readonly T[] {
  const every = isFull() ? 1 : Math.max(1, Math.floor(rows.length / quick));
  const first = Math.abs(seedFrom() ?? Math.floor(Math.random() * every)) % every;
  const some = rows.filter((_, at) => at % every === first);
  count(some.length);
  return some;
}

/** The seed of a test without fast-check: `SEED`, else `otherwise`. */
export function seedFrom(otherwise: number): number;
export function seedFrom(otherwise?: number): number | undefined;
export function seedFrom(otherwise?: number): number | undefined {
  const given = process.env['SEED'];
  if (!given) return otherwise;
  if (!/^-?\d{1,10}$/.test(given)) throw new Error(`SEED is ${given}: give the whole number that a failure printed`);
  return Number(given);
}

/** Checks a property, first with the cases that failed once: `NAME.seeds.json` beside the suite lists them by the test's whole name. */
export function holds<T>(property: fc.IAsyncPropertyWithHooks<T> | fc.IAsyncProperty<T>, counts: Counts<T>): Promise<void>;
export function holds<T>(property: fc.IProperty<T>, counts: Counts<T>): void;
export function holds<T>(property: fc.IRawProperty<T>, counts: Counts<T>): unknown {
  const examples = [...(counts.examples ?? []), ...failedBefore().flatMap((one) => fc.sample(property, { ...one, numRuns: 1 }))];
  return fc.assert(property as fc.IProperty<T>, runs({ ...counts, examples }));
}

function isFull(): boolean {
  const given = process.env['RUNS'] || 'quick';
  if (given !== 'quick' && given !== 'full') throw new Error(`RUNS is ${given}: give quick or full`);
  return given === 'full';
}

function failedBefore(): FailedCase[] {
  const { testPath, currentTestName = '' } = expect.getState();
  const file = testPath?.replace(/\.[a-z0-9-]*spec\.tsx?$/, '.seeds.json');
  if (file === undefined || !existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, FailedCase[]>)[currentTestName] ?? [];
}

function count(numRuns: number): void {
  const directory = process.env['REGISTRA_TEST_COUNTS'];
  if (directory === undefined) return;
  const suite = relative(process.cwd(), expect.getState().testPath ?? '');
  appendFileSync(join(directory, `runs-${process.pid}.jsonl`), `${JSON.stringify({ kind: 'runs', suite, count: numRuns })}\n`);
}
