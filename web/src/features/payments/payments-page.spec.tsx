import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { type FakeApi, fakeApi, pageOf, problem } from '../../lib/testing/fake-api.js';
import { meOf } from '../../lib/testing/me.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { PaymentsPage } from './payments-page.js';
import type { HistoryPayment, PaymentTotals } from './use-payments.js';

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
  reversed: { amount: '0.00', currency: 'EUR' },
  provider: null,
  providerReference: null,
  fee: null,
  reference: null,
  confirmedBy: { _id: 'm', name: 'Elena Markova' },
  disputes: [],
};

/** Replaces the dialog of the separate feature orders. */
const Confirm = ({ order, payment: of, onClose }: { order: string; payment: string; onClose: () => void }) => (
  <button onClick={onClose}>
    Confirming {of} of {order}
  </button>
);

function open(path = '/admin/payments', items: HistoryPayment[] = [payment], totals: PaymentTotals[] = [], who = people.clientManager) {
  const staff = path.startsWith('/admin');
  const api = fakeApi({
    'GET /users/me': () => meOf(staff ? who : people.client),
    'GET /order-payments': () => ({ ...pageOf(items)(), totals }),
    'GET /order-payments/export': () => problem(503, 'unavailable', 'Later, please.'),
  });
  keepToken('token');
  renderUi(<PaymentsPage staff={staff} Confirm={Confirm} />, path);
  return api;
}

/** Requests of the list, without those of the count. */
const listed = ({ asked }: FakeApi) =>
  asked.filter(({ path, query }) => path === '/order-payments' && query.get('per_page') !== '1').at(-1)?.query;

afterEach(() => keepToken(null));

