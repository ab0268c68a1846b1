import { createActor } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { CommandName, OrderActor, OrderCommand } from './commands.js';
import { decide } from './decide.js';
import { fold } from './evolve.js';
import type { Variant } from './domain.js';
import { progressMoves } from './moves.js';
import { commandNames, rowsOf } from './operations.js';
import { orderMachine } from './rules.js';
import type { OrderState } from './state.js';
import { statusMeta } from './status-meta.js';
import { orderStatuses, progressStatuses } from './statuses.js';
import { command, type OrderUnderTest, steps } from './testing/order-builder.js';
import { bestPayload } from './testing/payloads.js';
import { id, people } from './testing/people.js';
import { asked, orderIn, paymentIds } from './testing/stories.js';

type Names = Exclude<CommandName, 'placeOrder'>;
const everybody: readonly OrderActor[] = Object.values(people);

const submitted = (state: OrderState, name: Names, actor: OrderActor, variant?: Variant): OrderCommand =>
  command(name, actor, bestPayload(name, state, actor, id(80_000), variant), 500);

describe('the order machine', () => {
  test('is parallel, starts in new and agreed, and has the meta data of each status', () => {
    const actor = createActor(orderMachine, { input: orderIn('newOrder').state }).start();
    expect(actor.getSnapshot().value).toEqual({ progress: 'newOrder', reward: 'agreed' });
    const { states } = orderMachine.root;
    expect(Object.keys(states['progress']?.states ?? {})).toEqual([...progressStatuses]);
    for (const status of progressStatuses) expect(states['progress']?.states[status]?.meta).toEqual(statusMeta[status]);
    expect(states['reward']?.states['changed']?.meta).toEqual(statusMeta.partnerRewardPercentChanged);
  });

  test('also runs as an actor, with the same decisions', () => {
    const order = orderIn('newOrder');
    const actor = createActor(orderMachine, { input: order.state }).start();
    actor.send(submitted(order.state, 'managerFinishedProject', people.owner));
    expect(actor.getSnapshot().value).toMatchObject({ progress: 'newOrder' });
    actor.send(submitted(order.state, 'managerConfirmedNotPayedOrder', people.owner));
    expect(actor.getSnapshot().value).toMatchObject({ progress: 'orderConfirmedNotPayed' });
  });

  test('moves only the reward where an operation affects nothing else, and again while a change waits', () => {
    const order = orderIn('newOrder');
    const actor = createActor(orderMachine, { input: order.state }).start();
    actor.send(command('changePartnerReward', people.owner, { percent: 1_500 }, 500));
    expect(actor.getSnapshot().value).toEqual({ progress: 'newOrder', reward: 'changed' });
    const changed = order.then(people.owner, 'changePartnerReward', { percent: 1_500, limit: 10_000 });
    expect(changed.then(people.owner, 'changePartnerReward', { percent: 1_000, limit: 10_000 }).state).toMatchObject({
      value: { reward: 'changed' },
      facts: { rewardPercent: 2_000, pendingRewardPercent: 1_000 },
    });
    expect(changed.then(people.owner, 'changePartnerReward', { percent: 2_000, limit: 10_000 }).state).toMatchObject({
      value: { reward: 'agreed' },
      facts: { rewardPercent: 2_000, pendingRewardPercent: null },
    });
  });

  test('names the fourteen statuses with the eleven short codes of the specification', () => {
    expect(orderStatuses).toHaveLength(14);
    const codes = orderStatuses.flatMap((status) => statusMeta[status].shortCode ?? []);
    expect(codes.sort()).toEqual(['CD', 'CNP', 'CTD', 'DD', 'IP', 'ON', 'PD', 'PPA', 'PR', 'RD', 'SD']);
  });
});

const cash = (order: OrderUnderTest, amount: number) =>
  order.then(people.owner, 'recordOfflinePayment', { payment: id(81_000), method: 'cash', amount, note: null });

const withSteps = (order: OrderUnderTest) =>
  Object.values({ first: steps.first, second: steps.second }).reduce(
    (done, step) => done.then(people.partner, 'completeStep', { step }),
    order,
  );

