import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { orderIn, paymentIds } from '#machines/order/testing/stories';
import { keepToken } from '../../../lib/session/token-store.js';
import { fakeApi, type Handlers, problem } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { renderUi } from '../../../lib/testing/render.js';
import { resourceOf } from '../testing/order-fixture.js';
import { ConfirmDeclared } from './confirm-declared.js';

const manager = people.clientManager;
const operate = 'PATCH /orders/update-payment-status/{id}';
const settle = 'PUT /order-payments/{orderId}/transfers/{transferId}';

function open(order = orderIn('lastPaymentPayed'), answer: Handlers['GET /orders/{id}'] = () => resourceOf(order, manager)) {
  const onClose = jest.fn();
  const api = fakeApi({
    'GET /users/me': () => meOf(manager),
    'GET /orders/{id}': answer,
    [operate]: () => ({ ...resourceOf(order, manager), version: order.state.version + 1 }),
    [settle]: () => ({ ...resourceOf(order, manager), version: order.state.version + 1 }),
  });
  keepToken('token');
  renderUi(<ConfirmDeclared order={order.state.id} payment={paymentIds.rest} onClose={onClose} />, '/admin/payments');
  return { api, onClose };
}

async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

afterEach(() => keepToken(null));

/** Requests other than reads; foreseeing counts as a read. */
const writesIn = ({ asked }: { asked: { method: string; path: string }[] }) =>
  asked.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/dry-run'));

describe('a declared transfer, confirmed away from its order', () => {
  it('is confirmed with the balance that it covers in one step, bound to the version of the order that was read', async () => {
    const order = orderIn('lastPaymentPayed');
    const { api, onClose } = open(order);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm transfer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm €1,260.00 and balance' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const sent = api.last(`PATCH /orders/update-payment-status/${order.state.id}`);
    expect(sent?.body).toMatchObject({ operation: 'managerConfirmedLastPayment' });
    expect(sent?.headers.get('if-match')).toBe(`"${order.state.version}"`);
  });

  it('of another amount names the difference and asks once, again after every change', async () => {
    const order = orderIn('lastPaymentPayed');
    const { api, onClose } = open(order);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm transfer' }));
    const amount = dialog.getByLabelText('Amount received, EUR');
    await enter(amount, '12,600.00');
    expect(dialog.getByText(/€11,340\.00 more than reported \(€1,260\.00\)/)).toHaveTextContent(
      'It’s €11,340.00 above the balance: the excess stays as an overpayment to refund.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm €12,600.00' }));
    expect(dialog.getByText('Tick this if the amount is right, or correct it.')).toBeVisible();
    await userEvent.click(dialog.getByLabelText('The amount is right: €12,600.00'));
    await enter(amount, '1237');
    expect(dialog.getByText('€23.00 less than reported (€1,260.00).')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm €1,237.00' }));
    expect(writesIn(api)).toEqual([]);
    await userEvent.click(dialog.getByLabelText('The amount is right: €1,237.00'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm €1,237.00' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const sent = api.last(`PUT /order-payments/${order.state.id}/transfers/${paymentIds.rest}`);
    expect(sent?.body).toMatchObject({ decision: 'confirm', amount: { amount: '1237.00', currency: 'EUR' } });
  });

  it('is not confirmed at an amount that has two readings', async () => {
    const { api } = open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm transfer' }));
    await enter(dialog.getByLabelText('Amount received, EUR'), '1.410');
    expect(dialog.getByText('1,410.00 or 1.41?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Confirm/ }));
    expect(dialog.getByText('1,410.00 or 1.41? Type the one you mean')).toBeVisible();
    expect(writesIn(api)).toEqual([]);
  });

  it('can only be closed, with a message, if somebody has settled it meanwhile', async () => {
    const { onClose } = open(orderIn('projectFinished'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm transfer' }));
    expect(dialog.getByText('Someone has already settled this transfer')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows why its order cannot be read', async () => {
    open(undefined, () => problem(403, 'accessDenied', 'Access is denied'));
    expect(within(await screen.findByRole('dialog')).getByText('Access is denied')).toBeVisible();
  });
});
