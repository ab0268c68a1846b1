import { percentile, percentiles } from '../product/percentile.js';
import type { Print } from '../programs.js';
import type { Row } from '../tables.js';

/** What is asked, by its name. */
export type Questions = Readonly<Record<string, () => Promise<unknown>>>;

interface Asking {
  times: number;
  /** the longest acceptable p95, milliseconds */
  goal: number;
  /** CPU seconds used so far: other load on the machine hardly changes them */
  used?: () => Promise<number>;
}

interface Answered {
  /** milliseconds */
  took: readonly number[];
  p95: number;
  isAbove: boolean;
}

/** Asks one question after the other, each once to warm up and then `times` times, and prints the milliseconds of each. */
export async function askAll(questions: Questions, { times, goal, used }: Asking, print: Print): Promise<Answered[]> {
  const results: Answered[] = [];
  const rows: Row[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    await ask();
    const took: number[] = [];
    const before = await used?.();
    for (let n = 0; n < times; n += 1) took.push(await timeOf(ask));
    const cpu = ((((await used?.()) ?? NaN) - (before ?? NaN)) * 1000) / times;
    const p95 = percentile(took, 0.95);
    results.push({ took, p95, isAbove: p95 > goal });
    rows.push({
      [`${times} times each`]: name,
      'p50, p95, p99 ms': percentiles(took, [0.5, 0.95, 0.99]),
      goal: `p95 ${goal}${p95 > goal ? ' ABOVE' : ''}`,
      ...(used && { 'CPU ms': `${cpu.toFixed(1)}${cpu > goal ? ' ABOVE' : ''}` }),
    });
  }
  print.table(rows);
  return results;
}

/** Milliseconds until `work` is done. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Questions to paths of the API, which answer by JSON. */
export const gets = (client: { must(method: string, path: string): Promise<unknown> }, paths: readonly string[]): Questions =>
  Object.fromEntries(paths.map((path) => [path, () => client.must('GET', encodeURI(path))]));
