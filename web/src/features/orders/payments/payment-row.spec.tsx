import { cleanup, screen, within } from '@testing-library/react';
import { midnightOf } from '#machines/kernel/time';
import { id, people } from '#machines/order/testing/people';
import { textRef } from '#machines/order/testing/order-builder';
import { orderIn, paymentIds } from '#machines/order/testing/stories';
import { drawOrder } from '../testing/draw-order.js';

const { client, clientManager: manager, clientHead, payment: provider } = people;

const short = () => orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 123_700 });
const rows = async () => within(await screen.findByRole('tabpanel')).getAllByRole('listitem');

describe('a payment, as its client sees it', () => {
  it('says who confirmed a transfer, and by how much less arrived than was reported', async () => {
    await drawOrder(short(), client, {}, { tab: 'payments' });
    await screen.findAllByText(/reported by you/);
    const [rest, prepayment] = await rows();
    expect(rest).toHaveTextContent(
      /^Bank transfer.*€1,237\.00.*reported by you, confirmed by Elena Markova, €1,260\.00 was reported, €23\.00 less arrived/,
    );
    expect(prepayment).toHaveTextContent(/recorded by Elena Markova/);
    expect(prepayment).not.toHaveTextContent(/was reported|arrived$/);
  });

  it('says by how much more arrived, and what was corrected later', async () => {
    const more = orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 126_100 });
    const corrected = more.then(clientHead, 'correctPayment', { payment: paymentIds.rest, amount: 126_050, reason: textRef(8) });
    await drawOrder(corrected, client, {}, { tab: 'payments' });
    expect((await screen.findAllByText(/€1,260\.00 was reported, €0\.50 more arrived/)).length).toBeGreaterThan(0);
  });

  it('compares nothing before anything arrived', async () => {
    await drawOrder(orderIn('lastPaymentPayed'), client, {}, { tab: 'payments' });
    await screen.findAllByText(/reported by you/);
    expect(screen.queryByText(/was reported,/)).not.toBeInTheDocument();
  });

  it('is named by the method that its client used', async () => {
    const capture = { payment: id(600), amount: 54_000, provider: 'paypal', capture: 'C' };
    const online = orderIn('orderConfirmedNotPayed').then(provider, 'recordPayment', capture);
    await drawOrder(online, client, {}, { tab: 'payments' });
    const [row] = await rows();
    expect(row).toHaveTextContent(/^PayPal/);
    expect(document.body).not.toHaveTextContent(/payment provider/i);
    cleanup();
    await drawOrder(online, client);
    expect(await screen.findByText('€540.00 received via PayPal')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/payment provider/i);
  });
});

describe('a dispute of a payment', () => {
  const capture = { payment: id(600), amount: 54_000, provider: 'paypal', capture: 'C' };
  const about = { payment: id(600), dispute: 'D-1', amount: 30_000, provider: 'paypal' };
  const one = { ...about, dueAt: midnightOf('2026-12-30') };
  const two = () =>
    orderIn('orderConfirmedNotPayed')
      .then(provider, 'recordPayment', capture)
      .then(provider, 'recordDispute', one)
      .then(provider, 'recordDispute', { ...one, dispute: 'D-2', amount: 24_000, dueAt: null });

  it('is shown to its client without a deadline, and to staff with the day to answer by, each of two in its own line', async () => {
    await drawOrder(two(), client, {}, { tab: 'payments' });
    const [theirs] = await rows();
    expect(theirs).toHaveTextContent(/You dispute €300\.00 at PayPal.*You dispute €240\.00 at PayPal/);
    expect(theirs).not.toHaveTextContent(/The payer|answer by/);
    cleanup();
    await drawOrder(two(), clientHead, {}, { tab: 'payments' });
    const [ours] = await rows();
    expect(ours).toHaveTextContent(/The payer disputes €300\.00, answer by 30 Dec 2026.*The payer disputes €240\.00/);
  });

  it('says to its client in whose favour it was decided', async () => {
    await drawOrder(two().then(provider, 'closeDispute', { ...about, outcome: 'won' }), client, {}, { tab: 'payments' });
    const [row] = await rows();
    expect(row).toHaveTextContent('PayPal decided the dispute about €300.00 for us');
    expect(row).not.toHaveTextContent('won');
  });
});

describe('the list of payments next to the price', () => {
  it('names the person who confirmed each payment', async () => {
    await drawOrder(short(), client);
    const line = (await screen.findByText(/reported by you, confirmed by Elena Markova, .* €23\.00 less arrived/)).parentElement;
    expect(line).toHaveTextContent(/^€1,237\.00 received on .*Bank transfer, reported by you/);
  });
});