describe('the payment history', () => {
  it('says that a payment is disputed while one of its disputes is open, and how each ended', async () => {
    const dispute = { at: '2026-11-05T10:00:00Z', dueAt: null };
    const eur = (amount: string) => ({ amount, currency: 'EUR' }) as const;
    const disputes: HistoryPayment['disputes'] = [
      { ...dispute, amount: eur('540.00'), outcome: 'won' },
      { ...dispute, amount: eur('120.00'), outcome: null },
    ];
    open('/admin/payments', [{ ...payment, disputes }]);
    const row = within(await screen.findByRole('row', { name: /R-000412/ }));
    for (const text of ['Disputed', 'Dispute about €540.00 won', 'The payer disputes €120.00'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.queryByText('Received')).toBeNull();
  });

  it('shows order, client, both dates, the amount, and which part of the price it was', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /R-000412/ }));
    expect(row.getByRole('link', { name: 'R-000412' })).toHaveAttribute('href', '/admin/order?id=o1&tab=payments');
    for (const text of ['Anna Sokolova', 'Balance', 'Bank transfer', 'Received', '4 Nov 2026', '9 Nov 2026']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    expect(row.getByText(/€1,260\.00/)).toBeInTheDocument();
    expect(row.getByText(/€60\.00 refunded/)).toBeInTheDocument();
    expect(row.getByText('Confirmed by Elena Markova')).toBeInTheDocument();
  });

  it('asks the server exactly what its address says', async () => {
    const api = open('/admin/payments?page=2&filter[stage]=prepayment&filter[refunded]=true&filter[at]=2026-11-01..2026-11-20&sort=at');
    await screen.findByText('R-000412');
    expect(Object.fromEntries(listed(api) ?? [])).toEqual({
      page: '2',
      per_page: '12',
      'filter[stage]': 'prepayment',
      'filter[refunded]': 'true',
      'filter[at]': '2026-11-01..2026-11-20',
      sort: 'at',
      include: 'totals',
    });
  });

  it('is narrowed by stage, method and refunds, and all filters are cleared at once', async () => {
    open('/admin/payments', []);
    expect(await screen.findByText('Payments will appear here')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Prepayment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.selectOptions(await screen.findByLabelText('Method'), 'Cash');
    await userEvent.click(screen.getByLabelText('Has a refund'));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(addressShown()).toBe('/admin/payments?filter[stage]=prepayment&filter[method]=cash&filter[refunded]=true');
    expect(await screen.findByText('No matching payments')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(addressShown()).toBe('/admin/payments'));
  });

  it('shows the reference of a provider and its fee, and finds payments by search, currency and day of the refund', async () => {
    const fee = { amount: '4.12', currency: 'EUR' as const };
    const online = { ...payment, method: 'provider' as const, state: 'captured' as const, providerReference: '3C679366HH908993F', fee };
    const api = open('/admin/payments?search=R-0004&filter[currency]=EUR&filter[state]=withdrawn&filter[refundedAt]=2026-11-09..', [
      online,
    ]);
    expect(await screen.findByText('Reference 3C679366HH908993F')).toBeInTheDocument();
    expect(screen.getByText(/Provider fee €4\.12/)).toBeInTheDocument();
    expect(Object.fromEntries(listed(api) ?? [])).toMatchObject({
      search: 'R-0004',
      'filter[currency]': 'EUR',
      'filter[state]': 'withdrawn',
      'filter[refundedAt]': '2026-11-09..',
    });
  });

  it('has one total for each currency, with refunds and fees beside it', async () => {
    const of = (currency: 'EUR' | 'USD') => (amount: string) => ({ amount, currency });
    const [euros, dollars] = [of('EUR'), of('USD')];
    open(
      '/admin/payments',
      [payment],
      [
        { payments: 2, received: euros('1500.00'), refunded: euros('60.00'), kept: euros('1440.00'), fees: euros('4.12') },
        { payments: 1, received: dollars('200.00'), refunded: dollars('0.00'), kept: dollars('200.00'), fees: null },
      ],
    );
    const [first, second, ...more] = within(await screen.findByRole('list', { name: 'Totals by currency' })).getAllByRole('listitem');
    expect(more).toEqual([]);
    expect(first).toHaveTextContent(
      /After refunds, EUR, 2 payments.*1,440\.00.*Received:.*1,500\.00.*Refunded:.*60\.00.*Provider fees:.*4\.12/,
    );
    expect(second).toHaveTextContent(/After refunds, USD, 1 payment.*200\.00/);
    expect(second).not.toHaveTextContent(/fees|Refunded/);
    // Folded to one line, so that the payments begin in view.
    const [fold] = screen.getAllByRole('group').filter((one) => one.tagName === 'DETAILS');
    expect(fold).not.toHaveAttribute('open');
    expect(fold?.querySelector('summary')).toHaveTextContent('Totals by currency: €1,440.00 · US$200.00');
  });

  it('is exported whole, as it is narrowed, and a failed export shows why', async () => {
    const api = open('/admin/payments?filter[currency]=EUR&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    expect(await screen.findByText(/Later, please\./)).toBeInTheDocument();
    expect(Object.fromEntries(api.last('GET /order-payments/export')?.query ?? [])).toEqual({
      'filter[currency]': 'EUR',
      sort: '-at',
      format: 'csv',
    });
  });

  it('lets staff who confirm money confirm a declared transfer in place', async () => {
    const declared = { ...payment, state: 'declared' as const, confirmedBy: null };
    const api = open('/admin/payments', [declared]);
    const tab = await screen.findByRole('link', { name: /^To confirm/ });
    await waitFor(() => expect(tab).toHaveTextContent('1'));
    expect(tab).toHaveAttribute('href', '/admin/payments?filter%5Bstate%5D=declared');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirming p1 of o1' }));
    expect(screen.queryByText(/^Confirming/)).not.toBeInTheDocument();
    expect(api.asked.some(({ path, query }) => path === '/order-payments' && query.get('filter[state]') === 'declared')).toBe(true);
  });

  it('offers nothing to confirm to staff who only read payments', async () => {
    open('/admin/payments', [{ ...payment, state: 'declared', confirmedBy: null }], [], people.innovationsManager);
    expect(await screen.findByText('R-000412')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm…' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^To confirm/ })).not.toBeInTheDocument();
  });

  it('of a client links to their own orders and names no client', async () => {
    open('/payments');
    expect(await screen.findByRole('link', { name: 'R-000412' })).toHaveAttribute('href', '/order?id=o1&tab=payments');
    expect(screen.queryByRole('columnheader', { name: 'Client' })).not.toBeInTheDocument();
    expect(screen.queryByText('Anna Sokolova')).not.toBeInTheDocument();
  });
});
