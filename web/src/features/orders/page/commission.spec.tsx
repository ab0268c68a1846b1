import { screen, within } from '@testing-library/react';
import { type OrderUnderTest, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn, paymentIds } from '#machines/order/testing/stories';
import { drawOrder } from '../testing/draw-order.js';

/* A whole page in jsdom, on a busy machine. */
jest.setTimeout(30_000);

const { clientManager: manager, clientHead, partner } = people;
const cancelled = () => orderIn('newOrder').then(manager, 'cancelOrder', { reason: textRef(2) });
/** Finished, and €100.00 of its €1,800.00 given back. */
const refunded = () =>
  orderIn('projectFinished').then(clientHead, 'requestRefund', {
    ...{ refund: id(700), payment: paymentIds.rest, amount: 10_000, reason: textRef(8) },
  });

async function commissionOf(story: OrderUnderTest, reader: typeof partner) {
  await drawOrder(story, reader);
  return within(screen.getByText('Commission').parentElement ?? document.body);
}

describe('the commission of an order', () => {
  it('is a percent of the price while the order goes on', async () => {
    expect((await commissionOf(orderIn('documentsReceived'), manager)).getByText('20%, €360.00')).toBeVisible();
  });

  it('is taken of what is kept once the order is finished', async () => {
    expect((await commissionOf(refunded(), manager)).getByText('20%, €340.00')).toBeVisible();
  });

  it('is nothing of an order that was cancelled', async () => {
    expect((await commissionOf(cancelled(), manager)).getByText('20%, €0.00')).toBeVisible();
  });

  it('names its partner no sum that a refund may have changed, but where it is', async () => {
    expect((await commissionOf(refunded(), partner)).getByText('20%')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The amount is in Payouts' })).toHaveAttribute('href', '/payoffs');
    expect(screen.queryByText(/€360\.00/)).not.toBeInTheDocument();
  });
});
