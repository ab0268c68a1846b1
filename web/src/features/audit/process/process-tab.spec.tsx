import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { statusMeta } from '#machines/order/status-meta';
import { progressStatuses } from '#machines/order/statuses';
import { keepToken } from '../../../lib/session/token-store.js';
import { addressShown, renderPage } from '../../../lib/testing/render.js';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { AuditPage } from '../audit-page.js';
import type { ProcessMap, WalkedArrow, WalkedOrder } from './use-process-map.js';

const day = 86_400;
const arrow = (change: Partial<WalkedArrow>): WalkedArrow => ({
  from: 'newOrder',
  to: 'orderConfirmedNotPayed',
  operations: ['managerConfirmedNotPayedOrder'],
  kind: 'onward',
  times: 0,
  share: null,
  median: null,
  ninetieth: null,
  ...change,
});

const map = (change: Partial<ProcessMap> = {}): ProcessMap => ({
  orders: 40,
  finished: 30,
  cancelled: 2,
  statuses: progressStatuses.map((status) => ({
    status,
    badge: statusMeta[status].badge,
    orders: status === 'newOrder' ? 40 : 0,
    stays: status === 'newOrder' ? 38 : 0,
    median: status === 'newOrder' ? day * 2 : null,
    ninetieth: status === 'newOrder' ? day * 5 : null,
    waiting:
      status === 'newOrder'
        ? { orders: 2, median: day, longest: day * 3, for: [{ who: 'staff', orders: 2 }] }
        : { orders: 0, median: null, longest: null, for: [] },
  })),
  arrows: [
    arrow({ times: 30, share: 78.95, median: day * 2, ninetieth: day * 5 }),
    arrow({ to: 'orderCancelled', operations: ['cancelOrder'], kind: 'out', times: 2, share: 5.26, median: day, ninetieth: day }),
    arrow({ from: 'allStepsCompleted', to: 'documentsReceived', operations: ['notAcceptPartnerWork'], kind: 'back' }),
    arrow({ from: 'newOrder', to: 'projectFinished', operations: [], times: 1, share: 2.63, median: day, ninetieth: day }),
  ],
  loops: [{ from: 'allStepsCompleted', to: 'documentsReceived', orders: 3, times: 5 }],
  skipped: [{ status: 'orderConfirmedNotPayed', orders: 6, times: 6 }],
  repeated: [],
  paidLate: [{ status: 'lastPaymentRequired', orders: 2, times: 2 }],
  outliers: [{ status: 'documentsReceived', orders: 3, times: 4 }],
  paidLateDays: 7,
  asOf: '2026-11-20T10:05:07.000Z',
  ...change,
});

const order: WalkedOrder = {
  _id: 'order-1',
  number: 'R-000412',
  status: 'newOrder',
  client: { _id: 'c', name: 'Anna' },
  service: { _id: 's', name: 'OÜ' },
  country: { _id: 'e', name: 'Estonia' },
  manager: { _id: 'm', name: 'Olga Nikitina' },
  partner: null,
  times: 1,
  seconds: day * 3,
  days: null,
  at: '2026-11-20T10:05:07.000Z',
};

const owner: Actor = people.owner as Actor;
const open = (path: string, maps: (query: URLSearchParams) => ProcessMap = () => map(), actor: Actor = owner) =>
  renderPage(
    <AuditPage />,
    path,
    {
      'GET /audit/process-map': ({ query }) => maps(query),
      'GET /audit/process-map/orders': () => ({ items: [order], page: 1, per_page: 20, total: 1, totalIsExact: true }),
    },
    actor,
  );

beforeAll(() => startTestTexts('en'));
afterEach(() => keepToken(null));

