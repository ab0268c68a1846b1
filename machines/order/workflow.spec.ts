import { getAdjacencyMap } from 'xstate/graph';
import { deciderOf } from '#machines/decider/decider';
import type { StatedMove } from '#machines/decider/statechart';
import type { CommandName, OrderActor, OrderCommand } from './commands.js';
import { workflow } from './decide.js';
import type { OrderDomain, Variant } from './domain.js';
import { balance, prepaymentMissing, uncovered } from './figures.js';
import { progressMoves, rewardMoves } from './moves.js';
import { commandNames, rowsOf } from './operations.js';
import { orderMachine, refusalNow } from './rules.js';
import type { OrderState } from './state.js';
import { isFinal, type OrderValue, progressStatuses } from './statuses.js';
import { command, OrderUnderTest } from './testing/order-builder.js';
import { bestPayload } from './testing/payloads.js';
import { id, people } from './testing/people.js';

type Names = Exclude<CommandName, 'placeOrder'>;

/** Decides each submission alone: a follow-on is a separate step, taken by the payment. */
const decideAlone = deciderOf<OrderDomain>({ ...workflow, follow: () => null });

/** What the guards of moves ask, so that two orders with the same answers are one place. */
const placeOf = (order: OrderState): string => {
  const { value, facts } = order;
  const asked = [
    prepaymentMissing(facts),
    balance(order),
    uncovered(order),
    facts.itemsMissing,
    facts.itemsNotAccepted,
    facts.resultDocuments,
  ];
  const steps = [facts.openSteps > 0, facts.openSteps < facts.visibleSteps];
  return JSON.stringify([value, facts.partner !== null, facts.openTransfers > 0, ...asked.map((amount) => amount > 0), ...steps]);
};

/** The commands on which the guards of moves depend. Refunds, disputes and texts are left to the model. */
const walked: readonly Names[] = [
  ...(commandNames.filter((name) => orderMachine.events.includes(name as never)) as Names[]),
  ...(['completeStep', 'attachDocument', 'acceptDocument', 'recordOfflinePayment', 'declareTransfer', 'rejectTransfer'] as const),
];
const actors: readonly OrderActor[] = [people.client, people.partner, people.owner, people.payment];

/** Every submission that is permitted now, with the payload that is accepted if any is. */
const submissions = (state: OrderState): OrderCommand[] =>
  walked.flatMap((name) =>
    actors.flatMap((actor) =>
      rowsOf(name).flatMap(({ variant }) =>
        refusalNow(name, state, actor, variant)
          ? []
          : [command(name, actor, bestPayload(name, state, actor, id(50_000 + state.version), variant), 900)],
      ),
    ),
  );

interface Place {
  state: OrderState;
  transitions: Record<string, { state: OrderState; event: OrderCommand }>;
}

/** Explores from a placed order as far as submissions lead. */
function walk(): Record<string, Place> {
  const logic = {
    transition: (state: OrderState, submitted: OrderCommand) => {
      const decision = decideAlone(state, submitted);
      return decision.accepted ? decision.next : state;
    },
    getInitialSnapshot: () => OrderUnderTest.placed().state,
  };
  const serializeEvent = (event: OrderCommand) => JSON.stringify([event.type, event.actor.role, event.payload]);
  return getAdjacencyMap(
    logic as never,
    { events: submissions, serializeState: placeOf, serializeEvent, limit: 100_000 } as never,
  ) as never;
}

