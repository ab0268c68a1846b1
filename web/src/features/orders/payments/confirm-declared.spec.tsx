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

jest.setTimeout(30_000);

const manager = people.clientManager;
const settle = 'PUT /order-payments/{orderId}/transfers/{transferId}';

function open(order = orderIn('lastPaymentPayed'), answer: Handlers['GET /orders/{id}'] = () => resourceOf(order, manager)) {
  const onClose = jest.fn();
  const api = fakeApi({
    'GET /users/me': () => meOf(manager),
    'GET /orders/{id}': answer,
    [settle]: () => ({ ...resourceOf(order, manager), version: order.state.version + 1 }),
  });
  keepToken('token');
  renderUi(<ConfirmDeclared order={order.state.id} payment={paymentIds.rest} onClose={onClose} />, '/admin/payments');
  return { api, onClose };
}

afterEach(() => keepToken(null));

describe('a declared transfer, confirmed away from its order', () => {
  it('is confirmed with what was declared, bound to the order as it was read', async () => {
    const order = orderIn('lastPaymentPayed');
    const { api, onClose } = open(order);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm transfer' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Confirm €1,260\.00/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const sent = api.last(`PUT /order-payments/${order.state.id}/transfers/${paymentIds.rest}`);
    expect(sent?.body).toMatchObject({ decision: 'confirm', amount: { amount: '1260.00', currency: 'EUR' } });
    expect(sent?.headers.get('if-match')).toBe(`"${order.state.version}"`);
  });

  it('that somebody has settled meanwhile says so, and that alone can be closed', async () => {
    const { onClose } = open(orderIn('projectFinished'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm transfer' }));
    expect(dialog.getByText('Somebody has settled this transfer already')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('of an order that cannot be read says why', async () => {
    open(undefined, () => problem(403, 'accessDenied', 'Access is denied'));
    expect(within(await screen.findByRole('dialog')).getByText('Access is denied')).toBeVisible();
  });
});
