import { orderBody, serviceWithoutDocuments } from '../product/workload.js';
import type { Statement } from './gate.js';
import { around, type Facts, isAccepted, isAway, isBack, isNew, type Round, type Way } from './way.js';
import type { Account, Reply, Row, World } from './world.js';

const euro = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' });
const lockOf = (table: string, { id }: Row): Statement => [`select from ${table} where id = $1 for update`, id];

/** Two people for a payout: who approved it pays it only where nobody else could, and who depends on the approver does not. @param payoff approved by the CEO */
export function payoffWays(world: World, payoff: Row): Way[] {
  const pay = (who: Account) => (): Promise<Reply> =>
    world.call(who, 'PATCH', `/payoffs/${payoff.id}`, { operation: 'pay', payload: { reference: 'R 1' } });
  const restore = (): Promise<void> => world.restore('payoffs', payoff);
  const alone: Facts = { who: 'owner', before: isAway, away: ['admin'], change: isBack, call: pay('ceo'), isWrong: isAccepted };
  return [
    { name: 'a payout by its approver alone, next to the return of another person', orders: around(world, restore, alone) },
    {
      name: 'a payout, next to what makes the payer dependent',
      orders: around(world, restore, { who: 'owner', change: isNew, call: pay('owner'), isWrong: isAccepted }),
    },
  ];
}

/** A service on sale, and calls that move its price. */
class Sold {
  private constructor(
    private readonly world: World,
    readonly row: Row & { price: number },
  ) {}

  /** A copy, whose prices are as old as it is. */
  static async begin(world: World): Promise<Sold> {
    const { _id: of } = await serviceWithoutDocuments(world.client('owner'));
    const { _id } = await world.must<{ _id: string }>('owner', 'POST', `/services/${of}/duplicate`);
    await world.must('owner', 'POST', `/services/${_id}/restore`);
    return new Sold(world, (await world.row('services', _id)) as Sold['row']);
  }

  move(who: Account, factor: number): () => Promise<Reply> {
    const price = euro(Math.floor((this.row.price * factor) / 100));
    return () => this.world.call(who, 'PATCH', `/services/${this.row.id}`, { price });
  }

  async now() {
    const row = await this.world.row('services', this.row.id);
    return row as Sold['row'] & { price_proposal: { id: string; countsAt: number | null } | null };
  }

  async restore(row: Row = this.row): Promise<void> {
    await this.world.restore('services', row);
    await this.world.database.query('update catalogue_streams set version = version + 1 where id = $1', [row.id]);
  }
}

/** Two people for a price that moves by more than 30 %. An approval changes what later prices are compared with, so it has a service to itself. */
export async function priceWays(world: World): Promise<Way[]> {
  const [sold, approved] = [await Sold.begin(world), await Sold.begin(world)];
  await approved.move('owner', 1.5)();
  const waiting = await approved.now();
  const toWaiting = () => approved.restore(waiting);
  const path = `/services/${waiting.id}/price-proposals/${waiting.price_proposal?.id}/approval`;
  const approve = (): Promise<Reply> => world.call('content-head', 'POST', path);
  const alone: Facts = {
    who: 'content-head',
    before: isAway,
    away: ['admin', 'ceo'],
    change: isBack,
    call: sold.move('owner', 1.5),
    isWrong: async (answer) => isAccepted(answer) && (await sold.now()).price_proposal?.countsAt !== null,
  };
  const inSteps = (isSmallFirst: boolean) => async (): Promise<Round> => {
    await sold.restore();
    const calls = [sold.move('owner', 1.25), sold.move('admin', 1.5)];
    const { answers, met } = await world.gate.queued(lockOf('services', sold.row), isSmallFirst ? calls : calls.reverse());
    const { price } = await sold.now();
    return { met, accepted: price > sold.row.price * 1.3, right: answers.every(isAccepted) && price > sold.row.price };
  };
  return [
    { name: 'a price in two steps at once', orders: [inSteps(true), inSteps(false)] },
    {
      name: 'a price that nobody else could approve, next to the return of another person',
      orders: around(world, () => sold.restore(), alone),
    },
    {
      name: 'the approval of a price, next to what makes the approver dependent',
      orders: around(world, toWaiting, { who: 'content-head', change: isNew, call: approve, isWrong: isAccepted }),
    },
    {
      name: "the approval of a price, next to the end of its proposer's role",
      orders: around(world, toWaiting, { who: 'owner', change: `role = 'Supermanager'`, call: approve, isWrong: isAccepted }),
    },
  ];
}

