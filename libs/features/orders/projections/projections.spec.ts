import type { Person } from '#libs/contracts/people/people-by-ids';
import type { Actor } from '#machines/kernel/people';
import { nameFor } from '#machines/kernel/person-name';
import { orderIn } from '#machines/order/testing/stories';
import { steps } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import type { OrderEvent, OrderEventType } from '#machines/order/events';
import { isFinal, progressStatuses, rewardStatus } from '#machines/order/statuses';
import { csvLine } from '#libs/platform/tables/csv';
import { orderItem, summaryOfState } from './order-item.js';
import { orderView } from './order-view.js';
import { type Reader, anyReader, eventDataFor, readerOf, scopeOf, seesAttempt, seesEvent, statusesFor } from '../rules/reader.js';
import type { References } from './references.js';
import { addOrderTexts } from './order-texts.js';

addOrderTexts();

const person = (id: string): Person => ({
  id,
  role: 'Client',
  department: null,
  firstName: 'Anna',
  lastName: 'Sokolova',
  email: 'anna@nordline.example',
  phone: '+372 5550 0142',
  timeZone: null,
  emailConfirmed: true,
  partnerCompanyName: null,
  language: 'en',
  active: true,
});
const referencesTo = (of: References['person']): References => ({
  person: of,
  name: (id) => nameFor(of(id), 'en'),
  country: (id) => ({ id, code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } }),
  text: (ref) => (ref ? 'a secret note' : null),
  file: (id) => ({ id, name: 'passport.pdf', size: 1, type: 'application/pdf', sha256: '' }),
});
const references = referencesTo(person);
const reader = (actor: Actor): Reader => anyReader({ actor, language: 'en' });
const [staff, client, partner] = [reader(people.clientManager), reader(people.client), reader(people.partner)];
const assignee = reader(people.assignee);

function members(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inside] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(name);
    members(inside, found);
  }
  return found;
}

describe('the projection of an order', () => {
  it.each(progressStatuses)('in %s gives a client nothing of the reward', (status) => {
    const { state } = orderIn(status);
    const view = orderView({ ...state, value: { ...state.value, reward: 'changed' } }, client, references);
    const names = members(view);
    expect(names.has('partnerRewardPercent') || names.has('pendingPartnerRewardPercent')).toBe(false);
    expect(view.statuses).toEqual([status]);
    expect(view.machine.value.reward).toBe('agreed');
    expect(view.machine.facts).toMatchObject({ rewardPercent: 0, pendingRewardPercent: null });
  });

  it.each(progressStatuses)('in %s gives a partner price and reward, and no payments, contacts or figures of them', (status) => {
    const view = orderView(orderIn(status).state, partner, references);
    const names = members(view);
    for (const hidden of [
      'payments',
      'leaving',
      'paid',
      'refunded',
      'balance',
      'refundable',
      'overpaid',
      'conceded',
      'prepaymentPercent',
      'email',
      'phone',
    ]) {
      expect([hidden, Object.hasOwn(view, hidden)]).toEqual([hidden, false]);
    }
    expect(names.has('email') || names.has('phone')).toBe(false);
    expect(view).toMatchObject({ price: { currency: 'EUR' }, partnerRewardPercent: expect.any(Number) });
    expect(view.machine.facts).toMatchObject({ received: 0, refunded: 0, reserved: 0, conceded: 0, openTransfers: 0 });
  });

  it.each(progressStatuses)('in %s gives the assignee what is paid and due, and nothing of the payment history', (status) => {
    const { state } = orderIn(status);
    const view = orderView(state, assignee, references);
    for (const hidden of ['payments', 'leaving', 'refunded', 'refundable', 'overpaid', 'conceded']) {
      expect([hidden, Object.hasOwn(view, hidden)]).toEqual([hidden, false]);
    }
    expect(view).toMatchObject({ price: { currency: 'EUR' }, partnerRewardPercent: expect.any(Number) });
    const { paid, balance, prepayment } = orderView(state, staff, references);
    expect(view).toMatchObject({ paid, balance, prepayment });
    expect(view.client).toMatchObject({ email: 'anna@nordline.example' });
    expect(view.machine.facts).toMatchObject({ refunded: 0, reserved: 0, openTransfers: 0 });
  });

  it.each(progressStatuses)('in %s gives client and staff the same price of leaving, and none once the order is over', (status) => {
    const { state } = orderIn(status);
    const [forClient, forStaff] = [client, staff].map((to) => orderView(state, to, references).leaving);
    expect(forClient).toEqual(forStaff);
    if (isFinal(status)) expect(forClient).toBeNull();
    else expect(forClient).toMatchObject({ back: { currency: 'EUR' }, stepsAll: 2 });
  });

  it('gives what comes back as money: what was paid less one of two steps', () => {
    const order = orderIn('documentsReceived').then(people.partner, 'completeStep', { step: steps.first });
    order.then(people.clientManager, 'recordOfflinePayment', { payment: id(610), method: 'cash', amount: 50_000, note: null });
    const money = (amount: string) => ({ amount, currency: 'EUR' });
    expect(orderView(order.state, client, references).leaving).toEqual({
      back: money('140.00'),
      disputed: money('0.00'),
      kept: money('900.00'),
      reserved: money('0.00'),
      announced: money('0.00'),
      stepsDone: 1,
      stepsAll: 2,
      reason: 'steps',
      way: 'ask',
    });
  });

  it('gives staff the client’s contacts, and clients none', () => {
    const { state } = orderIn('orderConfirmedAndPayed');
    expect(orderItem(summaryOfState(state), staff, references).client).toMatchObject({
      email: 'anna@nordline.example',
      phone: '+372 5550 0142',
    });
    expect(JSON.stringify(orderView(state, client, references))).not.toContain('nordline');
  });

  it.each(progressStatuses)('in %s shows a client the results only once they are sent', (status) => {
    const { state } = orderIn(status);
    const results = (to: Reader) => orderView(state, to, references).documents.filter(({ kind }) => kind === 'result').length;
    const sent = status === 'documentsSentAfterLastPayment' || status === 'projectFinished';
    expect(results(client)).toBe(sent ? results(staff) : 0);
  });

  it('lists all fifteen operations, evaluated for the reader, with the figures as money', () => {
    const { operations } = orderView(orderIn('orderConfirmedNotPayed').state, client, references);
    expect(operations).toHaveLength(15);
    expect(operations.find(({ operation }) => operation === 'orderPayedAfterManagerConfirmed')).toMatchObject({
      permitted: false,
      code: 'prepaymentMissing',
      remedy: { key: 'receivePrepayment', amount: { amount: '540.00', currency: 'EUR' }, text: '€540.00 is still due.' },
    });
    const confirm = operations.find(({ operation }) => operation === 'managerConfirmedLastPayment');
    expect(confirm?.variants).toMatchObject({ confirm: { permitted: false }, reject: { permitted: false } });
  });

  it('leaves an erased person without a name', () => {
    const view = orderItem(
      summaryOfState(orderIn('newOrder').state),
      client,
      referencesTo(() => undefined),
    );
    expect(view.client.name).toBe('');
  });
});

