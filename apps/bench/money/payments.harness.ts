import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#libs/platform/process/free-port';
import { Cluster, type Member } from '../product/cluster.js';
import { type DatabaseMoment, KillPoints } from '../kills/kill-points.js';
import { disputeFaults, figureFaults } from './money-books.js';
import { RetryingClient } from '../product/retrying-client.js';
import { Payers } from './payers.js';
import { bookFaults, openQuestions, type ProviderBook, stuckCheckouts } from './payment-books.js';
import type { Program } from '../product/program.js';
import { type GateMoment, gateMoments, ProviderGate } from '../product/provider-gate.js';
import { seeded } from '../product/random.js';
import { controlAt, payingAt, simulatorAt } from '../product/simulator.js';
import { isLate } from '../product/until.js';
import type { Harness } from '../programs.js';

/** Number of concurrent payers, and failure rate of calls and webhooks. */
const [clients, faultRate] = [16, 0.15];

/**
 * Time limit for consistency after the last fault, milliseconds of a quiet machine. A capture whose process was killed counts as in progress for 60 s (`captureTime` of
 * provider-commands.ts) and is asked about again after a pause of up to 20: with a limit of 60, 2 of 22 seeds ended a second too early.
 */
const patience = 90_000;

/** How long the provider may take to redeliver, once asked to, webhooks that failed while a process was down. Milliseconds of a quiet machine. */
const repeating = 120_000;

const databaseMoments = ['intent.before', 'intent.after', 'result.before', 'result.after', 'webhook.before', 'webhook.after'] as const;
const moments = [...databaseMoments, ...gateMoments];

const isGateMoment = (moment: (typeof moments)[number]): moment is GateMoment => moment.startsWith('call') || moment.startsWith('answer');

/** The product, the simulated provider, and a proxy for each process in between, so that it is known which process was killed during a call. */
class Shop {
  kills = 0;

  private constructor(
    readonly cluster: Cluster,
    readonly simulator: Program,
    readonly simulatorOrigin: string,
    private readonly gates: { api: ProviderGate; worker: ProviderGate },
    private readonly points: KillPoints,
    private readonly removeSimulator: () => Promise<void>,
  ) {}

  static async open(): Promise<Shop> {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const gates = { api: await ProviderGate.open(origin), worker: await ProviderGate.open(origin) };
    const paying = (gate: ProviderGate): NodeJS.ProcessEnv => payingAt({ origin, apiUrl: gate.origin });
    const cluster = await Cluster.create({ apis: 1, api: paying(gates.api), workers: [paying(gates.worker)], kafka: false });
    const { program, remove } = await simulatorAt({ origin, apiUrl: gates.api.origin, webhooks: cluster.origin });
    return new Shop(cluster, program, origin, gates, await KillPoints.in(cluster.ownerUrl), remove);
  }

  async start(): Promise<void> {
    await Promise.all([this.simulator.start(), this.cluster.start()]);
  }

  async remove(): Promise<void> {
    await this.points.close();
    await this.cluster.remove();
    await this.removeSimulator();
    this.gates.api.close();
    this.gates.worker.close();
  }

  /** Kills the process that reaches `moment` and restarts it. If it is unknown which one that is, both are killed. */
  async killAt(moment: (typeof moments)[number], random: () => number): Promise<void> {
    const [api, worker] = [this.cluster.api(), this.cluster.worker()];
    if (isGateMoment(moment)) await this.killAtGate(moment, random() < 0.5 ? [worker, api] : [api, worker]);
    else await this.points.at(moment satisfies DatabaseMoment, () => this.kill(moment.startsWith('result') ? [api, worker] : [api]));
    await this.cluster.start();
  }

  /** The first of the two, if it calls the provider soon: a worker does not if people return from the provider by themselves. */
  private async killAtGate(moment: GateMoment, members: readonly [Member, Member]): Promise<void> {
    for (const [nth, member] of members.entries()) {
      const gate = member === this.cluster.worker() ? this.gates.worker : this.gates.api;
      if (await gate.at(moment, () => this.kill([member]), nth === 0 ? 3_000 : 30_000)) return;
    }
    throw new Error(`nobody came to ${moment}`);
  }

  private async kill(members: readonly Member[]): Promise<void> {
    this.kills += members.length;
    await Promise.all(members.map(({ program }) => program.end('SIGKILL')));
  }

