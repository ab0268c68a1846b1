import { cleanup, screen, within } from '@testing-library/react';
import { calendarDateOf, microsADay, midnightOf } from '#machines/kernel/time';
import type { Actor } from '#machines/kernel/people';
import { dueDate } from '#machines/order/next-step';
import { type OrderUnderTest, steps, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { asked, orderIn, paymentIds } from '#machines/order/testing/stories';
import { keepToken } from '../../../lib/session/token-store.js';
import { drawOrder } from '../testing/draw-order.js';

const { client, clientManager: manager, clientHead, partner, payment: provider } = people;
const reason = textRef(8);
const details = { details: ['names' as const], termDays: 3000 };

beforeEach(() => keepToken('token'));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  keepToken(null);
});

const page = async (order: OrderUnderTest, reader: Actor): Promise<string> => {
  cleanup();
  await drawOrder(order, reader);
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
};
/** Sets the clock to some days after the order's due date. */
const daysAfterDue = (order: OrderUnderTest, days: number) =>
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${calendarDateOf((dueDate(order.state) ?? 0) + days * microsADay)}T12:00:00Z`));

const short = () => orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 123_700 });
const waiver = { amount: 2_300, limit: 2_500, reason };
const refund = { refund: id(700), payment: paymentIds.prepayment, amount: 10_000, reason };

it('U1: the documents follow the balance, and no days of the term are counted', async () => {
  const theirs = await page(short(), client);
  expect(theirs).toContain('We’ll send your documents once your payment arrives.');
  expect(theirs).not.toMatch(/We’ll need \d+ more/);
  expect(await page(short(), manager)).toContain('After the payment');
});

it('U1, U2: details are filled in, not uploaded, and begin nothing once the steps are done', async () => {
  const order = orderIn('documentsReceived', details).then(partner, 'acceptDocument', { document: asked.document });
  const before = await page(order, client);
  expect(before).toContain('To fill in');
  expect(before).not.toContain('File needed');
  expect(before).toContain('Registration starts with');
  for (const step of [steps.first, steps.second]) order.then(partner, 'completeStep', { step });
  const after = await page(order, client);
  expect(after).toContain('We’ll check the work as soon as you’ve done your part.');
  expect(after).not.toContain('Registration starts with');
});

it('U3: what is late is promised nowhere, and a new date is a task of the manager until it is named', async () => {
  const order = orderIn('documentsReceived').then(partner, 'acceptDocument', { document: asked.document });
  daysAfterDue(order, 3);
  const theirs = await page(order, client);
  expect(theirs).toContain('We’re late.');
  expect(theirs).not.toMatch(/should be ready by|Ready by/);
  expect(await page(order, manager)).toContain('Name a new date');
  expect(screen.getByRole('button', { name: 'Name a new date…' })).toBeVisible();
  order.then(manager, 'setExpectedDate', { date: midnightOf(calendarDateOf(Date.now() * 1000)) + 9 * microsADay, reason });
  expect(await page(order, client)).not.toContain('We’re late.');
  expect(await page(order, manager)).not.toContain('Name a new date');
});

it('U4: card, header and stages name the client’s turn, with the condition of the day, also while somebody else acts', async () => {
  const passport = { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null, formats: [], validMonths: null };
  const order = orderIn('orderConfirmedAndPayed', { ...details, requiredDocuments: [{ ...passport, example: null }] });
  const theirs = await page(order, client);
  expect(theirs).toContain('Your turn');
  expect(theirs).toContain('if we don’t have to wait for your company details');
  expect(theirs).toContain('waiting for you, and with us');
  expect(await page(order, manager)).toMatch(
    /Also: Client.*Also: Wait for the client to fill in company details.*Later if we have to wait/s,
  );
});

it('U6: a refund after the work was accepted is no waiver', async () => {
  const order = short().then(clientHead, 'waiveRest', waiver).then(clientHead, 'requestRefund', refund);
  for (const reader of [client, clientHead]) {
    const sums = await page(order, reader);
    expect(sums).toMatch(/Received€1,777\.00.*Refunded.€100\.00Paid, after refunds€1,677\.00Waived€23\.00/s);
    expect(sums).toMatch(/(Left to pay|Balance)€0\.00/);
  }
});

it('U9: a dispute has its deadline in the header, and locks the refund; its client reads of it', async () => {
  const capture = { payment: id(600), amount: 54_000, provider: 'paypal', capture: 'C' };
  const dispute = { payment: id(600), dispute: 'D', amount: 54_000, provider: 'paypal', dueAt: midnightOf('2026-12-30') };
  const order = orderIn('orderConfirmedNotPayed').then(provider, 'recordPayment', capture).then(provider, 'recordDispute', dispute);
  const ours = await page(order, clientHead);
  expect(ours).toContain('Answer the dispute about €540.00 by 30 Dec 2026');
  expect(ours).toContain('Refunds are locked');
  expect(screen.queryByRole('button', { name: 'Refund…' })).not.toBeInTheDocument();
  // What moves the order on is not all that there is to do.
  expect(ours).not.toContain('No actions are available');
  expect(await page(order, client)).toContain('You’ve disputed €540.00 at PayPal.');
});

it('U12: a prepayment that was received is not called needless', async () => {
  const order = orderIn('newOrder').then(provider, 'recordPayment', { payment: id(600), amount: 54_000, provider: 'paypal', capture: 'C' });
  const ours = await page(order, manager);
  expect(ours).toContain('The prepayment of €540.00 has been received.');
  expect(ours).toContain('The prepayment of €540.00 has been received. Confirm the order to start work.');
  expect(await page(orderIn('newOrder', { prepaymentPercent: 0 }), manager)).toContain('Nothing has to be paid in advance.');
});

it('U14: what arrived short can be waived where it is waited for', async () => {
  await page(short(), manager);
  expect(screen.getByRole('button', { name: 'Waive €23.00…' })).toBeVisible();
  await page(orderIn('lastPaymentRequired'), manager);
  expect(screen.queryByRole('button', { name: /^Waive/ })).not.toBeInTheDocument();
});

it('U21: the turn is counted from when it began, and a day says what is left', async () => {
  const order = orderIn('documentsReceived', { termDays: 3000 }).advance(240);
  order.then(partner, 'rejectDocument', { document: asked.document, reason });
  jest.spyOn(Date, 'now').mockReturnValue(order.state.updatedAt / 1000 + 120_000);
  expect(await page(order, manager)).toMatch(/Client, for 2 minutes/);
  expect(await page(orderIn('documentsReceived', { termDays: 3000 }), client)).not.toMatch(/\(\d+ (working )?days?\)/);
});

it('U26: what was sent is named before what comes next', async () => {
  const order = orderIn('documentsReceived', details);
  expect(await page(order, client)).toContain('We’ve received: Passport of the director.');
});

it('U31: no date is changed once the documents were delivered', async () => {
  await page(orderIn('documentsSentAfterLastPayment'), manager);
  expect(screen.queryByRole('button', { name: 'Change date…' })).not.toBeInTheDocument();
});

it('U40: a cancelled order asks for nothing, and says what goes back', async () => {
  const cancelled = (status: 'newOrder' | 'documentsReceived') => orderIn(status).then(manager, 'cancelOrder', { reason });
  expect(await page(cancelled('newOrder'), client)).not.toContain('Left to pay');
  await page(cancelled('documentsReceived'), client);
  expect(
    within(screen.getByRole('heading', { name: 'Payment' }).closest('section') as HTMLElement).getByText('To be refunded'),
  ).toBeVisible();
});
