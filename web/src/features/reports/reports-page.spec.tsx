import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, type Handlers, problem } from '../../lib/testing/fake-api.js';
import { meOf } from '../../lib/testing/me.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { usualCurrency } from './figure-texts.js';
import { ReportsPage } from './reports-page.js';
import type { Report } from './use-report.js';

// A chart needs a size, which jsdom has not; its figures stand in the table, and the browser tests draw it.
jest.mock('./report-chart.js', () => ({ ReportChart: () => null }));

const owner: Actor = { id: people.client.id, role: 'Owner', department: null };
const supermanager: Actor = { ...owner, role: 'Supermanager' };

const revenue: Report = {
  report: 'revenue',
  title: 'Revenue',
  about: 'What is counted, and when.',
  groupBy: 'country',
  groupings: ['month', 'country'],
  from: '2026-01-01',
  to: '2026-12-31',
  previous: { from: '2025-01-01', to: '2025-12-31' },
  timeZone: 'UTC',
  asOf: '2026-11-20T10:00:00.000Z',
  measures: [
    { key: 'received.EUR', title: 'Received', kind: 'money', currency: 'EUR' as const },
    { key: 'received.JPY', title: 'Received', kind: 'money', currency: 'JPY' },
  ],
  rows: [
    {
      key: 'c1',
      label: 'Estonia',
      values: { 'received.EUR': '300.00', 'received.JPY': '0' },
      previous: { 'received.EUR': '200.00', 'received.JPY': '0' },
    },
    {
      key: 'c2',
      label: 'Japan',
      values: { 'received.EUR': '0.00', 'received.JPY': '50000' },
      previous: { 'received.EUR': '10.00', 'received.JPY': '0' },
    },
  ],
  totals: { values: { 'received.EUR': '300.00', 'received.JPY': '50000' }, previous: { 'received.EUR': '210.00', 'received.JPY': '0' } },
};

const behind = {
  items: [
    {
      _id: 'o1',
      number: 'R-000007',
      status: 'newOrder',
      statusLabel: 'Awaiting confirmation',
      badge: 'orange' as const,
      client: { _id: 'p', name: 'Anna Kim' },
      service: { _id: 's', name: 'OÜ registration' },
      country: { _id: 'c1', name: 'Estonia' },
      amount: { amount: '300.00', currency: 'EUR' as const },
      at: '2026-11-02T10:00:00.000Z',
    },
  ],
  page: 1,
  per_page: 20,
  total: 1,
  totalIsExact: true,
};

function open(path: string, actor = owner, handlers: Handlers = {}) {
  const api = fakeApi({
    'GET /users/me': () => meOf(actor),
    'GET /reports/{report}': ({ path }) =>
      path === '/reports/orders'
        ? { ...revenue, report: 'orders', measures: [], rows: [], totals: { values: {}, previous: null }, previous: null }
        : revenue,
    'GET /reports/{report}/orders': () => behind,
    'GET /settings/exchange-rates': () => ({ items: [{ currency: 'JPY' as const, perEuro: '160', date: '2026-11-20' }], version: 1 }),
    'GET /countries/all': () => ({ items: [{ _id: 'c1', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } }] }),
    'GET /users/partners': () => ({ items: [], page: 1, per_page: 100, total: 0, totalIsExact: true }),
    'GET /users/staff': () => problem(403, 'accessDenied', 'Access is denied'),
    ...handlers,
  });
  keepToken('token');
  renderUi(<ReportsPage />, path);
  return api;
}

afterEach(() => keepToken(null));