/** What one person may waive of an order and a day, and add to a payment. */
export async function limitWays(world: World): Promise<Way[]> {
  const placed = async (): Promise<Row> => {
    const { _id } = await world.must<{ _id: string }>('client', 'POST', '/orders', await orderToPlace(world));
    return world.row('orders', _id);
  };
  const [one, other] = [await placed(), await placed()];
  const waive =
    ({ id }: Row) =>
    (): Promise<Reply> =>
      world.call('client-service-manager', 'PUT', `/order-payments/${id}/waiver`, { amount: euro(25), reason: 'Bank fees' });
  await world.database.query('delete from rate_limits');
  await waive(one)();
  const day = await world.database.one<{ key: Buffer }>('select key from rate_limits where tries = 2500');
  if (!day) throw new Error('no day of a person was counted by the first waiver');
  const two = (lock: Statement, used: number, calls: readonly (() => Promise<Reply>)[]) =>
    [calls, [...calls].reverse()].map((inOrder) => async (): Promise<Round> => {
      for (const row of [one, other]) {
        await world.restore('orders', row);
        await world.readOrder(row);
      }
      await world.database.query('update rate_limits set tries = $2 where key = $1', [day.key, used]);
      const { answers, met } = await world.gate.queued(lock, inOrder);
      const accepted = answers.filter(isAccepted).length;
      return { met, accepted: accepted > 1, right: accepted === 1 };
    });
  return [
    {
      name: "two waivers of the last 25.00 of a person's day",
      orders: two(['select from rate_limits where key = $1 for update', day.key], 22_500, [waive(one), waive(other)]),
    },
    { name: 'two waivers of the 25.00 of an order', orders: two(lockOf('orders', one), 0, [waive(one), waive(one)]) },
    { name: 'a payment that is raised, next to its correction downwards', orders: await correction(world, await placed()) },
  ];
}

/** A head may raise 200.00 to 300.00; from 100.00, to which an Owner corrects it meanwhile, to no more than 200.00. */
async function correction(world: World, { id }: Row): Promise<Way['orders']> {
  const payments = `/order-payments/${id}/payments`;
  const order = await world.must<{ payments: { _id: string }[] }>('owner', 'POST', payments, { kind: 'cash', amount: euro(200) });
  const paid = await world.row('orders', id);
  const correct = (who: Account, amount: number) => (): Promise<Reply> =>
    world.call(who, 'PUT', `${payments}/${order.payments[0]?._id}/amount`, { amount: euro(amount), reason: 'The statement' });
  return [true, false].map((isLowerFirst) => async (): Promise<Round> => {
    await world.restore('orders', paid);
    await world.readOrder(paid);
    const calls = [correct('owner', 100), correct('client-service-head', 300)];
    const { answers, met } = await world.gate.queued(lockOf('orders', paid), isLowerFirst ? calls : calls.reverse());
    const [lowered, raised] = (isLowerFirst ? answers : [...answers].reverse()).map(({ status, headers }) => ({
      isAccepted: status === 200,
      version: Number(headers.get('outcome-version')),
    }));
    const isAfter = raised?.isAccepted === true && raised.version > (lowered?.version ?? 0);
    return { met, accepted: isAfter, right: raised?.isAccepted === true && !isAfter };
  });
}

const orderToPlace = async (world: World): Promise<object> => orderBody(await serviceWithoutDocuments(world.client('owner')));
