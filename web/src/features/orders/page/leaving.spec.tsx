import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import type { Actor } from '#machines/kernel/people';
import { type OrderUnderTest, steps } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { keepToken } from '../../../lib/session/token-store.js';
import { drawOrder } from '../testing/draw-order.js';

const { client, clientManager: manager, clientHead, partner, assignee, payment: provider } = people;
const capture = { payment: id(600), amount: 54_000, provider: 'paypal', capture: 'C' };

beforeEach(() => keepToken('token'));
afterEach(async () => {
  cleanup();
  keepToken(null);
  await i18next.changeLanguage('en');
});

const halfDone = () => orderIn('documentsReceived').then(partner, 'completeStep', { step: steps.first });
const paidInFull = (order: OrderUnderTest) =>
  order.then(manager, 'recordOfflinePayment', { payment: id(610), method: 'transfer', amount: 126_000, note: null });

/** The line, and once it is opened what stands in it. */
async function opened(order: OrderUnderTest, reader: Actor): Promise<{ line: string; text: string }> {
  cleanup();
  await drawOrder(order, reader);
  const summary = screen.getByText(/stops? now|откажется сейчас|отказаться сейчас/);
  const all = summary.closest('details') as HTMLDetailsElement;
  expect(all.open).toBe(false);
  fireEvent.click(summary);
  expect(all.open).toBe(true);
  const texts = [summary, all].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
  return { line: texts[0] ?? '', text: (texts[1] ?? '').slice(texts[0]?.length) };
}

it('given one of two steps done, when client or staff open the line, then it says what comes back and why', async () => {
  const order = paidInFull(halfDone());
  const text = /Paid€1,800\.00Steps done, 1 of 2[-−]€900\.00To be refunded€900\.00Each step costs the same share of the price\./;
  const theirs = await opened(order, client);
  expect(theirs.line).toBe('If you stop now: €900.00 back');
  expect(theirs.text).toMatch(text);
  expect(theirs.text).toContain('To cancel and get a refund, write to us in the chat.');
  expect(screen.getByRole('link', { name: 'Refund rules' })).toHaveAttribute('href', '/en/refunds');
  const ours = await opened(order, manager);
  expect(ours.line).toBe('If the client stops now: €900.00 back');
  expect(ours.text).toMatch(text);
  expect(ours.text).not.toContain('write to us');
});

it('given the reader reads Russian, when they open it, then it says the same in Russian', async () => {
  await i18next.changeLanguage('ru');
  const { line, text } = await opened(paidInFull(halfDone()), client);
  expect(line).toBe('Если отказаться сейчас: вернём 900,00 €');
  expect(text).toMatch(/Оплачено1 800,00 €Готовые шаги, 1 из 2[-−]900,00 €К возврату900,00 €Все шаги стоят одинаково\./);
});

it('given a prepayment below the price of the steps, when it is opened, then nothing comes back and nothing is due', async () => {
  const { line, text } = await opened(halfDone(), client);
  expect(line).toBe('If you stop now: nothing back');
  expect(text).toContain('To be refunded€0.00');
  expect(text).toContain('The steps done cost more than was paid. The difference isn’t due.');
  expect(text).not.toContain('get a refund');
});

it('given nothing paid, when it is opened, then stopping is free, and a reported transfer is not counted', async () => {
  const order = orderIn('newOrder');
  expect((await opened(order, client)).line).toBe('If you stop now: nothing to pay');
  expect((await opened(order, manager)).line).toBe('If the client stops now: nothing to refund');
  order.then(client, 'declareTransfer', { payment: id(601), amount: 5_000, reference: null });
  const { text } = await opened(order, client);
  expect(text).toContain('No step is done yet, so nothing is kept. €50.00 hasn’t arrived yet and isn’t included.');
  expect(text).not.toContain('write to us');
});

it('given a dispute and a refund under way, when it is opened, then each is said apart', async () => {
  const order = orderIn('orderConfirmedNotPayed').then(provider, 'recordPayment', capture);
  const refund = { refund: id(700), payment: id(600), amount: 10_000, reason: { text: id(9008), hash: '0'.repeat(64) } };
  order.then(clientHead, 'requestRefund', refund);
  order.then(provider, 'recordDispute', { payment: id(600), dispute: 'D', amount: 54_000, provider: 'paypal', dueAt: null });
  const { line, text } = await opened(order, client);
  expect(line).toBe('If you stop now: €440.00 back');
  expect(text).toMatch(/Refund in progress[-−]€100\.00To be refunded€440\.00/);
  expect(text).toContain('€440.00 of it will follow once PayPal has decided the dispute.');
});

it('given accepted work, when it is read, then it cannot be cancelled any more', async () => {
  for (const reader of [client, manager]) {
    cleanup();
    await drawOrder(orderIn('lastPaymentConfirmed'), reader);
    expect(screen.getByText('The work is accepted, so this order can’t be cancelled.')).toBeVisible();
  }
});

it('given a reader without the payments, or an order that is over, when it is read, then nothing is said of it', async () => {
  const assigned = halfDone().then(people.owner, 'assignManager', { manager: assignee.id });
  for (const [order, reader] of [
    [halfDone(), partner],
    [assigned, assignee],
    [orderIn('projectFinished'), client],
    [orderIn('orderCancelled'), manager],
  ] as const) {
    cleanup();
    await drawOrder(order, reader);
    expect(within(document.body).queryByText(/stops? now|can’t be cancelled/)).toBeNull();
  }
});
