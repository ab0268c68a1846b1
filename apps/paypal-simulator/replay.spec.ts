import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { approvals } from './facts.js';
import { faultKinds } from './faults.js';
import { ledgerSums } from './ledger.js';
import { replay } from './store.js';
import { orderBody, SimulatorWorld } from './testing/simulator-world.js';

/** One step of a history; ids are picked among what there is by then. */
const step = fc.record({
  kind: fc.constantFrom('create', 'choose', 'capture', 'refund', 'repeat', 'dispute', 'win', 'lose', 'settle', 'time', 'merchantDown'),
  pick: fc.nat(7),
  cents: fc.integer({ min: 1, max: 5000 }),
  currency: fc.constantFrom('EUR', 'USD', 'JPY'),
  approval: fc.constantFrom(...approvals),
});
type Step = ReturnType<typeof step.generate>['value'];

const of = (ids: Iterable<string>, pick: number): string => {
  const all = [...ids];
  return all[pick % Math.max(1, all.length)] ?? 'NOTHERE';
};

async function take(world: SimulatorWorld, { kind, pick, cents, currency, approval }: Step, index: number): Promise<void> {
  const { state } = world.simulator.store;
  const [order, capture, dispute] = [of(state.orders.keys(), pick), of(state.captures.keys(), pick), of(state.disputes.keys(), pick)];
  const value = currency === 'JPY' ? String(cents) : (cents / 100).toFixed(2);
  const steps: Record<Step['kind'], () => unknown> = {
    create: () => world.outcome('POST', '/v2/checkout/orders', orderBody(value, currency), { key: `o${index}` }),
    choose: () => world.choose(order, approval),
    capture: () => world.outcome('POST', `/v2/checkout/orders/${order}/capture`, {}, { key: `c${index}` }),
    refund: () =>
      world.outcome(
        'POST',
        `/v2/payments/captures/${capture}/refund`,
        { amount: { value, currency_code: currency } },
        { key: `r${index}` },
      ),
    repeat: () => world.outcome('POST', `/v2/payments/captures/${capture}/refund`, {}, { key: `r${index % 3}` }),
    dispute: () => world.control('POST', `captures/${capture}`, { do: 'dispute' }),
    win: () => world.control('POST', `disputes/${dispute}`, { do: 'win' }),
    lose: () => world.control('POST', `disputes/${dispute}`, { do: 'lose' }),
    settle: () => world.control('POST', `orders/${order}`, { do: 'complete' }),
    time: () => world.pass(pick * 20),
    merchantDown: () => (world.merchantAnswers = world.merchantAnswers === 200 ? 0 : 200),
  };
  await steps[kind]();
}

async function live(steps: readonly Step[], seed: number): Promise<SimulatorWorld> {
  const world = new SimulatorWorld();
  world.createOrder();
  world.simulator.faults.arm({ mix: { seed, rate: 0.2, kinds: faultKinds.filter((kind) => kind !== 'outage') } }, world.now);
  for (const [index, each] of steps.entries()) await take(world, each, index);
  return world;
}

describe('the history of a simulator', () => {
  const histories = fc.tuple(fc.array(step, { maxLength: 60 }), fc.integer());

  it('has the same state when it is read again, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ([steps, seed]) => {
        const world = await live(steps, seed);
        expect(replay(world.journal)).toStrictEqual(world.simulator.store.state);
      }),
      runs({ quick: 60, full: 10_000 }), // webhooks outside of the journal: 20 of 20 seeds at 7
    );
  });

  it('moves money only between accounts, and gives back no more than it took', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ([steps, seed]) => {
        const { state } = (await live(steps, seed)).simulator.store;
        for (const { entries } of state.ledger) expect(entries.reduce((total, { amount }) => total + amount, 0)).toBe(0);
        for (const [currency, sums] of Object.entries(ledgerSums(state.ledger))) {
          const entries = state.ledger.filter((one) => one.currency === currency).flatMap((one) => one.entries);
          const on = (account: string) => entries.reduce((total, entry) => total + (entry.account === account ? entry.amount : 0), 0);
          expect(sums.refunded + sums.reversed).toBeLessThanOrEqual(sums.charged);
          expect(on('merchant')).toBe(sums.charged - sums.refunded - sums.reversed - sums.fees - on('held'));
        }
      }),
      runs({ quick: 400, full: 10_000 }), // a cent is made of nothing: 20 of 20 seeds at 215
    );
  });

  it('charges every captured order once', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ([steps, seed]) => {
        const { state } = (await live(steps, seed)).simulator.store;
        const completed = [...state.captures.values()].filter(({ status }) => status === 'COMPLETED').map(({ id }) => id);
        const charged = state.ledger.filter(({ kind }) => kind === 'capture').map(({ id }) => id);
        expect(charged.sort()).toEqual(completed.sort());
        expect(new Set([...state.captures.values()].map(({ orderId }) => orderId)).size).toBe(state.captures.size);
      }),
      runs({ quick: 300, full: 10_000 }), // a pending capture is charged: 20 of 20 seeds at 168
    );
  });
});
