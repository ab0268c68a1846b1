import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, pageOf } from '../../lib/testing/fake-api.js';
import { meOf } from '../../lib/testing/me.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { PaymentsPage } from './payments-page.js';
import type { HistoryPayment } from './use-payments.js';

const payment: HistoryPayment = {
  _id: 'p1',
  order: { _id: 'o1', number: 'R-000412' },
  client: { _id: 'c', name: 'Anna Sokolova', company: 'Nordline Trade' },
  method: 'transfer',
  stage: 'postpayment',
  state: 'confirmed',
  amount: { amount: '1260.00', currency: 'EUR' },
  refunded: { amount: '60.00', currency: 'EUR' },
  at: '2026-11-04T10:00:00Z',
  refundedAt: '2026-11-09T10:00:00Z',
};

function open(path = '/admin/payments', items: HistoryPayment[] = [payment]) {
  const api = fakeApi({ 'GET /users/me': () => meOf(people.clientManager), 'GET /order-payments': pageOf(items) });
  keepToken('token');
  renderUi(<PaymentsPage />, path);
  return api;
}

afterEach(() => keepToken(null));

describe('the payment history', () => {
  it('shows order, client, both dates, the amount, and which part of the price it was', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /R-000412/ }));
    expect(row.getByRole('link', { name: 'R-000412' })).toHaveAttribute('href', '/admin/order?id=o1&tab=payments');
    for (const words of ['Anna Sokolova', 'Last payment', 'Bank transfer', 'Received', '4 Nov 2026', '9 Nov 2026']) {
      expect(row.getByText(words)).toBeInTheDocument();
    }
    expect(row.getByText(/EUR.1,260\.00/)).toBeInTheDocument();
    expect(row.getByText(/EUR.60\.00 refunded/)).toBeInTheDocument();
  });

  it('asks the server exactly what its address says', async () => {
    const api = open('/admin/payments?page=2&filter[stage]=prepayment&filter[refunded]=true&filter[at]=2026-11-01..2026-11-20&sort=at');
    await screen.findByText('R-000412');
    expect(Object.fromEntries(api.last('GET /order-payments')?.query ?? [])).toEqual({
      page: '2',
      per_page: '12',
      'filter[stage]': 'prepayment',
      'filter[refunded]': 'true',
      'filter[at]': '2026-11-01..2026-11-20',
      sort: 'at',
    });
  });

  it('is narrowed by stage, method and refunds, and widened again in one go', async () => {
    open('/admin/payments', []);
    expect(await screen.findByText('Payments will be here')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Prepayment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.selectOptions(await screen.findByLabelText('Method'), 'Cash');
    await userEvent.click(screen.getByLabelText('With a refund'));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(addressShown()).toBe('/admin/payments?filter[stage]=prepayment&filter[method]=cash&filter[refunded]=true');
    expect(await screen.findByText('No payment matches')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(addressShown()).toBe('/admin/payments'));
  });
});
