import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type OrderUnderTest, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn, paymentIds } from '#machines/order/testing/stories';
import { drawOrder, fill } from '../testing/draw-order.js';
import { historyOf, resourceOf } from '../testing/order-fixture.js';

const { clientManager: manager, clientHead, partner } = people;
const cancelled = () => orderIn('newOrder').then(manager, 'cancelOrder', { reason: textRef(2) });
/** A finished order with €100.00 of €1,800.00 refunded. */
const refunded = () =>
  orderIn('projectFinished').then(clientHead, 'requestRefund', {
    refund: id(700),
    payment: paymentIds.rest,
    amount: 10_000,
    reason: textRef(8),
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

  it('is zero for an order that was cancelled', async () => {
    expect((await commissionOf(cancelled(), manager)).getByText('20%, €0.00')).toBeVisible();
  });

  it('shows its partner no sum that a refund may have changed, but a link to the payouts', async () => {
    expect((await commissionOf(refunded(), partner)).getByText('20%')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The amount is in Payouts' })).toHaveAttribute('href', '/payoffs');
    expect(screen.queryByText(/€360\.00/)).not.toBeInTheDocument();
  });

  it('is changed with the resulting sum in sight, and with a reason', async () => {
    const story = orderIn('documentsReceived');
    const { api } = await drawOrder(story, manager, { 'PUT /orders/{id}/partner-reward': () => resourceOf(story, manager) });
    await userEvent.click(screen.getByRole('button', { name: 'Change commission…' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog.getByLabelText('Commission, %'), '25');
    expect(dialog.getByLabelText('Commission, %')).toHaveAccessibleDescription('About €450.00 of the price of €1,800.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Change commission' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Required field/);
    fill(dialog.getByLabelText('Reason'), 'Two founders more');
    await userEvent.click(dialog.getByRole('button', { name: 'Change commission' }));
    await waitFor(() =>
      expect(api.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ percent: 25, reason: 'Two founders more' }),
    );
  });
});

describe('the person who placed an order', () => {
  it('is named as in the history, with the client if somebody else placed the order', async () => {
    const story = orderIn('newOrder');
    await drawOrder(story, manager);
    expect(await screen.findByText(/Placed on .+ by Anna Sokolova\./)).toBeVisible();
    cleanup();
    const history = historyOf(story);
    const [placed, ...later] = history.items;
    const byStaff = { ...placed, actor: { ...placed?.actor, _id: clientHead.id, name: 'Pavel Zimin' } };
    await drawOrder(story, manager, { 'GET /orders/{id}/events': () => ({ ...history, items: [byStaff, ...later] }) as never });
    expect(await screen.findByText(/Placed on .+ by Pavel Zimin for Anna Sokolova\./)).toBeVisible();
  });
});
