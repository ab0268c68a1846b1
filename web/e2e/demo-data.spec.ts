import { expect, test } from '@playwright/test';
import { progressStatuses } from '#machines/order/statuses';
import { moneyScenarios, scenarios } from '../../apps/standalone/seed/scenarios.js';
import { signIn } from './people.js';

/** Orders of the scenarios, which have the first numbers. */
const count = scenarios.length + moneyScenarios.length;

interface Listed {
  _id: string;
  number: string;
  status: string;
}

interface Whole extends Listed {
  balance: { amount: string };
  conceded: { amount: string };
  machine: { facts: { reversed: number; disputed: number } };
  leaving: { way: string; reason: string } | null;
  cancellation: { answer: string | null } | null;
}

test('the demo data has orders in every status, and each of them replays', async ({ browser }) => {
  test.slow();
  const auditor = await signIn(browser, 'innovations-head', 'en');
  const { items } = await auditor.call<{ items: Listed[] }>('GET', '/orders?per_page=100&sort=number');
  const demo = items.slice(0, count);
  expect(demo).toHaveLength(count);
  expect(new Set(demo.map(({ status }) => status))).toEqual(new Set(progressStatuses));
  for (const { _id, number } of demo) {
    const { matches } = await auditor.call<{ matches: boolean }>('GET', `/orders/${_id}/replay`);
    expect(matches, number).toBe(true);
  }
});

test('the demo data shows what may happen to money, and what of it waits for a person', async ({ browser }) => {
  const staff = await signIn(browser, 'client-service-head', 'en');
  const { items } = await staff.call<{ items: Listed[] }>('GET', '/orders?per_page=100&sort=number');
  const demo = items.slice(0, count);
  const wholes = await Promise.all(demo.map(({ _id }) => staff.call<Whole>('GET', `/orders/${_id}`)));
  const all = (fits: (order: Whole) => boolean) => wholes.filter(fits).map(({ status }) => status);
  expect(all(({ balance }) => balance.amount === '23.00')).toEqual(['lastPaymentRequired']);
  expect(all(({ conceded }) => conceded.amount === '23.00')).toEqual(['documentsSentAfterLastPayment']);
  expect(all(({ machine }) => machine.facts.disputed > 0)).toEqual(['documentsReceived']);
  expect(all(({ machine }) => machine.facts.reversed > 0)).toEqual(['documentsReceived', 'documentsReceived']);
  const correctedAndFinished = [];
  for (const { _id } of wholes.filter(({ status }) => status === 'projectFinished')) {
    const { items: events } = await staff.call<{ items: { type: string }[] }>('GET', `/orders/${_id}/events?per_page=100`);
    if (events.some(({ type }) => type === 'PaymentCorrected')) correctedAndFinished.push(_id);
  }
  expect(correctedAndFinished).toHaveLength(1);
  const open = '/order-payments/findings?filter[settled]=false&sort=openedAt&per_page=100';
  const { items: findings } = await staff.call<{ items: { kind: string; order: Listed | null }[] }>('GET', open);
  const ours = findings.filter(({ order }) => demo.some(({ _id }) => _id === order?._id)).map(({ kind }) => kind);
  // The lost dispute leads to what is owed, and settles itself.
  expect(ours.sort()).toEqual(['disputed', 'underpaid', 'underpaid']);
});

test('the demo data has an order that its client may withdraw from, and one outside of that right with a request to cancel', async ({
  browser,
}) => {
  const staff = await signIn(browser, 'client-service-head', 'en');
  const { items } = await staff.call<{ items: Listed[] }>('GET', '/orders?per_page=100&sort=number');
  const demo = items.slice(0, count);
  const wholes = await Promise.all(demo.map(({ _id }) => staff.call<Whole>('GET', `/orders/${_id}`)));
  expect(wholes.filter(({ leaving }) => leaving?.way === 'withdraw' && leaving.reason === 'right')).not.toEqual([]);
  const asked = wholes.filter(({ leaving, cancellation }) => leaving?.way === 'asked' && cancellation?.answer === null);
  expect(asked.map(({ status }) => status)).toEqual(['documentsReceived']);
});
