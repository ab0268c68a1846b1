import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import type { Actor } from '#machines/kernel/people';
import { OrderUnderTest, steps } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { keepToken } from '../../../lib/session/token-store.js';
import { rightOf } from '#machines/order/withdrawal';
import { drawOrder } from '../testing/draw-order.js';
import { resourceOf } from '../testing/order-fixture.js';

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

/** The closed line, and its text once it is opened. */
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
  expect(screen.getByRole('button', { name: 'Ask us to cancel…' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Refund rules' })).toHaveAttribute('href', '/en/refunds');
  const ours = await opened(order, manager);
  expect(ours.line).toBe('If the client stops now: €900.00 back');
  expect(ours.text).toMatch(text);
  expect(screen.queryByRole('button', { name: 'Ask us to cancel…' })).toBeNull();
});

it('given a reader of Russian, when they open the line, then it says what comes back in Russian', async () => {
  await i18next.changeLanguage('ru');
  const { line, text } = await opened(paidInFull(halfDone()), client);
  expect(line).toBe('Если отказаться сейчас: вернём 900,00 €');
  expect(text).toMatch(/Оплачено1 800,00 €Готовые шаги, 1 из 2[-−]900,00 €К возврату900,00 €Все шаги стоят одинаково\./);
});

it('given a prepayment below the price of the steps, when the line is opened, then nothing comes back and nothing is due', async () => {
  const { line, text } = await opened(halfDone(), client);
  expect(line).toBe('If you stop now: nothing back');
  expect(text).toContain('To be refunded€0.00');
  expect(text).toContain('The steps done cost more than was paid. The difference isn’t due.');
});

it('given nothing paid, when the line is opened, then stopping is free, and a reported transfer is not counted', async () => {
  const order = orderIn('newOrder');
  expect((await opened(order, client)).line).toBe('If you stop now: nothing to pay');
  expect((await opened(order, manager)).line).toBe('If the client stops now: nothing to refund');
  order.then(client, 'declareTransfer', { payment: id(601), amount: 5_000, reference: null });
  const { text } = await opened(order, client);
  expect(text).toContain('No step is done yet, so nothing is kept. €50.00 hasn’t arrived yet and isn’t included.');
  expect(screen.getByRole('button', { name: 'Ask us to cancel…' })).toBeVisible();
});

it('given a dispute and a refund under way, when the line is opened, then each is named separately', async () => {
  const order = orderIn('orderConfirmedNotPayed').then(provider, 'recordPayment', capture);
  const refund = { refund: id(700), payment: id(600), amount: 10_000, reason: { text: id(9008), hash: '0'.repeat(64) } };
  order.then(clientHead, 'requestRefund', refund);
  order.then(provider, 'recordDispute', { payment: id(600), dispute: 'D', amount: 54_000, provider: 'paypal', dueAt: null });
  const { line, text } = await opened(order, client);
  expect(line).toBe('If you stop now: €440.00 back once PayPal has decided the dispute');
  expect(text).toMatch(/Refund in progress[-−]€100\.00To be refunded€440\.00/);
});

it.each([
  ['en', client, 'If you stop now: €1,800.00 back, €540.00 of it once PayPal has decided the dispute'],
  ['ru', manager, 'Если клиент откажется сейчас: вернём 1 800,00 €, из них 540,00 € после решения спора в PayPal'],
] as const)(
  'given a dispute of one payment of two, when it is read in %s, then the line says which part waits for its end',
  async (language, reader, line) => {
    await i18next.changeLanguage(language);
    const order = paidInFull(orderIn('orderConfirmedNotPayed').then(provider, 'recordPayment', capture));
    order.then(provider, 'recordDispute', { payment: id(600), dispute: 'D', amount: 54_000, provider: 'paypal', dueAt: null });
    expect((await opened(order, reader)).line).toBe(line);
  },
);

it('given accepted work, when it is read, then it cannot be cancelled any more', async () => {
  for (const reader of [client, manager]) {
    cleanup();
    await drawOrder(orderIn('lastPaymentConfirmed'), reader);
    expect(screen.getByText('The work is accepted, so this order can’t be cancelled.')).toBeVisible();
  }
});

it('given a reader without the payments, or an order that is over, when it is read, then the line is not shown', async () => {
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

describe('leaving by oneself', () => {
  const placed = (agreed = { terms: 3, startEarly: false }) =>
    OrderUnderTest.placed({}, { agreed, withdrawal: { days: 14, officeZone: 'UTC', clientZone: 'UTC' } });
  /** Paid in full, one of two steps done. */
  const atWork = (order = placed()) =>
    order
      .then(provider, 'recordPayment', { ...capture, amount: 180_000 })
      .then(manager, 'managerConfirmedPayedOrder', {})
      .then(manager, 'completeStep', { step: steps.first });
  const asked = () => halfDone().then(client, 'requestCancellation', { reason: { text: id(9002), hash: '0'.repeat(64) } });
  const drawOn = (day: string, order: OrderUnderTest, reader: Actor, path = '') => {
    jest.useFakeTimers({ now: Date.parse(`${day}T09:00:00Z`), advanceTimers: true });
    return drawOrder(order, reader, path === '' ? {} : { [path]: () => resourceOf(order, reader) });
  };
  const lastDayOf = (order: OrderUnderTest): string => rightOf(order.state)?.endsOn ?? '';
  afterEach(() => jest.useRealTimers());

  it('given a right that runs, when the client presses twice, then the withdrawal is sent with their name and mailbox', async () => {
    const order = atWork();
    const path = `POST /orders/${order.state.id}/withdrawal`;
    const { api } = await drawOn(lastDayOf(order), order, client, path);
    expect(document.body).toHaveTextContent('If you stop now: €1,800.00 back');
    expect(document.body).toHaveTextContent('You can withdraw from the contract, so nothing is kept.');
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw from the contract here' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('We’ll refund €1,800.00 within 14 days, the way you paid.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm withdrawal' }));
    await waitFor(() => expect(api.last(path)?.body).toEqual({ name: 'Anna Sokolova', email: 'anna@nordline.example' }));
  });

  it('given a dispute, when the client withdraws, then the form says what waits for its end, as the page does', async () => {
    const order = atWork().then(provider, 'recordDispute', {
      ...{ payment: capture.payment, dispute: 'D', amount: 180_000, provider: 'paypal', dueAt: null },
    });
    await drawOn(lastDayOf(order), order, client);
    expect(document.body).toHaveTextContent('If you stop now: €1,800.00 back once PayPal has decided the dispute');
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw from the contract here' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('We’ll refund €1,800.00 once PayPal has decided the dispute.');
  });

  it('given the day after the right ended, when the order is read, then the client can only ask, and staff may begin', async () => {
    const order = atWork();
    const after = new Date(Date.parse(lastDayOf(order)) + 86_400_000).toISOString().slice(0, 10);
    await drawOn(after, order, client);
    expect(screen.queryByRole('button', { name: 'Withdraw from the contract here' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask us to cancel…' })).toBeVisible();
    cleanup();
    await drawOn(after, order, manager);
    expect(document.body).not.toHaveTextContent('Work may begin after');
  });

  it('given work that waits, when staff and the partner read the order, then it says until when, unless the client asked to begin', async () => {
    const withPartner = (order: OrderUnderTest) => order.then(people.owner, 'appointPartner', { partner: partner.id, percent: null });
    const [waits, begins] = [atWork(withPartner(placed())), atWork(withPartner(placed({ terms: 3, startEarly: true })))];
    for (const reader of [manager, partner]) {
      await drawOn(lastDayOf(waits), waits, reader);
      expect(document.body).toHaveTextContent('Work may begin after');
      cleanup();
      await drawOn(lastDayOf(begins), begins, reader);
      expect(document.body).not.toHaveTextContent('Work may begin after');
      cleanup();
    }
  });

  it('given an order that staff placed, when its client reads it, then they are asked to agree, and send the version and the tick', async () => {
    const order = placed({ terms: null as unknown as number, startEarly: false });
    const path = `PUT /orders/${order.state.id}/agreement`;
    const { api } = await drawOn('2026-09-22', order, client, path);
    fireEvent.click(screen.getByRole('button', { name: 'Read and agree…' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('checkbox'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(api.last(path)?.body).toEqual({ terms: 3, startEarly: true }));
  });

  it('given a request to cancel, when the order is read, then staff read its reason and answer, and the client reads that it is open', async () => {
    const order = asked();
    const path = `PUT /orders/${order.state.id}/cancellation-request/answer`;
    const { api } = await drawOn('2026-09-22', order, manager, path);
    expect(document.body).toHaveTextContent('The client has changed their mind');
    expect(screen.getByRole('button', { name: 'Cancel the order…' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Answer…' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'It is with the register' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(api.last(path)?.body).toEqual({ answer: 'It is with the register' }));
    cleanup();
    await drawOn('2026-09-22', order, client);
    expect(document.body).toHaveTextContent(/You asked us to cancel on .*We’ll answer/);
    expect(screen.queryByRole('button', { name: 'Ask us to cancel…' })).toBeNull();
    cleanup();
    await drawOn('2026-09-22', order.then(manager, 'answerCancellation', { answer: { text: id(9002), hash: '0'.repeat(64) } }), client);
    expect(document.body).toHaveTextContent('Our answer about cancelling: The client has changed their mind');
    expect(screen.getByRole('button', { name: 'Ask us to cancel…' })).toBeVisible();
  });

  it('given a withdrawal, when the order is read, then it has the day, and the acknowledgement can be downloaded', async () => {
    const order = atWork().then(client, 'declareWithdrawal', { statement: { text: id(9002), hash: '0'.repeat(64) } });
    for (const reader of [client, manager]) {
      await drawOn('2026-09-22', order, reader);
      expect(document.body).toHaveTextContent('Withdrawn from the contract on');
      expect(screen.getByRole('button', { name: 'Download the confirmation' })).toBeVisible();
      cleanup();
    }
  });
});
