import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { differences, monotonic, selfTimes } from './cpu-profile.js';
import { earlierBuild } from '../product/earlier-build.js';
import { offerLoad } from '../product/write-load.js';
import { consumed, cpuOf } from './operation-costs.js';
import { percentile } from '../product/percentile.js';
import { Stack } from '../product/stack.js';
import type { Bench, Print } from '../programs.js';
import { after } from '../product/until.js';
import { type CyclingOrder, cyclingOrders } from '../product/workload.js';

/** Orders for a load of `rate` a second: enough that one is free at every beat, few enough to be made in seconds. */
const ordersFor = (rate: number): number => Math.max(8, Math.ceil(rate * 0.64));
const warmUp = 5;
const shownFunctions = 20;

/** Of one operation: CPU milliseconds, and the 99th percentile of the latency in milliseconds. */
interface Turn {
  product: number;
  postgres: number;
  p99: number;
  /** writes that waited because every order was busy */
  late: number;
}

/**
 * Compares this build with that of an earlier commit by the same offered load, in turns (base, this, base, this ...), so that other load of the machine affects
 * both alike. While one is measured the other is suspended. Prints medians, how much the turns of one build differ, and the functions whose self time changed most.
 */
export const run: Bench<'change'> = async ({ base, rounds, seconds, rate }, print) => {
  const earlier = earlierBuild(base, print);
  const sides: Side[] = [];
  try {
    for (const [name, checkout] of [['base', earlier.directory] as const, ['this', process.cwd()] as const])
      sides.push(await Side.start(name, checkout, rate));
    for (const side of sides) await side.turn(warmUp, rate);
    const turns = new Map(sides.map((side) => [side.name, [] as Turn[]]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const side of sides) turns.get(side.name)?.push(await side.turn(seconds, rate));
      const [one, other] = sides.map(({ name }) => turns.get(name)?.at(-1)?.product.toFixed(2));
      print(`round ${round}: CPU of the product ${one} ms of base and ${other} ms of this an operation`);
    }
    const profiles: Map<string, number>[] = [];
    for (const side of sides) profiles.push(await side.profile(seconds, rate));
    reportFunctions(profiles, print);
    report(base, turns.get('base') ?? [], turns.get('this') ?? [], print);
  } finally {
    for (const side of sides) await side.remove();
    earlier.remove();
  }
};

/** One of the two builds, running on its own data; suspended unless it is measured. */
class Side {
  private orders: readonly CyclingOrder[] = [];

  private constructor(
    readonly name: 'base' | 'this',
    private readonly stack: Stack,
  ) {}

  static async start(name: 'base' | 'this', checkout: string, rate: number): Promise<Side> {
    const side = new Side(name, await Stack.create(checkout));
    try {
      await side.stack.start();
      side.orders = await cyclingOrders(await side.stack.signIn('client'), await side.stack.signIn(), ordersFor(rate));
      side.stack.program.hold();
      return side;
    } catch (fault) {
      await side.remove();
      throw fault;
    }
  }

  /** Offers the load and waits until the consumers have done what follows from it, which counts too. */
  async turn(seconds: number, rate: number): Promise<Turn> {
    this.stack.program.goOn();
    try {
      return await this.stack.withDatabase(async (database) => {
        const staff = await this.stack.signIn();
        await consumed(database);
        const from = await cpuOf(this.stack, database);
        const { latencies, late } = await offerLoad(staff, this.orders, rate, after(seconds));
        await consumed(database);
        const to = await cpuOf(this.stack, database);
        const each = (part: 'product' | 'postgres'): number => ((to[part] - from[part]) * 1000) / latencies.length;
        return { product: each('product'), postgres: each('postgres'), p99: percentile(latencies, 0.99), late };
      });
    } finally {
      this.stack.program.hold();
    }
  }

  /** Microseconds of self time of an operation by function, from a start with V8's profiler. */
  async profile(seconds: number, rate: number): Promise<Map<string, number>> {
    const directory = join(this.stack.dataDir, 'profiles');
    mkdirSync(directory);
    await this.stack.end('SIGTERM');
    await this.stack.start(['--cpu-prof', `--cpu-prof-dir=${directory}`]);
    await this.turn(warmUp, rate);
    const from = monotonic();
    await this.turn(seconds, rate);
    const to = monotonic();
    await this.stack.end('SIGTERM');
    return new Map([...selfTimes(directory, from, to)].map(([name, time]) => [name, time / (seconds * rate)]));
  }

  remove(): Promise<void> {
    return this.stack.remove();
  }
}

const parts = [
  { part: 'product', title: 'CPU of the product, ms' },
  { part: 'postgres', title: 'CPU of PostgreSQL, ms' },
  { part: 'p99', title: 'p99, ms' },
] as const;

const median = (turns: readonly Turn[], part: keyof Turn): number =>
  percentile(
    turns.map((turn) => turn[part]),
    0.5,
  );

/** How far the turns of one build are from their own median on average, in percent of it: a smaller change than this says nothing. */
function spreadOf(turns: readonly Turn[], part: keyof Turn): number {
  const middle = median(turns, part);
  return (turns.reduce((sum, turn) => sum + Math.abs(turn[part] - middle), 0) / turns.length / middle) * 100;
}

const inPercent = (share: number): string => `${share >= 0 ? '+' : ''}${share.toFixed(1)} %`;

function report(commit: string, base: readonly Turn[], now: readonly Turn[], print: Print): void {
  print(`of an operation, medians of ${base.length} turns each; the base is ${commit}`);
  const rows = parts.map(({ part, title }) => ({
    '': title,
    base: median(base, part).toFixed(2),
    this: median(now, part).toFixed(2),
    change: inPercent((median(now, part) / median(base, part) - 1) * 100),
    'spread of base': `${spreadOf(base, part).toFixed(1)} %`,
    'spread of this': `${spreadOf(now, part).toFixed(1)} %`,
  }));
  print.table(rows);
  const late = [base, now].map((turns) => turns.reduce((sum, turn) => sum + turn.late, 0));
  if (late.some((count) => count > 0))
    print(`the load was too high to be kept: ${late[0]} and ${late[1]} writes waited; give a lower --rate`);
}

function reportFunctions([base = new Map(), now = new Map()]: readonly Map<string, number>[], print: Print): void {
  print('self time of an operation by function, microseconds, the most different first (function, file):');
  for (const { name, before, after } of differences(base, now, shownFunctions))
    print(`  ${(after - before >= 0 ? '+' : '') + (after - before).toFixed(1)} (${before.toFixed(1)} -> ${after.toFixed(1)})  ${name}`);
}