describe('the process map', () => {
  it('has the figures of its drawing in tables: times of each status, and every transition', async () => {
    open('/admin/audit?tab=process');
    const times = within(await screen.findByRole('table', { name: 'Time in each status' }));
    const row = within(times.getByText('Awaiting confirmation').closest('tr') as HTMLElement);
    expect(row.getByText('2 days')).toBeInTheDocument();
    expect(row.getByText('5 days')).toBeInTheDocument();
    expect(row.getByRole('link', { name: '2, longest 3 days' })).toBeInTheDocument();
    expect(row.getByText('staff: 2')).toBeInTheDocument();
    const ways = within(screen.getByRole('table', { name: 'Ways between statuses' }));
    // Ways that nobody took are rows too.
    expect(ways.getAllByRole('row')).toHaveLength(5);
    const way = within(ways.getByText('Awaiting confirmation → Payment pending').closest('tr') as HTMLElement);
    expect(way.getByText('Confirm and request prepayment')).toBeInTheDocument();
    expect(way.getByText('79%')).toBeInTheDocument();
    expect(way.getByText('2 days / 5 days')).toBeInTheDocument();
    expect(ways.getByText('By earlier rules')).toBeInTheDocument();
  });

  it('is drawn with a name for each arrow that a screen reader can say', async () => {
    open('/admin/audit?tab=process');
    const drawn = within(await screen.findByRole('group', { name: 'The workflow, with how often each way was taken' }));
    expect(
      drawn.getByRole('link', { name: 'Awaiting confirmation → Payment pending: 30 times, 79%, 2 days / 5 days' }),
    ).toBeInTheDocument();
    expect(drawn.getByRole('link', { name: 'Awaiting confirmation: 40 orders' })).toBeInTheDocument();
    expect(drawn.getByRole('link', { name: 'Awaiting confirmation → Cancelled: 2 times, 5%, 24 hr / 24 hr' })).toBeInTheDocument();
    expect(drawn.queryByRole('link', { name: /On check: work → Documents received/ })).toBeNull();
  });

  it('says which steps were skipped, repeated and returned to, and that its times exclude unfinished stays', async () => {
    open('/admin/audit?tab=process');
    const part = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);
    expect((await part('Skipped steps')).getByText('Payment pending')).toBeInTheDocument();
    expect((await part('Skipped steps')).getByRole('link', { name: '6 orders' })).toBeInTheDocument();
    expect((await part('Repeated steps')).getByText('None.')).toBeInTheDocument();
    expect((await part('Ways back')).getByText('On check: work → Documents received')).toBeInTheDocument();
    expect(
      screen.getByText(
        /Times are of stays that have ended; an order that is still in a status counts only under “waiting now” and among the unusually long/,
      ),
    ).toBeVisible();
  });

  it('leads from a skipped step to its orders, and from there to their history', async () => {
    const api = open('/admin/audit?tab=process&filter[country]=country-1');
    await userEvent.click(await screen.findByRole('link', { name: '6 orders' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Skipped: Payment pending' }));
    expect(await sheet.findByRole('link', { name: 'R-000412' })).toHaveAttribute('href', '/admin/order?id=order-1&tab=history');
    expect(sheet.getByText(/Olga Nikitina/)).toBeInTheDocument();
    const asked = api.last('GET /audit/process-map/orders')?.query;
    expect(asked?.get('behind')).toBe('skipped');
    expect(asked?.get('status')).toBe('orderConfirmedNotPayed');
    expect(asked?.get('filter[country]')).toBe('country-1');
    expect(addressShown()).toContain('behind=skipped');
    await userEvent.keyboard('{Escape}');
    expect(addressShown()).not.toContain('behind');
  });

  it('shows two maps with other filters side by side, in one table, from its address', async () => {
    const api = open('/admin/audit?tab=process&filter[manager]=manager-1&compare=true&b.manager=manager-2', (query) =>
      query.get('filter[manager]') === 'manager-2'
        ? map({ arrows: [arrow({ times: 7, share: 100, median: day * 9, ninetieth: day * 9 })] })
        : map(),
    );
    const ways = within(await screen.findByRole('table', { name: 'Ways between statuses' }));
    const row = within((await ways.findByText('Awaiting confirmation → Payment pending')).closest('tr') as HTMLElement);
    expect(await row.findByText('9 days / 9 days')).toBeInTheDocument();
    expect(row.getByText('2 days / 5 days')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'B: Times' })).toBeInTheDocument();
    await userEvent.click(row.getByRole('link', { name: '7' }));
    await screen.findByRole('dialog', { name: 'Awaiting confirmation → Payment pending' });
    expect(api.last('GET /audit/process-map/orders')?.query.get('filter[manager]')).toBe('manager-2');
  });

  it('begins a comparison with the same period', async () => {
    open('/admin/audit?tab=process&filter[at]=2026-01-01..2026-03-31');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare with other filters' }));
    expect(addressShown()).toContain('b.at=2026-01-01..2026-03-31');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare with other filters' }));
    expect(addressShown()).not.toContain('b.at');
  });

  it('says that no order matches', async () => {
    open('/admin/audit?tab=process&filter[country]=country-1', () => map({ orders: 0 }));
    expect(await screen.findByText('No order placed in this period matches these filters.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});

it('the process map names the orders that paid late, with their days, and is narrowed to them', async () => {
  const late = { ...order, seconds: day * 12, days: 12 };
  const api = renderPage(
    <AuditPage />,
    '/admin/audit?tab=process&filter[paidLate]=true',
    {
      'GET /audit/process-map': () => map(),
      'GET /audit/process-map/orders': () => ({ items: [late], page: 1, per_page: 20, total: 1, totalIsExact: true }),
    },
    owner,
  );
  const part = (await screen.findByRole('heading', { name: 'Paid late' })).closest('section') as HTMLElement;
  expect(api.last('GET /audit/process-map')?.query.get('filter[paidLate]')).toBe('true');
  expect(part).toHaveTextContent('Paid more than 7 days after it was asked for');
  await userEvent.click(within(part).getByRole('link', { name: '2 orders' }));
  expect(await screen.findByText('12 days')).toBeVisible();
  const asked = api.last('GET /audit/process-map/orders')?.query;
  expect([asked?.get('behind'), asked?.get('status'), asked?.get('sort')]).toEqual(['paidLate', 'lastPaymentRequired', '-time']);
});

it('the process map names the orders that stayed longer than 99 of 100, the longest first', async () => {
  const api = open('/admin/audit?tab=process');
  const part = (await screen.findByRole('heading', { name: 'Unusually long stays' })).closest('section') as HTMLElement;
  await userEvent.click(within(part).getByRole('link', { name: '3 orders' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Unusually long: Documents received' }));
  expect(await sheet.findByText('3 days')).toBeVisible();
  const asked = api.last('GET /audit/process-map/orders')?.query;
  expect([asked?.get('behind'), asked?.get('status'), asked?.get('sort')]).toEqual(['outliers', 'documentsReceived', '-time']);
});
