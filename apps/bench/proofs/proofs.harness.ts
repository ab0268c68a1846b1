import type { Database } from '#libs/platform/database/database';
import { type Cluster, onCluster } from '../product/cluster.js';
import { BankWays } from './bank-ways.js';
import { brokenProducts } from './broken-products.js';
import { limitWays, payoffWays, priceWays } from './money-ways.js';
import type { Way } from './way.js';
import { World } from './world.js';
import { seeded } from '../product/random.js';
import type { Harness, Print } from '../programs.js';

/** The ways of a world, before and after its first order, run one after the other. */
type Every = (each: (way: Way) => Promise<void>) => Promise<void>;

/**
 * Holds writes open between what they look at and what they write, while what they looked at changes, in both orders: no change of an account, price, payout or
 * limit is accepted by a proof or a fact of another state. Then breaks the product in earnest, and has to find each of these.
 */
export const run: Harness<'proofs'> = ({ rounds, seed }, print) =>
  onCluster({ apis: 2, workers: [{}], kafka: false, env: { CORRECTION_LIMIT: '100', LOG_LEVEL: 'error' } }, async (cluster) => {
    await cluster.settled(120_000);
    // Whatever writes by itself would wait at the locks too.
    await cluster.worker().program.end('SIGTERM');
    const world = new World(cluster, seeded(seed));
    await world.begin();
    const every = await waysOf(world);
    const { faults, ways } = await proveSound(world, every, rounds, print);
    const unfound = await findBroken(cluster, world, every, print);
    const names = Object.keys(brokenProducts).length;
    return {
      faults: [...faults, ...unfound],
      line: `seed ${seed}, ${ways} ways, ${rounds} rounds of each; ${names - unfound.length} of ${names} broken products are found`,
    };
  });

async function waysOf(world: World): Promise<Every> {
  const bank = await BankWays.begin(world);
  const later = [
    ...bank.ways(),
    ...payoffWays(world, await approvedPayoff(world)),
    ...(await priceWays(world)),
    ...(await limitWays(world)),
  ];
  return async (each) => {
    for (const way of later) await each(way);
    await world.withoutOrders(async (placing) => {
      for (const way of bank.ways(placing)) await each(way);
    });
  };
}

/** A payout of the demonstration that can be paid, approved by the CEO. */
async function approvedPayoff(world: World) {
  const payoff = await payableIn(world.database);
  await world.must('ceo', 'PATCH', `/payoffs/${payoff}`, { operation: 'approve' });
  return world.row('payoffs', payoff);
}

async function payableIn(database: Database): Promise<string> {
  const payoff = await database.one<{ id: string }>(
    `update payoffs set status = 'payable', version = version + 1 where id = (select id from payoffs where status in ('held', 'payable') and due > 0 limit 1) returning id`,
  );
  if (!payoff) throw new Error('the demonstration has no payout to approve');
  return payoff.id;
}

async function proveSound(world: World, every: Every, rounds: number, print: Print) {
  const faults: string[] = [];
  let ways = 0;
  await every(async (way) => {
    const { accepted, missed, right } = await meet(world, way, rounds);
    await world.restorePeople();
    const isRight = right || ((await way.control?.()) ?? false);
    ways += 1;
    print(`${way.name}: ${accepted} accepted in ${rounds} rounds`);
    if (accepted > 0) faults.push(`${way.name}: ${accepted} accepted`);
    if (missed > 0) faults.push(`${way.name}: the two did not meet in ${missed} rounds, which show nothing`);
    if (!isRight) faults.push(`${way.name}: the same call is refused where it is right; last: ${world.last}`);
  });
  return { faults: [...faults, ...world.failed], ways };
}

/** Rounds of one way, its orders in turns. */
async function meet(world: World, { orders }: Way, rounds: number): Promise<{ accepted: number; missed: number; right: boolean }> {
  const found = { accepted: 0, missed: 0, right: false };
  for (let n = 0; n < rounds; n += 1) {
    await world.refresh();
    await world.restorePeople();
    const round = await orders[n % orders.length]?.();
    if (round?.accepted === true) found.accepted += 1;
    if (round?.met !== true) found.missed += 1;
    found.right ||= round?.right === true;
  }
  return found;
}

/** Runs each broken product. @returns those that no way finds */
async function findBroken(cluster: Cluster, world: World, every: Every, print: Print): Promise<string[]> {
  const unfound: string[] = [];
  for (const [name, product] of Object.entries(brokenProducts)) {
    await cluster.breakApis(product);
    await world.refresh(true);
    const by: string[] = [];
    await every(async (way) => {
      if ((await meet(world, way, way.orders.length)).accepted > 0) by.push(way.name);
    });
    if (by.length === 0) unfound.push(`a product that ${name} is not found`);
    else print(`a product that ${name}: found by ${by.join('; ')}`);
  }
  return unfound;
}