describe('the workflow, walked with xstate/graph through every decision', () => {
  const places = walk();
  const steps = Object.values(places).flatMap(({ state, transitions }) =>
    Object.values(transitions).map((step) => ({ from: state, by: step.event, to: step.state })),
  );
  const nameOf = ({ progress, reward }: OrderValue) => `${progress} ${reward}`;

  test('reaches every combination of progress and reward, but no change that waits in a final status', () => {
    const reached = new Set(Object.values(places).map(({ state }) => nameOf(state.value)));
    const expected = progressStatuses.flatMap((progress) => [
      nameOf({ progress, reward: 'agreed' }),
      ...(isFinal(progress) ? [] : [nameOf({ progress, reward: 'changed' })]),
    ]);
    expect([...reached].sort()).toEqual(expected.sort());
  });

  test('takes every move that the machine states, and no other', () => {
    const lines = (region: 'progress' | 'reward', moves: readonly StatedMove[]) =>
      moves.map(({ from, event, to }) => `${region}: ${from} ${event} ${to}`);
    const stated = [...lines('progress', progressMoves), ...lines('reward', rewardMoves)];
    const taken = steps.flatMap(({ from, by, to }) =>
      (['progress', 'reward'] as const).map((region) => ({
        region,
        line: `${region}: ${from.value[region]} ${by.type} ${to.value[region]}`,
        moved: from.value[region] !== to.value[region],
        accepted: from !== to,
      })),
    );
    expect(stated.filter((line) => !taken.some((one) => one.accepted && one.line === line))).toEqual([]);
    expect([...new Set(taken.filter(({ moved }) => moved).map(({ line }) => line))].filter((line) => !stated.includes(line))).toEqual([]);
  });

  test('has a way to the finish from every place that is not final, and none out of a final one', () => {
    const before = new Map<string, string[]>();
    for (const { from, to } of steps) before.set(placeOf(to), [...(before.get(placeOf(to)) ?? []), placeOf(from)]);
    const finishing = new Set(Object.keys(places).filter((place) => places[place]?.state.value.progress === 'projectFinished'));
    for (const place of finishing) for (const one of before.get(place) ?? []) finishing.add(one);
    const ended = (place: string) => isFinal(places[place]?.state.value.progress ?? 'newOrder');
    expect(Object.keys(places).filter((place) => !ended(place) && !finishing.has(place))).toEqual([]);
    expect(steps.filter(({ from, to }) => isFinal(from.value.progress) && from.value.progress !== to.value.progress)).toEqual([]);
  });
});

describe('the moves of the machine', () => {
  const moves = [...progressMoves, ...rewardMoves];
  const rowsFor = ({ event, variant }: StatedMove) =>
    rowsOf(event as CommandName).filter((row) => row.variant === (variant as Variant | undefined));

  test('are 32 of the progress and 7 of the reward, and three commands that may stay', () => {
    const moving = (all: readonly StatedMove[]) => all.filter(({ from, to }) => from !== to).length;
    expect([moving(progressMoves), moving(rewardMoves)]).toEqual([32, 7]);
    expect(moves.filter(({ from, to }) => from === to).map(({ event, to }) => `${event} ${to}`)).toEqual([
      'requestDocuments documentsRequested',
      'appointPartner agreed',
      'changePartnerReward changed',
    ]);
  });

  test.each(moves.map((move) => [`${move.from} ${move.event} ${move.to}`, move] as const))('%s has exactly one row', (_name, move) => {
    expect(rowsFor(move)).toHaveLength(1);
  });

  test('have one target and one condition in each region, wherever they start', () => {
    for (const region of [progressMoves, rewardMoves]) {
      const stated = new Map<string, Set<string>>();
      for (const { event, variant, guard, to } of region) {
        const name = `${event} ${variant ?? ''}`;
        stated.set(name, (stated.get(name) ?? new Set()).add(`${guard} ${to}`));
      }
      expect([...stated].filter(([, ways]) => ways.size > 1)).toEqual([]);
    }
    const conditions = (all: readonly StatedMove[]) =>
      new Map(all.map(({ event, variant, guard }) => [`${event} ${variant ?? ''}`, guard]));
    const [ofProgress, ofReward] = [conditions(progressMoves), conditions(rewardMoves)];
    for (const [name, guard] of ofReward) expect([name, ofProgress.get(name) ?? guard]).toEqual([name, guard]);
  });

  test('are the rows that lead somewhere: from there, to there, and for the reward too', () => {
    const inProgress = commandNames.flatMap((name) =>
      rowsOf(name).flatMap(({ from, to }) => (to === undefined ? [] : from.map((status) => `${status} ${name} ${to}`))),
    );
    expect(inProgress.sort()).toEqual(progressMoves.map(({ from, event, to }) => `${from} ${event} ${to}`).sort());
    const inReward = commandNames.filter((name) => rowsOf(name).some(({ reward }) => reward));
    expect(inReward.sort()).toEqual([...new Set(rewardMoves.map(({ event }) => event))].sort());
  });
});