/** An order in every status, and variants for guards that need more than the status; the last one is what a payment's follow-on meets. */
const grounds: OrderState[] = [
  ...progressStatuses.map((status) => orderIn(status).state),
  cash(orderIn('newOrder'), 54_000).state,
  withSteps(orderIn('orderConfirmedAndPayed')).state,
  withSteps(orderIn('documentsReceived').then(people.partner, 'acceptDocument', { document: asked.document })).state,
  cash(orderIn('allStepsCompleted'), 126_000).state,
  orderIn('allStepsCompleted')
    .then(people.client, 'declareTransfer', { payment: paymentIds.rest, amount: 126_000, reference: null })
    .then(people.owner, 'acceptedProjectRequireLastPay', {}).state,
  ...(['lastPaymentConfirmed', 'projectWithFullyPayedOrderAccepted'] as const).map(
    (status) =>
      orderIn(status).then(people.partner, 'attachDocument', {
        document: id(82_000),
        kind: 'result',
        item: null,
        file: id(82_001),
        title: null,
      }).state,
  ),
  fold(cash(orderIn('orderConfirmedNotPayed'), 54_000).events.slice(0, -1)),
];

/** One step of xstate/graph with every possible submission. */
function walk(state: OrderState): Walked[] {
  const events = movingNames.flatMap((name) =>
    rowsOf(name).flatMap(({ variant }) => everybody.map((actor) => submitted(state, name, actor, variant))),
  );
  const from = orderMachine.resolveState({ value: { ...state.value }, context: state });
  const options = { events, fromState: from, stopWhen: (next: unknown) => next !== from };
  return Object.values(getAdjacencyMap(orderMachine, options as never)) as unknown as Walked[];
}

interface Walked {
  state: { value: OrderState['value'] };
  transitions: Record<string, { state: { value: OrderState['value'] }; event: OrderCommand }>;
}

const movingNames = commandNames.filter((name): name is Names => orderMachine.events.includes(name as never));

describe('the order machine explored with xstate/graph', () => {
  const explored = grounds.flatMap(walk);

  test('every status is visited', () => {
    expect([...new Set(explored.map(({ state }) => state.value.progress))].sort()).toEqual([...progressStatuses].sort());
  });

  test('every operation is taken from every status it names, and no other command changes the status', () => {
    const taken = explored.flatMap(({ state, transitions }) =>
      Object.values(transitions)
        .filter((step) => step.state.value.progress !== state.value.progress)
        .map((step) => `${state.value.progress} ${step.event.type} ${step.state.value.progress}`),
    );
    const stated = progressMoves.filter(({ from, to }) => from !== to).map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect([...new Set(taken)].sort()).toEqual([...new Set(stated)].sort());
  });
});

describe('the emitted events', () => {
  test.each(progressStatuses)('in %s match the row, for every command', (status) => {
    const order = orderIn(status);
    for (const name of commandNames) {
      const follows = rowsOf('assignManager').flatMap((row) => (row.follows?.after.includes(name) ? row.emits : []));
      const emits = [...rowsOf(name).flatMap((row) => row.emits), ...follows];
      for (const actor of everybody) {
        const decision = decide(order.state, submitted(order.state, name as Names, actor));
        if (!decision.accepted) continue;
        const own = decision.events.filter((event) => event.actor.role === actor.role).map((event) => event.type);
        expect({ name, events: own.filter((type) => !emits.includes(type)) }).toEqual({ name, events: [] });
        expect(own.length).toBeGreaterThan(0);
      }
    }
  });

  test('events stay in ascending time when the clock is set back', () => {
    const order = orderIn('lastPaymentPayed');
    const earlier = { ...command('confirmTransfer', people.owner, { payment: paymentIds.rest, amount: 1 }), at: 5 } as OrderCommand;
    const decision = decide(order.state, earlier);
    expect(decision.accepted && decision.events[0]?.at).toBe(order.state.updatedAt);
  });
});
