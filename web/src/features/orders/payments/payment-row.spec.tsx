import { cleanup, screen, within } from '@testing-library/react';
import { id, people } from '#machines/order/testing/people';
import { textRef } from '#machines/order/testing/order-builder';
import { orderIn, paymentIds } from '#machines/order/testing/stories';
import { drawOrder } from '../testing/draw-order.js';

const { client, clientManager: manager, clientHead, payment: provider } = people;

const short = () => orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 123_700 });
/** The payments of the tab, the newest first. */
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

  it('says so where more arrived, and of what was corrected later', async () => {
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

  it('is named as its client paid', async () => {
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

describe('what was paid, beside the price', () => {
  it('names who confirmed it', async () => {
    await drawOrder(short(), client);
    const line = (await screen.findByText(/reported by you, confirmed by Elena Markova, .* €23\.00 less arrived/)).parentElement;
    expect(line).toHaveTextContent(/^€1,237\.00 received on .*Bank transfer, reported by you/);
  });
});
