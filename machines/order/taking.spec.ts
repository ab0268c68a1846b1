import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { type OperationName, operationNames, type OrderActor } from './commands.js';
import { decide } from './decide.js';
import { decideBy } from './past-versions.js';
import { fold } from './evolve.js';
import { mayManageOrders } from '#machines/access/table';
import { refusalNow } from './rules.js';
import type { OrderState } from './state.js';
import { isFinal, progressStatuses } from './statuses.js';
import { command, OrderUnderTest } from './testing/order-builder.js';
import { bestPayload } from './testing/payloads.js';
import { id, people } from './testing/people.js';
import { orderIn } from './testing/stories.js';

const { owner, admin, clientManager, businessHead, partner, client, payment } = people;

/** Everyone who may be assigned an order, except Owners, who are not assigned automatically. */
const takers = Object.values(people).filter(
  (actor: OrderActor) => actor.role !== 'payment' && actor.role !== 'Owner' && mayManageOrders(actor),
);

/** The same order without any assignment. */
const unassigned = (state: OrderState): OrderState => ({ ...state, facts: { ...state.facts, manager: null } });

const emitted = (state: OrderState, actor: OrderActor, name: OperationName): [string, unknown][] => {
  const decision = decide(state, command(name, actor, bestPayload(name, state, actor, id(5_000)), 1));
  if (!decision.accepted) throw new Error(decision.refusal.code);
  return decision.events.map(({ type, actor: by }) => [type, by.id]);
};

describe('the first operation on an unassigned order', () => {
  test('assigns it to the person who performed it, in their name and after the operation', () => {
    const order = OrderUnderTest.placed();
    expect(emitted(order.state, clientManager, 'managerConfirmedNotPayedOrder')).toEqual([
      ['OrderConfirmedUnpaid', clientManager.id],
      ['ManagerAssigned', clientManager.id],
    ]);
    order.then(clientManager, 'managerConfirmedNotPayedOrder', {});
    expect(order.events.at(-1)).toMatchObject({ type: 'ManagerAssigned', data: { manager: clientManager.id, previous: null } });
    expect(order.state.facts.manager).toBe(clientManager.id);
  });

  test('replaces no manager: a second operation keeps the assignment', () => {
    const order = OrderUnderTest.placed().then(owner, 'assignManager', { manager: businessHead.id });
    order.then(clientManager, 'managerConfirmedNotPayedOrder', {});
    expect(order.state.facts.manager).toBe(businessHead.id);
  });

  test('differs from other commands: booked money and appointed partners assign nobody', () => {
    const order = OrderUnderTest.placed()
      .then(admin, 'appointPartner', { partner: partner.id, percent: null })
      .then(clientManager, 'recordOfflinePayment', { payment: id(800), method: 'cash', amount: 1_000, note: null });
    expect(order.state.facts.manager).toBeNull();
  });

  test('keeps it unassigned if an Owner, the client, the partner or a payment acted', () => {
    const byOwner = OrderUnderTest.placed().then(owner, 'managerConfirmedNotPayedOrder', {});
    byOwner.then(payment, 'recordPayment', { payment: id(801), amount: 54_000, provider: 'test', capture: 'c' });
    expect(byOwner.state.value.progress).toBe('orderConfirmedAndPayed');
    const byClient = OrderUnderTest.placed().then(client, 'cancelOrder', { reason: { text: id(802), hash: '0'.repeat(64) } });
    const atWork = unassigned(orderIn('orderConfirmedAndPayed').state);
    expect(emitted(atWork, partner, 'requestDocuments').map(([type]) => type)).toEqual(['DocumentsRequested']);
    expect([byOwner.state.facts.manager, byClient.state.facts.manager]).toEqual([null, null]);
  });

  test('assigns it to anyone who may be assigned one, in every status with remaining work, and to no one else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...progressStatuses), fc.constantFrom(...Object.values(people)), (status, actor: OrderActor) => {
        const state = unassigned(orderIn(status).state);
        for (const name of operationNames) {
          if (refusalNow(name, state, actor)) continue;
          const decision = decide(state, command(name, actor, bestPayload(name, state, actor, id(5_000)), 1));
          if (!decision.accepted) continue;
          const takes = (takers as readonly OrderActor[]).includes(actor) && !isFinal(decision.next.value.progress);
          expect([name, decision.next.facts.manager]).toEqual([name, takes ? actor.id : null]);
        }
      }),
      runs({ quick: 200 }),
    );
  });
});

describe('a history of machine version 2', () => {
  test.each([1, 2])('as decided by version %i has an operation without an assignment', (version) => {
    const { state, events } = OrderUnderTest.placed();
    const confirming = command('managerConfirmedNotPayedOrder', clientManager, {}, 1);
    const before = decideBy(version)(state, confirming);
    expect(before).toMatchObject({ accepted: true, events: [{ type: 'OrderConfirmedUnpaid' }] });
    if (!before.accepted) return;
    expect(fold([...events, ...before.events]).facts.manager).toBeNull();
    expect(decideBy(3)(state, confirming)).toEqual(decide(state, confirming));
  });

  test('continues with money as before', () => {
    const { state } = OrderUnderTest.placed().then(owner, 'managerConfirmedNotPayedOrder', {});
    const paying = command('recordPayment', payment, { payment: id(803), amount: 54_000, provider: 'test', capture: 'c' }, 2);
    expect(decideBy(2)(state, paying)).toEqual(decide(state, paying));
  });
});