describe('the page of reports', () => {
  it('asks for what its address says, without a time zone: days are the office’s', async () => {
    const api = open('/admin/reports?report=revenue&from=2026-03-01&to=2026-03-31&groupBy=country&compare=previous&filter[country]=c1');
    await screen.findByRole('table', { name: /Figures/ });
    expect(Object.fromEntries(api.last('GET /reports/revenue')?.query ?? [])).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      groupBy: 'country',
      compare: 'previous',
      'filter[country]': 'c1',
    });
  });

  it('starts with the currency of the largest amounts, compared in euros', async () => {
    open('/admin/reports?report=revenue');
    expect(await screen.findByRole('row', { name: /Japan/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Estonia/ })).not.toBeInTheDocument();
    expect(usualCurrency(revenue, { JPY: '160' })).toBe('JPY');
    expect(usualCurrency(revenue, { JPY: '200' })).toBe('EUR');
    expect(usualCurrency(revenue, {})).toBe('EUR');
  });

  it('counts movements of money in the shown currency alone, next to the totals of all of them', async () => {
    const count = { key: 'payments', title: 'Payments', kind: 'count' as const };
    const counted = (payments: number): Report => ({
      ...revenue,
      report: 'payments',
      previous: null,
      measures: [count, ...revenue.measures],
      totals: { values: { ...revenue.totals.values, payments }, previous: null },
    });
    const api = open('/admin/reports?report=payments&currency=EUR', owner, {
      'GET /reports/{report}': ({ query }) => counted(query.get('filter[currency]') === 'EUR' ? 7 : 366),
    });
    const figures = within(await screen.findByLabelText('Total'));
    expect(figures.getByText('7')).toBeInTheDocument();
    expect(screen.queryByText('366')).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Totals by currency' })).getByText(/JP¥50,000/)).toBeInTheDocument();
    expect(api.last('GET /reports/payments')?.query.get('filter[currency]')).toBe('EUR');
    expect(addressShown()).not.toContain('filter');
  });

  it('keeps currencies apart: totals of each, rows of one, with the difference to the period before in figures and words', async () => {
    open('/admin/reports?report=revenue&currency=EUR');
    const row = within(await screen.findByRole('row', { name: /Estonia/ }));
    expect(row.getByRole('link', { name: /€300\.00/ })).toBeInTheDocument();
    expect(row.getByText(/^\+€100\.00$/)).toBeInTheDocument();
    expect(row.getByText(/\(50% more\)/)).toBeInTheDocument();
    expect(row.getByText(/was €200\.00/)).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Japan/ })).getByText(/^−€10\.00$/)).toBeInTheDocument();
    const totals = within(screen.getByRole('region', { name: 'Totals by currency' }));
    expect(totals.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(totals.getByRole('link', { name: 'JPY' }));
    expect(within(await screen.findByRole('row', { name: /Japan/ })).getByRole('link', { name: /JP¥50,000/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Estonia/ })).not.toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: /Figures/ })).queryByText(/EUR/)).not.toBeInTheDocument();
    expect(addressShown()).toContain('currency=JPY');
  });

  it('says in words what the chart shows', async () => {
    open('/admin/reports?report=revenue&currency=EUR');
    const chart = await screen.findByRole('img', { name: /Received: €300\.00. Largest: €300\.00, Estonia\./ });
    expect(chart).toHaveAccessibleName(expect.stringContaining('table below the chart'));
  });

  it('leads from a figure to the orders behind it, and Back closes them', async () => {
    const api = open('/admin/reports?report=revenue&currency=EUR');
    await userEvent.click(await screen.findByRole('link', { name: /Orders behind this figure: Received, Estonia/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Received: Estonia' }));
    expect(await dialog.findByRole('link', { name: 'R-000007' })).toHaveAttribute('href', '/admin/order?id=o1');
    expect(dialog.getByText('1 order')).toBeInTheDocument();
    expect(api.last('GET /reports/revenue/orders')?.query.get('measure')).toBe('received.EUR');
    expect(api.last('GET /reports/revenue/orders')?.query.get('row')).toBe('c1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(addressShown()).not.toContain('measure'));
  });

  it('reads typed days in both notations, and reports what it cannot read', async () => {
    const api = open('/admin/reports?report=revenue&from=2026-03-01&to=2026-03-31');
    const from = await screen.findByLabelText('From');
    expect(from).toHaveValue('01/03/2026');
    await userEvent.clear(from);
    await userEvent.type(from, '31.02.2026{Enter}');
    expect(from).toHaveAccessibleDescription('Enter a date like 31/12/2026');
    expect(addressShown()).toContain('from=2026-03-01');
    await userEvent.clear(from);
    await userEvent.type(from, '10.3.26{Enter}');
    await waitFor(() => expect(addressShown()).toContain('from=2026-03-10'));
    await waitFor(() => expect(api.last('GET /reports/revenue')?.query.get('from')).toBe('2026-03-10'));
    expect(screen.getByLabelText('From')).toHaveValue('10/03/2026');
    const to = screen.getByLabelText('To');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-03-05{Enter}');
    expect(to).toHaveAccessibleDescription('Must be after the start date');
  });

  it('shows filters as chips that can be removed', async () => {
    const api = open('/admin/reports?report=revenue&filter[country]=c1&filter[currency]=EUR,JPY');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Country' }));
    expect(addressShown()).not.toContain('filter[country]');
    expect(addressShown()).toContain('filter[currency]=EUR,JPY');
    await waitFor(() => expect(api.last('GET /reports/revenue')?.query.get('filter[currency]')).toBe('EUR,JPY'));
  });

  it('groups by days only for a short period', async () => {
    open('/admin/reports?report=orders&groupBy=day&from=2026-03-01&to=2026-03-31');
    await userEvent.selectOptions(await screen.findByLabelText('Period'), 'All');
    expect(addressShown()).toContain('period=all');
    expect(addressShown()).not.toContain('groupBy');
  });

  it('sorts by a figure and keeps the total last', async () => {
    open('/admin/reports?report=revenue&currency=EUR');
    const header = await screen.findByRole('button', { name: 'Sort by Received' });
    await userEvent.click(header);
    const first = () =>
      within(screen.getByRole('table', { name: /Figures/ }))
        .getAllByRole('row')
        .map((row) => row.textContent ?? '');
    expect(first()[1]).toContain('Estonia');
    expect(addressShown()).toContain('sort=-received.EUR');
    await userEvent.click(header);
    expect(first()[1]).toContain('Japan');
    expect(first().at(-1)).toContain('Total');
  });

  it('says that a period has no data and offers to show all', async () => {
    open('/admin/reports');
    expect(await screen.findByRole('heading', { name: 'No data for this period' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(addressShown()).toContain('period=all');
  });

  it('offers files to readers who may export', async () => {
    open('/admin/reports?report=revenue', supermanager);
    await screen.findByRole('table', { name: /Figures/ });
    expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  });

  it('exports all rows as a file, with their number, and stops on request', async () => {
    let stopped = false;
    const api = open('/admin/reports?report=revenue', owner, {
      'GET /reports/{report}/export': () =>
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode('Order,Amount\r\nR-000001,1.00\r\nR-000002,2.00\r\n')),
            cancel: () => void (stopped = true),
          }),
          { headers: { 'content-type': 'text/csv', 'x-total-rows': '480' } },
        ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'All underlying rows: CSV' }));
    expect(await screen.findByRole('progressbar', { name: '2 of 480 rows' })).toHaveAttribute('value', '2');
    expect(Object.fromEntries(api.last('GET /reports/revenue/export')?.query ?? [])).toMatchObject({ rows: 'orders', format: 'csv' });
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument();
    expect(stopped).toBe(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what went wrong, with the request to quote, and tries again', async () => {
    open('/admin/reports?report=revenue', owner, { 'GET /reports/{report}': () => problem(422, 'validationFailed', 'Too long a period') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too long a period');
    expect(screen.getByRole('alert')).toHaveTextContent('req-1');
  });
});

describe('the report of renewals', () => {
  const renewals: Report = {
    ...revenue,
    report: 'renewals',
    title: 'Renewals',
    groupBy: 'kind',
    groupings: ['month', 'kind'],
    previous: null,
    asOf: null,
    measures: [
      { key: 'due', title: 'Due', kind: 'count' },
      { key: 'lost', title: 'Lost', kind: 'count' },
      { key: 'rate', title: 'Renewal rate', kind: 'percent' },
    ],
    rows: [{ key: 'tax', label: 'Tax', values: { due: 4, lost: 0, rate: null }, previous: null }],
    totals: { values: { due: 4, lost: 0, rate: 50 }, previous: null },
  };

  it('leads to the due dates behind each figure, and exports its figures alone', async () => {
    open('/admin/reports?report=renewals&from=2026-11-01&to=2026-11-30&groupBy=kind', owner, { 'GET /reports/{report}': () => renewals });
    const table = within(await screen.findByRole('table'));
    const list = '/admin/due-dates?filter[dueOn]=2026-11-01..2026-11-30';
    const hrefs = table.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(hrefs).toEqual([`${list}&filter[kind]=tax`, list, `${list}&filter[served]=true&filter[outcome]=kept`]);
    expect(table.getByRole('link', { name: '4. Due dates behind this figure: Due, Tax' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('These figures')).toBeInTheDocument();
    expect(screen.queryByText('All underlying rows')).not.toBeInTheDocument();
  });
});
