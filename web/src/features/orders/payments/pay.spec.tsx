import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Currency } from '#machines/kernel/money';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { payment } from '#machines/order/who';
import type { Schemas } from '../../../api/wire.js';
import { json, problem } from '../../../lib/testing/fake-api.js';
import { addressShown } from '../../../lib/testing/render.js';
import { drawOrder } from '../testing/draw-order.js';
import { resourceOf } from '../testing/order-fixture.js';
import type { Checkout } from './use-checkout.js';

const { client } = people;
const providers = 'GET /order-payments/providers';
const details = 'GET /order-payments/{orderId}/transfer-details';
const begin = 'POST /order-payments/{orderId}/checkouts';
const one = 'GET /order-payments/{orderId}/checkouts/{checkoutId}';
const back = 'POST /order-payments/{orderId}/checkouts/{checkoutId}/return';

const paypal = (currencies: Currency[] = ['EUR', 'USD']) => ({ items: [{ name: 'paypal', currencies, wholeUnits: [] }] });
const bank: Schemas['TransferDetailsDto'] = {
  order: { _id: id(7), number: 'R-000001' },
  due: { stage: 'prepayment', amount: { amount: '540.00', currency: 'EUR' } },
  balance: { amount: '1800.00', currency: 'EUR' },
  declared: { amount: '0.00', currency: 'EUR' },
  account: {
    payee: 'Registra OÜ',
    iban: 'EE382200221020145685',
    ibanText: 'EE38 2200 2210 2014 5685',
    account: '',
    bic: 'SAMPEE20',
    bank: 'Sample Bank AS',
    bankAddress: '',
  },
  purpose: 'Payment for order R-000001',
  qr: { payload: 'BCD', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
};
const usual = { [providers]: () => paypal(), [details]: () => bank };

const checkoutIn = (state: Checkout['state'], more: Partial<Checkout> = {}): Checkout => ({
  _id: id(50),
  orderId: id(7),
  provider: 'paypal',
  state,
  stateText: state,
  stage: 'prepayment',
  amount: { amount: '540.00', currency: 'EUR' },
  approveUrl: null,
  expiresAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 1,
  operations: [],
  ...more,
});

const sheet = async () => within(await screen.findByRole('dialog', { name: /^Pay for order/ }));

describe('the sheet with the ways to pay', () => {
  it('is open at once after the quick sign-up, on an order that nobody has confirmed yet, and closes for good', async () => {
    await drawOrder(orderIn('newOrder'), client, usual, { openPayPal: 'true' });
    const ways = await sheet();
    expect(await ways.findByRole('button', { name: /^Pay €540\.00 with PayPal$/ })).toBeEnabled();
    expect(await ways.findByText('EE38 2200 2210 2014 5685')).toBeVisible();
    expect(ways.getByRole('img', { name: 'QR code for the transfer' })).toBeVisible();
    await userEvent.click(ways.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(addressShown()).not.toContain('openPayPal');
  });

  it('is not opened for staff who follow the same link', async () => {
    await drawOrder(orderIn('newOrder'), people.clientManager, usual, { openPayPal: 'true' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('pays the prepayment, or everything when asked, and sends the server the stage and no amount', async () => {
    const { api } = await drawOrder(orderIn('orderConfirmedNotPayed'), client, {
      ...usual,
      [begin]: () => problem(503, 'providerUnavailable', 'The payment provider does not answer.'),
    });
    await userEvent.click(screen.getAllByRole('button', { name: /^Pay €540\.00/ })[0] as HTMLElement);
    const ways = await sheet();
    await userEvent.click(await ways.findByRole('radio', { name: /^The whole price, €1,800\.00$/ }));
    await userEvent.click(ways.getByRole('button', { name: /^Pay €1,800\.00 with PayPal$/ }));
    expect(await ways.findByRole('alert')).toHaveTextContent('The payment provider does not answer.');
    expect(api.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({ stage: 'postpayment' });
  });

  it('shows the same message at every press while the provider is unavailable', async () => {
    const outage = () => problem(503, 'providerUnavailable', 'We couldn’t reach the payment provider.');
    const answers = [outage, () => checkoutIn('expired'), outage];
    await drawOrder(orderIn('orderConfirmedNotPayed'), client, { ...usual, [begin]: () => (answers.shift() ?? outage)() });
    await userEvent.click(screen.getAllByRole('button', { name: /^Pay €540\.00/ })[0] as HTMLElement);
    const ways = await sheet();
    const press = async () => userEvent.click(await ways.findByRole('button', { name: /^Pay €540\.00 with PayPal$/ }));
    await press();
    expect(await ways.findByRole('alert')).toHaveTextContent('We couldn’t reach the payment provider.');
    await press();
    await waitFor(() => expect(answers).toHaveLength(0));
    expect(await ways.findByRole('alert')).toHaveTextContent('We couldn’t reach the payment provider.');
    expect(ways.queryByText('expired')).not.toBeInTheDocument();
  });

  it('says before the click that the provider does not take the currency, with the transfer beside it', async () => {
    await drawOrder(orderIn('newOrder'), client, { ...usual, [providers]: () => paypal(['USD']) }, { openPayPal: 'true' });
    const ways = await sheet();
    expect(await ways.findByText('PayPal doesn’t take EUR. Pay by bank transfer.')).toBeVisible();
    expect(ways.queryByRole('button', { name: /with PayPal/ })).not.toBeInTheDocument();
    expect(await ways.findByRole('button', { name: 'I’ve made the transfer…' })).toBeEnabled();
  });

  it('offers the transfer alone where there is no online payment, and asks for an account in the chat where there is none', async () => {
    const none = {
      [providers]: () => ({ items: [] }),
      [details]: () => ({ ...bank, account: null, qr: null }),
      'GET /chats': () => ({ items: [{ _id: 'chat-1', kind: 'client' as const, unread: 0 }], total: 1, page: 1, per_page: 20 }),
      'POST /chatmessages': () => json({ _id: 'm1' }, 201),
    };
    const { api } = await drawOrder(orderIn('newOrder'), client, none, { openPayPal: 'true' });
    const ways = await sheet();
    expect(await ways.findByText(/We have no account in EUR here yet/)).toBeVisible();
    expect(ways.queryByText('PayPal')).not.toBeInTheDocument();
    await userEvent.click(await ways.findByRole('button', { name: 'Ask for bank details' }));
    expect(await ways.findByText(/We’ve asked your manager in the chat/)).toBeVisible();
    expect(api.last('POST /chatmessages')?.body).toEqual({
      chat: 'chat-1',
      text: 'Please send me the bank details for paying order R-000412 in EUR.',
    });
  });
});

describe('coming back from the provider', () => {
  const returned = { checkout: id(50), token: 'O-1', PayerID: 'P-1' };

  it('reports it to the server once, thanks for what was paid, and leaves a clean address when closed', async () => {
    let state: Checkout['state'] = 'approvalWaited';
    const { api } = await drawOrder(
      orderIn('newOrder'),
      client,
      { ...usual, [one]: () => checkoutIn(state), [back]: () => checkoutIn((state = 'captured')) },
      returned,
    );
    expect(await screen.findByText(/^Paid: €540\.00\. Thank you!$/)).toBeVisible();
    expect(api.asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ token: 'O-1' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(addressShown()).toBe(`/order?id=${orderIn('newOrder').state.id}`);
  });

  it.each([
    ['unknown', /^We’re confirming your payment/, []],
    ['pending', /^PayPal is checking/, ['Close']],
    ['declined', /was declined\. Nothing was charged/, ['Continue with PayPal', 'Pay another way', 'Close']],
    ['approvalWaited', /wasn’t completed\. Nothing was charged/, ['Continue with PayPal', 'Pay another way', 'Close']],
    ['superseded', /didn’t go through\. Nothing was charged/, ['Pay another way', 'Close']],
  ] as const)('explains calmly what %s means, and what to do', async (state, message, ways) => {
    const approveUrl = state === 'declined' || state === 'approvalWaited' ? 'https://pay.example/O-1' : null;
    await drawOrder(orderIn('newOrder'), client, { ...usual, [one]: () => checkoutIn(state, { approveUrl }) }, { checkout: id(50) });
    const notice = (await screen.findByText(message)).closest('[role]') as HTMLElement;
    const offered = [...within(notice).queryAllByRole('link'), ...within(notice).queryAllByRole('button')];
    expect(offered.map(({ textContent }) => textContent)).toEqual(ways);
  });
});

describe('a payment that the provider is checking', () => {
  it('is shown in the task, and nothing is asked for meanwhile', async () => {
    const pending = { payment: id(640), amount: 54_000, provider: 'paypal' };
    await drawOrder(orderIn('orderConfirmedNotPayed').then(payment, 'recordPaymentPending', pending), client, usual);
    expect(screen.getByRole('heading', { level: 2, name: 'PayPal is checking your payment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay EUR.*…$/ })).not.toBeInTheDocument();
  });
});

describe('a declared transfer', () => {
  it('is withdrawn by its client after a question', async () => {
    const story = orderIn('orderConfirmedNotPayed').then(client, 'declareTransfer', { payment: id(640), amount: 54_000, reference: null });
    const path = 'DELETE /order-payments/{orderId}/transfers/{transferId}';
    const { api } = await drawOrder(story, client, { ...usual, [path]: () => resourceOf(story, client) }, { tab: 'payments' });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw…' }));
    const form = within(await screen.findByRole('dialog', { name: 'Withdraw transfer' }));
    await userEvent.click(form.getByRole('button', { name: 'Withdraw transfer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