describe('the scope of orders and events that a reader may see', () => {
  it('is all orders for staff, the assigned ones for staff who have only these, and their own for everybody else', () => {
    expect([staff, assignee, client, partner].map(scopeOf)).toEqual([
      { of: 'all' },
      { of: 'manager', id: people.assignee.id },
      { of: 'client', id: people.client.id },
      { of: 'partner', id: people.partner.id },
    ]);
    expect(() => readerOf({ actor: { ...people.clientManager, department: 'ubContent' }, language: 'en' })).toThrow('accessDenied');
  });

  it('has the status of a changed reward for everybody but clients', () => {
    expect(statusesFor(client)).not.toContain(rewardStatus);
    expect(statusesFor(partner)).toContain(rewardStatus);
    expect(statusesFor(staff)).toHaveLength(14);
  });

  it('has no event of money for partners and assignees, and none of the reward for clients', () => {
    const story = orderIn('projectFinished');
    const types = (to: Reader) =>
      story.events.filter((event: OrderEvent) => seesEvent(to, event, 'projectFinished')).map(({ type }) => type);
    expect(types(staff)).toEqual(story.events.map(({ type }) => type));
    expect(types(partner)).not.toEqual(expect.arrayContaining<OrderEventType>(['TransferRecorded']));
    expect(types(partner).filter((type) => /Payment(?!Required)|Transfer|Refund|Cash/.test(type) && !/^LastPayment/.test(type))).toEqual(
      [],
    );
    expect(types(assignee)).toEqual(types(partner));
    const rewarded = orderIn('documentsReceived').then(people.clientManager, 'changePartnerReward', { percent: 2500, limit: 10_000 });
    expect(
      rewarded.events
        .filter(({ type }) => type === 'PartnerRewardChanged')
        .every((event) => seesEvent(assignee, event, 'documentsReceived')),
    ).toBe(true);
    expect(types(client).filter((type) => /Reward/.test(type))).toEqual([]);
  });

  it('has attempts at moving money for those alone who see the payment history', () => {
    const attempts = [
      'recordOfflinePayment',
      'declareTransfer',
      'requestRefund',
      'managerConfirmedLastPayment',
      'completeStep',
      'cancelOrder',
    ] as const;
    expect(attempts.filter((name) => seesAttempt(staff, name))).toEqual([...attempts]);
    expect(attempts.filter((name) => seesAttempt(assignee, name))).toEqual(['completeStep', 'cancelOrder']);
  });

  it('has no percent, amount or note in an event that is not the reader’s', () => {
    const story = orderIn('projectFinished');
    const all = (to: Reader) =>
      JSON.stringify(story.events.filter((event) => seesEvent(to, event, 'projectFinished')).map((event) => eventDataFor(to, event)));
    expect(all(client)).not.toMatch(/rewardPercent|partnerRewardPercent|"percent"/i);
    expect(all(partner)).not.toMatch(/"paid"|"received"|"payment"/);
    expect(all(partner)).toMatch(/"rewardPercent"/);
  });
});

describe('a line of CSV', () => {
  it('quotes what has to be quoted, and never starts a formula', () => {
    expect(csvLine(['R-1', 'Tamm, "OÜ"', null, 7])).toBe('"R-1","Tamm, ""OÜ""","","7"\r\n');
    expect(csvLine(['=1+1', '+372', '-5', '@x', -5])).toBe(`"'=1+1","'+372","'-5","'@x","-5"\r\n`);
  });
});
