import { decide } from './decide.js';
import { mayEver, refusalOf } from './rules.js';

import { command, configuration, steps, terms, textRef } from './testing/order-builder.js';
import { refused } from './testing/outcome.js';
import { id, people } from './testing/people.js';
import { orderIn } from './testing/stories.js';
import { maySee } from './who.js';

const { client, otherClient, partner, otherPartner, clientManager: manager, contentManager, payment } = people;
const reason = textRef(6);

describe('refusals have this precedence', () => {
  const cash = { payment: id(800), amount: 1, note: null };

  test('never for this role comes before the status', () => {
    expect(refused(orderIn('projectFinished'), client, 'orderPayedWithCashAfterManagerConfirmed', cash)?.code).toBe('forbiddenForRole');
  });
  test('the status comes before the role in this status', () => {
    expect(refused(orderIn('lastPaymentPayed'), client, 'cancelOrder', { reason })?.code).toBe('operationNotPermittedInStatus');
  });
  test('the role in this status comes before the guard', () => {
    const paid = orderIn('documentsReceived');
    expect(paid.state.facts.received).toBeGreaterThan(0);
    expect(refused(paid, client, 'cancelOrder', { reason })?.code).toBe('forbiddenForRole');
  });
  test('the guard on the state comes before the guard on the payload', () => {
    expect(refused(orderIn('newOrder'), manager, 'requestDocuments', { items: [], again: [], withdraw: [] })?.code).toBe(
      'operationNotPermittedInStatus',
    );
    expect(
      refused(orderIn('lastPaymentConfirmed'), manager, 'recordOfflinePayment', { ...cash, method: 'cash', amount: 999_999 })?.code,
    ).toBe('nothingDue');
  });
});

describe('the remedy of a wrong status', () => {
  test('names the statuses that are still ahead', () => {
    expect(refused(orderIn('documentsReceived'), manager, 'managerFinishedProject', {})?.remedy).toEqual({
      key: 'reachStatus',
      statuses: ['projectWithFullyPayedOrderAccepted', 'documentsSentAfterLastPayment'],
    });
  });
  test('says when the order is past all of them, or closed', () => {
    expect(refused(orderIn('documentsReceived'), manager, 'managerConfirmedPayedOrder', {})?.remedy).toEqual({ key: 'noLongerPossible' });
    expect(refused(orderIn('orderCancelled'), manager, 'managerConfirmedPayedOrder', {})?.remedy).toEqual({ key: 'orderClosed' });
  });
});

describe('the rules of an order', () => {
  const facts = orderIn('documentsReceived').state.facts;

  test('let staff who read orders, its client and its partner see it', () => {
    const seeing = [client, partner, manager, payment].map((actor) => maySee(actor, facts));
    expect(seeing).toEqual([true, true, true, true]);
    expect([otherClient, otherPartner, contentManager].map((actor) => maySee(actor, facts))).toEqual([false, false, false]);
  });
  test('let its assignee see and operate it while it is assigned to them, and move no money', () => {
    const { assignee, owner } = people;
    const order = orderIn('documentsReceived');
    const stands = () => [maySee(assignee, order.state.facts), mayEver(assignee, 'completeStep', order.state.facts)];
    expect(stands()).toEqual([false, false]);
    order.then(owner, 'assignManager', { manager: assignee.id });
    expect(stands()).toEqual([true, true]);
    expect(order.submit(assignee, 'completeStep', { step: steps.first }).accepted).toBe(true);
    for (const name of ['recordOfflinePayment', 'confirmTransfer', 'requestRefund', 'managerConfirmedLastPayment'] as const) {
      expect([name, mayEver(assignee, name, order.state.facts)]).toEqual([name, false]);
    }
    order.then(owner, 'assignManager', { manager: manager.id });
    expect(stands()).toEqual([false, false]);
  });
  test('refuse a person who never may use an operation before the order is evaluated', () => {
    expect(mayEver(client, 'managerFinishedProject', facts)).toBe(false);
    expect(mayEver(client, 'cancelOrder', facts)).toBe(true);
    expect(mayEver(client, 'attachDocument', facts)).toBe(true);
    expect(mayEver(otherClient, 'cancelOrder', facts)).toBe(false);
    expect(mayEver(payment, 'clientPayedLastPayment', facts)).toBe(true);
    expect(mayEver(payment, 'cancelOrder', facts)).toBe(true);
    expect(mayEver(payment, 'editOrder', facts)).toBe(false);
  });
  test('let a Client place an order for themselves, and staff who operate orders place it', () => {
    const payload = { client: client.id, terms, configuration };
    const codes = [client, manager, otherClient, partner, contentManager].map((actor) => {
      const decision = decide(null, command('placeOrder', actor, payload));
      return decision.accepted ? 'accepted' : decision.refusal.code;
    });
    expect(codes).toEqual(['accepted', 'accepted', 'forbiddenForRole', 'forbiddenForRole', 'forbiddenForRole']);
    expect(decide(null, command('placeOrder', partner, payload))).toEqual({
      accepted: false,
      refusal: { code: 'forbiddenForRole', remedy: { key: 'askRole', roles: ['staff', 'client'] } },
    });
    expect([mayEver(client, 'placeOrder', null), mayEver(partner, 'placeOrder', null)]).toEqual([true, false]);
  });
});

test('a refused command does not modify its state, and a permitted one has no refusal', () => {
  const { state } = orderIn('newOrder');
  const permitted = command('managerConfirmedNotPayedOrder', manager, {});
  expect(refusalOf(state, permitted)).toBeNull();
  expect(() => decide(null, permitted)).toThrow('needs an order');
  expect(() => decide(state, command('placeOrder', client, { client: client.id, terms, configuration }))).toThrow('already placed');
});
