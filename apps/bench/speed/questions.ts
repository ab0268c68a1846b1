import { loadavg } from 'node:os';
import { percentile } from '../product/percentile.js';
import type { Print } from '../programs.js';

/** What is asked, by its name. */
export type Questions = Readonly<Record<string, () => Promise<unknown>>>;

interface Asking {
  times: number;
  /** the longest acceptable p95, milliseconds */
  goal: number;
  /** CPU seconds used so far: other load on the machine hardly changes them */
  used?: () => Promise<number>;
}

/** Asks one question after the other, each once to warm up and then `times` times, and prints its milliseconds. @returns the number of those above the goal */
export async function askAll(what: string, questions: Questions, { times, goal, used }: Asking, print: Print): Promise<number> {
  const results: { name: string; p95: number; cpu: number }[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    await ask();
    const took: number[] = [];
    const before = (await used?.()) ?? 0;
    for (let n = 0; n < times; n += 1) took.push(await timeOf(ask));
    const cpu = ((((await used?.()) ?? 0) - before) * 1000) / times;
    const [p50 = '', p95 = '', p99 = ''] = [0.5, 0.95, 0.99].map((part) => percentile(took, part).toFixed(1));
    results.push({ name, p95: Number(p95), cpu });
    print(
      `  p50 ${p50.padStart(7)} ms, p95 ${p95.padStart(7)}, p99 ${p99.padStart(7)}${used ? `, CPU ${cpu.toFixed(1)} ms` : ''}${Number(p95) > goal ? '  ABOVE' : ''}  ${name}`,
    );
  }
  const above = (figure: 'p95' | 'cpu'): number => results.filter((one) => one[figure] > goal).length;
  const worst = results.reduce((one, other) => (one.p95 > other.p95 ? one : other));
  print(
    `${what}: ${results.length} questions, ${times} times each, ${above('p95')} above ${goal} ms, the worst at ${(worst.p95 / goal).toFixed(2)} of it (${worst.name})` +
      `${used ? `; ${above('cpu')} whose CPU alone is above it` : ''}; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  return above('p95');
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
