import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { transition } from 'xstate';
import { operationNames, type OrderActor, type OrderCommand } from './commands.js';
import { decide } from './decide.js';
import type { MachineView } from './decision.js';
import { evolve, fold } from './evolve.js';
import type { OrderEvent } from './events.js';
import { rowsOf } from './operations.js';
import { viewFor } from './who.js';
import { explain, orderMachine, refusalNow, refusalOf } from './rules.js';
import { canNow, snapshotOf } from './snapshot.js';
import type { Variant } from './domain.js';
import type { OrderState, OrderTerms } from './state.js';
import { isFinal, progressStatuses } from './statuses.js';
import { actors, at, choice, type Names, names, submission } from './testing/choices.js';
import { expectSame } from './testing/expect-same.js';
import { brokenMoney, brokenTurn } from './testing/invariants.js';
import { anyForm, command, OrderUnderTest } from './testing/order-builder.js';
import { orderIn } from './testing/stories.js';
import { bestPayload } from './testing/payloads.js';
import { id, people } from './testing/people.js';

/** Invariants of one decision, accepted or not. */
function checkDecision(state: OrderState, submitted: OrderCommand): OrderState {
  const before = JSON.stringify(state);
  const decision = decide(state, submitted);
  if (JSON.stringify(state) !== before) throw new Error('decide changed the state it was given');
  expectSame(refusalOf(state, submitted), decision.accepted ? null : decision.refusal);
  checkMachine(state, submitted, decision.accepted ? decision.events : []);
  if (!decision.accepted) return state;
  expectSame(decision.events.reduce<OrderState>(evolve, state), decision.next);
  expect(decision.next.version).toBe(state.version + decision.events.length);
  return decision.next;
}

/** The executed machine reaches the state named by the events, and stays where it is on a refused command, and on one that never moves. */
function checkMachine(state: OrderState, submitted: OrderCommand, events: readonly OrderEvent[]): void {
  const snapshot = snapshotOf(state);
  expect(snapshot.can(submitted)).toBe(events.length > 0 && orderMachine.events.includes(submitted.type));
  const own = [...events].filter(({ type }) => rowsOf(submitted.type).some(({ emits }) => emits.includes(type)));
  const [after] = transition(orderMachine, snapshot, submitted);
  expectSame(after.value, own.reduce<OrderState>(evolve, state).value);
}

/** The snapshot permits what the explanations do, and every other command that has no refusal. */
function checkInquiries(view: MachineView, actor: OrderActor): void {
  const snapshot = snapshotOf(view);
  for (const name of names) {
    for (const variant of new Set([undefined, ...rowsOf(name).map((row) => row.variant)])) {
      expectSame([name, variant, canNow(snapshot, name, actor, variant)], [name, variant, refusalNow(name, view, actor, variant) === null]);
    }
  }
  for (const { operation, permitted, variants } of explain(view, actor)) {
    const can = (variant?: Variant) => canNow(snapshot, operation, actor, variant);
    expectSame([operation, can()], [operation, permitted]);
    if (variants) expectSame([can('confirm'), can('reject')], [variants.confirm.permitted, variants.reject.permitted]);
  }
}

/** Invariants of every reached state. */
function checkState(state: OrderState, actor: OrderActor): void {
  expectSame(brokenMoney(state), []);
  expectSame(Object.values(state).includes(undefined), false);
  expectSame(explain(viewFor(actor, state), actor), explain(viewFor(people.owner, state), actor));
  checkInquiries(viewFor(actor, state), actor);
  expectSame(brokenTurn(state), []);
}

/** Each operation is listed as permitted exactly if its most acceptable payload is accepted. */
function checkExplained(state: OrderState, actor: OrderActor): void {
  const accepts = (name: Names, variant?: Variant) =>
    decide(state, command(name, actor, bestPayload(name, state, actor, id(77_777), variant), 9999)).accepted;
  for (const line of explain(viewFor(actor, state), actor)) {
    expectSame([line.operation, line.permitted], [line.operation, accepts(line.operation)]);
    if (!line.variants) continue;
    expect(line.variants.confirm.permitted).toBe(accepts(line.operation, 'confirm'));
    expect(line.variants.reject.permitted).toBe(accepts(line.operation, 'reject'));
  }
}

const movesOn = (state: OrderState): boolean =>
  actors.some(
    (actor) => actor.role !== 'payment' && operationNames.some((name) => name !== 'cancelOrder' && !refusalNow(name, state, actor)),
  );

/** Some actor can advance the order without cancelling it, directly or after one other command. */
function hasWayOn(state: OrderState): boolean {
  if (isFinal(state.value.progress) || movesOn(state)) return true;
  return actors.some((actor) =>
    names.some((name) =>
      rowsOf(name).some(({ variant }) => {
        const decision = decide(state, command(name, actor, bestPayload(name, state, actor, id(66_666), variant), 9999));
        return (
          decision.accepted &&
          decision.next.value.progress !== 'orderCancelled' &&
          (decision.next.value.progress !== state.value.progress || movesOn(decision.next))
        );
      }),
    ),
  );
}

const placements = fc.record({
  prepaymentPercent: fc.constantFrom(0, 3000, 3333, 10_000),
  requiredDocuments: fc
    .boolean()
    .map((needed): OrderTerms['requiredDocuments'] =>
      needed ? [{ kind: 'document', title: { ru: 'п', en: 'p' }, note: null, ...anyForm }] : [],
    ),
  basePrice: fc.constantFrom(0, 1, 110_000),
  details: fc.constantFrom<OrderTerms['details']>([], ['names', 'founders']),
});

/** A third of the runs starts with other terms, a third in the middle of an order's life, a third there with an assignee. */
const beginnings = fc.oneof(
  placements.map((change) => () => OrderUnderTest.placed(change)),
  fc.constantFrom(...progressStatuses).map((status) => () => orderIn(status)),
  fc
    .constantFrom(...progressStatuses.filter((status) => !isFinal(status)))
    .map((status) => () => orderIn(status).then(people.owner, 'assignManager', { manager: people.assignee.id })),
);

test('whatever people and providers submit in whatever order, the invariants hold', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(beginnings, fc.array(choice, { minLength: 1, maxLength: 50 }), (begin, choices) => {
      const order = begin();
      let state = order.state;
      const events = [...order.events];
      choices.forEach((chosen, step) => {
        const submitted = submission(state, chosen, step);
        const decision = decide(state, submitted);
        if (decision.accepted) events.push(...decision.events);
        state = checkDecision(state, submitted);
        reached.add(state.value.progress);
        checkState(state, at(actors, chosen.actor));
        if (step % 5 === 0) checkExplained(state, at(actors, chosen.actor));
        expectSame({ progress: state.value.progress, wayOn: hasWayOn(state) }, { progress: state.value.progress, wayOn: true });
      });
      actors.forEach((actor) => checkExplained(state, actor));
      expectSame(fold(events), state);
    }),
    runs({ quick: 150, full: 10_000 }), // a rejected transfer stays open: 20 of 20 seeds at 74
  );
  expect([...reached].sort()).toEqual([...progressStatuses].sort());
});
