import type { Database } from '#libs/platform/database/database';
import { brokenCheckout } from './broken-checkout.js';
import { Cluster } from './cluster.js';
import { BankWays } from './proofs/bank-ways.js';
import { brokenProducts } from './proofs/broken-products.js';
import { limitWays, payoffWays, priceWays } from './proofs/money-ways.js';
import type { Way } from './proofs/way.js';
import { World } from './proofs/world.js';
import { seeded } from './random.js';

type Print = (line: string) => void;

/** The ways of a world, before and after its first order, run one after the other. */
type Every = (each: (way: Way) => Promise<void>) => Promise<void>;

/**
 * Holds writes open between what they look at and what they write, while what they looked at changes, in both orders: no change of an account, price, payout or
 * limit is accepted by a proof or a fact of another state. Then breaks the product in earnest, and has to find each of these.
 * @returns the number of faults
 */
export async function provingProofs(rounds: number, seed: number, print: Print): Promise<number> {
  const env = { CORRECTION_LIMIT: '100', LOG_LEVEL: 'error' };
  const cluster = await Cluster.create({ apis: 2, workers: [{}], kafka: false, env });
  try {
    await cluster.start();
    await cluster.settled(120_000);
    // Whatever writes by itself would wait at the locks too.
    await Promise.all(cluster.workers.map(({ program }) => program.end('SIGTERM')));
    const world = new World(cluster, seeded(seed));
    await world.begin();
    const every = await waysOf(world);
    const { faults, meetings, ways } = await proveSound(world, every, rounds, print);
    const unfound = await findBroken(cluster, world, every, print);
    const names = Object.keys(brokenProducts).length;
    print(
      `proofs: seed ${seed}, ${ways} ways, ${rounds} rounds of each, ${meetings} in all, ${faults} faults; ${names - unfound} of ${names} broken products are found`,
    );
    return faults + unfound;
  } finally {
    await cluster.remove();
  }
}

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
  const total = { faults: 0, meetings: 0, ways: 0 };
  await every(async (way) => {
    const { accepted, missed, right } = await meet(world, way, rounds);
    await world.restorePeople();
    const isRight = right || ((await way.control?.()) ?? false);
    total.ways += 1;
    total.meetings += rounds;
    total.faults += accepted + missed + (isRight ? 0 : 1);
    print(`${way.name}: ${accepted} accepted in ${rounds} rounds`);
    if (missed > 0) print(`FAULT: ${way.name}: the two did not meet in ${missed} rounds, which show nothing`);
    if (!isRight) print(`FAULT: ${way.name}: the same call is refused where it is right; last: ${world.last}`);
  });
  const failed = world.failed.length;
  for (const call of world.failed) print(`FAULT: ${call}`);
  return { ...total, faults: total.faults + failed };
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

/** Runs each broken product, and counts those that no way finds. */
async function findBroken(cluster: Cluster, world: World, every: Every, print: Print): Promise<number> {
  let unfound = 0;
  for (const [name, product] of Object.entries(brokenProducts)) {
    const checkout = brokenCheckout(product);
    try {
      await product.database?.(cluster.database);
      await cluster.startApisFrom(checkout.path);
      await world.refresh(true);
      const by: string[] = [];
      await every(async (way) => {
        if ((await meet(world, way, way.orders.length)).accepted > 0) by.push(way.name);
      });
      if (by.length === 0) unfound += 1;
      print(`a product that ${name}: ${by.length === 0 ? 'not found' : `found by ${by.join('; ')}`}`);
    } finally {
      checkout.remove();
    }
  }
  return unfound;
}