  async control(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await controlAt(this.simulatorOrigin, method, path, body);
    if (!answer.ok) throw new Error(`the simulator answered ${path} with ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}

/** Everything that is inconsistent at the moment. */
async function faultsOf(shop: Shop, { tally, disputes }: Payers): Promise<string[]> {
  const { database } = shop.cluster;
  const book = (await shop.control('GET', 'ledger')) as ProviderBook;
  const parked = await database.query<{ consumer: string }>('select consumer from consumer_streams where parked_at is not null');
  return [
    ...(await stuckCheckouts(database, tally.orders, tally.approved)),
    ...(await openQuestions(database)),
    ...(await bookFaults(database, book, tally.orders)),
    ...(await figureFaults(database, tally.orders)),
    ...(await disputeFaults(database, await disputes.all(), tally.orders)),
    ...parked.map(({ consumer }) => `${consumer} has a parked stream`),
  ];
}

/**
 * Waits until nothing is inconsistent. The provider reports reversals only by webhooks; failed ones are sent again at once instead of after its delays, which the
 * simulator's own tests cover. The time counts from when it has none left to deliver. @returns the seconds it took, and remaining inconsistencies
 */
async function reconciled(shop: Shop, payers: Payers): Promise<{ seconds: number; found: string[] }> {
  const asked = performance.now();
  while (!isLate(asked, repeating) && ((await shop.control('POST', 'webhooks')) as { waiting: number }).waiting > 0) await pause(1_000);
  const began = performance.now();
  for (let found: string[] = ['nobody has looked']; ;) {
    await pause(1_000);
    found = await faultsOf(shop, payers);
    if (found.length === 0 || isLate(began, patience)) return { seconds: (performance.now() - began) / 1000, found };
  }
}

/**
 * 16 people pay online, dispute and get refunds while the PayPal simulator injects random faults, and API and worker are killed with SIGKILL at
 * ten moments per seed and restarted. Then, seed by seed: every charge and dispute of the simulator is in the orders once, sums per currency and the ledger
 * agree with its ledger, each order's figures with its events, payment history, ledger and findings, and nothing is stuck. Checkouts and refunds are totals,
 * divided evenly among the seeds.
 */
export const run: Harness<'payments'> = async ({ seeds, seed: first, checkouts, refunds }, print) => {
  const shop = await Shop.open();
  let slowest = 0;
  /** A fault persists until the end of the run, and counts for the seed that shows it first. */
  const known = new Set<string>();
  try {
    await shop.start();
    const { cluster } = shop;
    const [client, staff] = ['client', 'owner'].map((account) => new RetryingClient(() => cluster.signIn(account))) as [
      RetryingClient,
      RetryingClient,
    ];
    const payers = await Payers.of({ database: cluster.database, simulator: shop.simulatorOrigin, client, staff });
    for (let seed = first; seed < first + seeds; seed += 1) {
      const random = seeded(seed);
      await shop.control('POST', 'faults', { mix: { seed, rate: faultRate } });
      const working = payers.work(clients, { checkouts: Math.ceil(checkouts / seeds), refunds: Math.ceil(refunds / seeds) }, random);
      for (const moment of moments) {
        // Between two kills people make progress.
        await pause(random() * 2_000);
        await Promise.race([shop.killAt(moment, random), failing(working)]);
      }
      payers.stop();
      await working;
      await shop.control('DELETE', 'faults');
      const { seconds, found } = await reconciled(shop, payers);
      found.filter((fault) => !known.has(fault)).forEach((fault) => print(`seed ${seed}: ${fault}`));
      found.forEach((fault) => known.add(fault));
      print(`seed ${seed}: ${payers.tally.checkouts} checkouts so far, right after ${seconds.toFixed(0)} s`);
      slowest = Math.max(slowest, seconds);
    }
    const { tally, disputes, currencies } = payers;
    return {
      faults: [...known],
      line:
        `seeds ${first}..${first + seeds - 1}, ${tally.checkouts} checkouts and ${tally.refunds} refunds by ${clients} clients in ${currencies} currencies, ` +
        `${disputes.tally.opened} disputes (${disputes.tally.closed} decided), ${tally.settlements} reversals settled, ${shop.kills} kills at ${moments.length} moments, ` +
        `reconciled at most ${slowest.toFixed(0)} s after the last fault`,
    };
  } finally {
    await shop.remove();
  }
};

/** Never resolves; rejects if the work does. */
const failing = (work: Promise<void>): Promise<never> => new Promise((_, reject) => void work.catch(reject));
