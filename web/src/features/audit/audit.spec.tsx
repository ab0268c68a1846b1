import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { type Handlers, problem } from '../../lib/testing/fake-api.js';
import { addressShown, renderPage } from '../../lib/testing/render.js';
import { startTestTexts } from '../../lib/testing/texts.js';
import { AuditPage } from './audit-page.js';
import type { DeadLetter, ReadModel } from './use-audit.js';
import type { LogEvent, Read, Refusal } from './use-log.js';

const deadLetter = (change: Partial<DeadLetter> = {}): DeadLetter => ({
  _id: 'event-1.ledger.1',
  consumer: 'ledger',
  consumerTitle: 'Ledger',
  projectionVersion: 1,
  event: {
    _id: 'event-1',
    type: 'PaymentRefunded',
    title: 'Payment refunded',
    streamType: 'order',
    stream: 'order-1',
    version: 7,
    schemaVersion: 1,
    recordedAt: '2026-11-20T10:00:00.000Z',
    data: { amount: 12_500 },
  },
  subject: { type: 'order', _id: 'order-1', label: 'R-000412' },
  error: 'Error: the ledger does not know the order',
  attempts: 5,
  failedAt: '2026-11-20T10:05:00.000Z',
  nextAttemptAt: null,
  waiting: 2,
  resolvedAt: null,
  state: 'open',
  acts: [],
  ...change,
});

const model = (change: Partial<ReadModel> = {}): ReadModel => ({
  name: 'orders.counts',
  title: 'Order counts',
  projectionVersion: 1,
  rows: 3_120,
  behind: 0,
  parked: 0,
  swaps: true,
  rebuild: null,
  ...change,
});

const rebuild = (change: Partial<NonNullable<ReadModel['rebuild']>>): NonNullable<ReadModel['rebuild']> => ({
  _id: 'r',
  state: 'running',
  handled: 1_200,
  total: 4_000,
  differences: [],
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  by: { _id: 'o', name: 'Olga Nikitina' },
  error: null,
  takenBy: null,
  reason: null,
  ...change,
});

const manager = { _id: 'manager-1', role: 'Manager', post: 'Manager, Customer service', name: 'Olga Nikitina' };

const event = (change: Partial<LogEvent> = {}): LogEvent => ({
  _id: 'event-1',
  position: 41_203,
  at: '2026-11-20T10:05:07.000Z',
  type: 'ServiceEdited',
  title: 'Service edited',
  group: 'catalogue',
  actor: manager,
  subject: { kind: 'order', _id: 'order-1', label: 'R-000412', role: null },
  stream: { type: 'order', _id: 'order-1', version: 7 },
  amount: { amount: '600.00', currency: 'EUR' },
  changes: [
    { field: 'price', title: 'Price', from: '€890.00', to: '€990.00' },
    { field: 'description', title: 'Description', from: null, to: null },
  ],
  command: { _id: 'command-1', type: 'ServiceEdited', title: 'Service edited' },
  ...change,
});

const refusal = (change: Partial<Refusal> = {}): Refusal => ({
  _id: 'command-2',
  at: '2026-11-20T10:05:07.000Z',
  actor: manager,
  operation: 'managerFinishedProject',
  title: 'Complete order',
  subject: { kind: 'order', _id: 'order-1', label: 'R-000412', role: null },
  stream: { type: 'order', _id: 'order-1', version: 6 },
  status: 'lastPaymentRequired',
  statusWords: 'Payment pending: balance',
  code: 'balanceDue',
  reason: 'The balance is still due.',
  remedy: '€100.00 is still due.',
  stale: false,
  repeats: 1,
  ...change,
});

const read = (change: Partial<Read> = {}): Read => ({
  _id: 'read-1',
  at: '2026-11-20T10:05:07.000Z',
  kind: 'content',
  title: 'Downloaded',
  actor: manager,
  subject: { kind: 'document', _id: 'file-1', label: 'passport.pdf', role: null },
  order: { _id: 'order-1', number: 'R-000412' },
  list: null,
  filter: null,
  version: 'ab',
  network: 'k3Jd92aQx0bT-7Lm',
  times: 1,
  emptied: false,
  ...change,
});

const pageOf = <Row,>(items: Row[]) => ({ items, page: 1, per_page: 12, total: items.length, totalIsExact: true, people: [manager] });

const types = {
  groups: [{ group: 'catalogue' as const, title: 'Price list and countries' }],
  types: [{ type: 'ServiceEdited', title: 'Service edited', group: 'catalogue' as const }],
};

const counts = {
  people: [{ value: 'manager-1', title: 'Olga Nikitina', count: 4 }],
  operations: [{ value: 'managerFinishedProject', title: 'Complete order', count: 3 }],
  codes: [{ value: 'balanceDue', title: 'The balance is still due.', count: 3 }],
};

const owner: Actor = people.owner as Actor;
const supermanager: Actor = people.supermanager as Actor;

const open = (path: string, handlers: Handlers = {}, actor: Actor = owner) =>
  renderPage(
    <AuditPage />,
    path,
    {
      'GET /dead-letters': () => ({ items: [deadLetter()], page: 1, per_page: 12, total: 1, totalIsExact: true }),
      'GET /dead-letters/{id}': () => deadLetter(),
      'GET /audit/events': () => pageOf([event()]),
      'GET /audit/event-types': () => types,
      'GET /audit/refusals': () => ({ ...pageOf([refusal()]), counts }),
      'GET /audit/reads': () => ({ ...pageOf([read()]), objects: [] }),
      'GET /read-models': () => [model(), model({ name: 'ledger', title: 'Ledger', swaps: false })],
      ...handlers,
    },
    actor,
  );

beforeAll(() => startTestTexts('en'));
afterEach(() => keepToken(null));

it('the audit page names the build that it comes from', async () => {
  const meta = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'build', content: '1.2.3, abc' }));
  open('/admin/audit');
  expect(await screen.findByText('Version 1.2.3, abc')).toBeVisible();
  meta.remove();
});

describe('the event log', () => {
  it('shows time with seconds, place, who acted, old and new values, and a link to the order after the event', async () => {
    open('/admin/audit');
    const row = within((await screen.findByRole('link', { name: 'Service edited' })).closest('tr') as HTMLElement);
    expect(row.getByText(/:05:07/)).toHaveAttribute('datetime', '2026-11-20T10:05:07.000Z');
    expect(row.getByText('No. 41,203 in the log')).toBeInTheDocument();
    expect(row.getByText('Olga Nikitina')).toBeInTheDocument();
    expect(row.getByText(/€890\.00 → €990\.00/)).toBeInTheDocument();
    expect(row.getByText('Description: changed')).toBeInTheDocument();
    expect(row.getByText('€600.00')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'R-000412' })).toHaveAttribute('href', '/admin/order?id=order-1&tab=history&at=7');
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
  });

  it('leads from a receipt to its public page and its proof, and to no page that the reader may not open (A9, A12)', async () => {
    URL.createObjectURL = () => 'blob:proof';
    URL.revokeObjectURL = () => undefined;
    const receipt = event({ type: 'ReceiptIssued', title: 'Receipt issued', stream: { type: 'receipt', _id: 'receipt-1', version: 1 } });
    const bank = event({ _id: 'event-9', subject: { kind: 'bankAccounts', _id: 'b', label: '', role: null } });
    const api = open(
      '/admin/audit?id=event-1',
      {
        'GET /audit/events': () => pageOf([bank]),
        'GET /audit/events/{id}': () => ({ ...receipt, schemaVersion: 1, data: {}, cause: null, kafka: null, consumers: [] }),
        'GET /audit/proof': () => ({ position: 41_203, entry: 'YQ==', proof: 'p', verifierKey: null }),
      },
      { ...people.businessHead, department: 'ubInnovations' },
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Receipt issued' }));
    expect(sheet.getByRole('link', { name: 'Public page of this receipt' })).toHaveAttribute('href', '/en/verify/receipt-1');
    await userEvent.click(sheet.getByRole('button', { name: 'Save proof' }));
    await waitFor(() => expect(api.last('GET /audit/proof')?.query.get('event')).toBe(receipt._id));
    expect(screen.getByText('Bank details')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Bank details' })).toBeNull();
  });

  it('is narrowed by several types, each under its topic (A16)', async () => {
    const api = open('/admin/audit?filter[type]=ServiceEdited,OrderPlaced', {
      'GET /audit/event-types': () => ({
        groups: [...types.groups, { group: 'orders', title: 'Orders and their status' }],
        types: [...types.types, { type: 'OrderPlaced', title: 'Order placed', group: 'orders' }],
      }),
    });
    await screen.findByRole('link', { name: 'Service edited' });
    expect(api.last('GET /audit/events')?.query.get('filter[type]')).toBe('ServiceEdited,OrderPlaced');
    expect(screen.getByText('Service edited, Order placed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Event' }));
    expect(await screen.findByText('Orders and their status', { selector: 'div' })).toBeInTheDocument();
  });

  it('exports the bundle of a period, and of the whole log without days (A5)', async () => {
    URL.createObjectURL = () => 'blob:bundle';
    URL.revokeObjectURL = () => undefined;
    const api = open('/admin/audit?filter[at]=2026-10-01..2026-12-31', {
      'GET /audit/bundles/log': () => new Response('PK', { headers: { 'content-type': 'application/zip' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Bundle…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Export days' }));
    await waitFor(() => expect(api.last('GET /audit/bundles/log')?.query.toString()).toBe('from=2026-10-01&to=2026-12-31'));
    await userEvent.clear(screen.getByLabelText('Last day'));
    expect(screen.getByText('Give both days, or none for the whole log.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Export (days|whole)/ })).toBeNull();
    await userEvent.type(screen.getByLabelText('Last day'), '2026-09-30');
    expect(screen.getByText('The last day is before the first.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('First day'));
    await userEvent.clear(screen.getByLabelText('Last day'));
    await userEvent.click(await screen.findByRole('button', { name: 'Export whole log' }));
    await waitFor(() => expect(api.last('GET /audit/bundles/log')?.query.toString()).toBe(''));
  });

  it('is narrowed by topic, amount, order and person from its address, and names these filters in words', async () => {
    const api = open(
      '/admin/audit?filter[group]=catalogue&filter[amount]=EUR:500..&filter[order]=R-000412&filter[actor]=manager-1&filter[at]=2026-11-01..2026-11-30',
    );
    await screen.findByRole('link', { name: 'Service edited' });
    const asked = api.last('GET /audit/events')?.query;
    expect(asked?.get('filter[group]')).toBe('catalogue');
    expect(asked?.get('filter[amount]')).toBe('EUR:500..');
    expect(asked?.get('filter[order]')).toBe('412');
    expect(asked?.get('filter[at]')).toBe('2026-11-01..2026-11-30');
    expect(await screen.findByText('Price list and countries')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove filter: Who' }).parentElement).toHaveTextContent('Olga Nikitina');
    expect(screen.getByRole('button', { name: 'Remove filter: Order' }).parentElement).toHaveTextContent('R-000412');
  });

  it('is asked by topic in the form of filters', async () => {
    const api = open('/admin/audit');
    await screen.findByRole('link', { name: 'Service edited' });
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.selectOptions(await screen.findByLabelText('Topic'), 'Price list and countries');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(api.last('GET /audit/events')?.query.get('filter[group]')).toBe('catalogue'));
    expect(addressShown()).toContain('filter[group]=catalogue');
  });

  it('opens an event with what is stored and the command that caused it', async () => {
    open('/admin/audit?id=event-1', {
      'GET /audit/events/{id}': () => ({
        ...event(),
        schemaVersion: 1,
        data: { amount: 60_000 },
        cause: {
          _id: 'command-1',
          type: 'requestRefund',
          title: 'Refund',
          at: '2026-11-20T10:05:07.000Z',
          actor: manager,
          decidedOn: 6,
          machineVersion: 7,
          input: { type: 'requestRefund' },
        },
        kafka: { topic: 'registra.events', partition: 3, offset: 4120, at: '2026-11-20T10:05:08.000Z' },
        consumers: [
          { consumer: 'notifications', title: 'Notifications', state: 'taken', at: '2026-11-20T10:05:09.000Z', exact: true },
          { consumer: 'ledger', title: 'Ledger', state: 'taken', at: '2026-11-20T10:06:09.000Z', exact: false },
          { consumer: 'reports', title: 'Reports', state: 'stuck', at: null, exact: false },
          { consumer: 'orders.counts', title: 'Order counts', state: 'taken', at: null, exact: false },
        ],
      }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Service edited' }));
    expect(await dialog.findByText(/"amount": 60000/)).toBeInTheDocument();
    expect(dialog.getByText('on version 6, by rules 7')).toBeInTheDocument();
    const deliveries = dialog.getByRole('region', { name: 'Delivery' });
    const lines = within(deliveries)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(lines).toEqual([
      'Kafka: registra.events, partition 3, offset 4,120',
      expect.stringMatching(/^Acknowledged: .*:05:08/),
      expect.stringMatching(/^Notifications: \D{0,4}\d.*:05:09/),
      expect.stringMatching(/^Ledger: by .*:06:09/),
      'Reports: stuck',
      'Order counts: taken; the time was not recorded',
    ]);
    expect(dialog.getByText(/"type": "requestRefund"/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Order R-000412' })).toHaveAttribute('href', '/admin/order?id=order-1&tab=history&at=7');
  });

  it('says what went wrong, and what is not found', async () => {
    open('/admin/audit?filter[position]=7', { 'GET /audit/events': () => pageOf([]) });
    expect(await screen.findByText('No events found')).toBeInTheDocument();
  });
});

describe('the refusals on their page', () => {
  it('show who tried what in which status, why not, what was missing, and a link to the order at that moment', async () => {
    open('/admin/audit?tab=refusals');
    const table = await screen.findByRole('table', { name: 'Refusals' });
    const row = within(within(table).getByText('Complete order').closest('tr') as HTMLElement);
    expect(row.getByText('Payment pending: balance')).toBeInTheDocument();
    expect(row.getByText('€100.00 is still due.')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'R-000412' })).toHaveAttribute('href', '/admin/order?id=order-1&tab=history&at=6');
    expect(row.queryByText(/times in 24 hours|Out of date/)).not.toBeInTheDocument();
  });

  it('mark those that are repeated and those that came too late', async () => {
    open('/admin/audit?tab=refusals', {
      'GET /audit/refusals': () => ({
        ...pageOf([refusal({ repeats: 4 }), refusal({ _id: 'command-3', code: 'staleVersion', stale: true })]),
        counts,
      }),
    });
    expect(await screen.findByText('4 times in 24 hours')).toBeInTheDocument();
    expect(screen.getAllByText('Out of date')).toHaveLength(1);
  });

  it('are narrowed by a press on a count', async () => {
    const api = open('/admin/audit?tab=refusals');
    const people = within((await screen.findByRole('heading', { name: 'By person' })).parentElement as HTMLElement);
    await userEvent.click(people.getByRole('link', { name: 'Olga Nikitina' }));
    await waitFor(() => expect(api.last('GET /audit/refusals')?.query.get('filter[actor]')).toBe('manager-1'));
    expect(addressShown()).toContain('tab=refusals');
  });
});

describe('the stuck events', () => {
  it('are shown with the order, where they are stuck and what waits behind them', async () => {
    const api = open('/admin/dead-letters');
    const row = within((await screen.findByRole('link', { name: 'Payment refunded' })).closest('tr') as HTMLElement);
    expect(row.getByText('R-000412')).toBeInTheDocument();
    expect(row.getByText('Ledger')).toBeInTheDocument();
    expect(row.getByText('Needs attention')).toBeInTheDocument();
    expect(row.getByText('2 events waiting behind it')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'All');
    await waitFor(() => expect(api.last('GET /dead-letters')?.query.get('filter[state]')).toBe('all'));
    expect(addressShown()).toContain('filter[state]=all');
  });

  it('open from a link with the event as stored and the error, and are tried again', async () => {
    let asked = 0;
    const api = open('/admin/audit?tab=letters&id=event-1.ledger.1', {
      'POST /dead-letters/{id}/retry': () => {
        asked += 1;
        return deadLetter({ nextAttemptAt: '2026-11-20T10:06:00.000Z' });
      },
      'GET /dead-letters/{id}': () =>
        asked === 0
          ? deadLetter()
          : deadLetter({
              state: 'handled',
              acts: [{ act: 'retry', by: { _id: 'o', name: 'Olga' }, at: '2026-11-20T10:06:00.000Z', reason: null }],
            }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment refunded' }));
    expect(await dialog.findByText('Error: the ledger does not know the order')).toBeInTheDocument();
    expect(dialog.getByText(/"amount": 12500/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'History of order R-000412' })).toHaveAttribute('href', '/admin/order?id=order-1&tab=history');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Processed')).toBeInTheDocument();
    expect(dialog.getByText(/Olga retried it/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('are skipped only with a reason', async () => {
    const api = open('/admin/audit?tab=letters&id=event-1.ledger.1', {
      'POST /dead-letters/{id}/skip': () => deadLetter({ state: 'skipped' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skip event' }));
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Required field/);
    expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Reason'), 'booked by hand');
    await userEvent.click(screen.getByRole('button', { name: 'Skip event' }));
    await waitFor(() => expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'booked by hand' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('say why an act was refused', async () => {
    open('/admin/audit?tab=letters&id=event-1.ledger.1', {
      'POST /dead-letters/{id}/retry': () => problem(409, 'deadLetterClosed', 'It is settled already.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It is settled already.')).toBeInTheDocument();
  });

  it('are visible to readers who may not act', async () => {
    open('/admin/audit?tab=letters&id=event-1.ledger.1', {}, supermanager);
    expect(await screen.findByText(/View only/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  });
});

describe('the read models', () => {
  it('show how far a rebuild is, and offer no second one meanwhile', async () => {
    open('/admin/audit?tab=models', { 'GET /read-models': () => [model({ rebuild: rebuild({}) })] });
    expect(await screen.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '1200');
    expect(screen.getByText('1,200 of 4,000 events')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rebuild: Order counts' })).toBeDisabled();
  });

  it('are rebuilt on request; what is never replaced is verified', async () => {
    const api = open('/admin/audit?tab=models', {
      'POST /read-models/{name}/rebuild': () => model({ rebuild: rebuild({ state: 'waiting' }) }),
    });
    expect(await screen.findByRole('button', { name: 'Verify: Ledger' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Rebuild: Order counts' }));
    await waitFor(() => expect(api.asked.find(({ method }) => method === 'POST')?.path).toBe('/read-models/orders.counts/rebuild'));
  });

  it('show how they differ from a rebuild, and are replaced only with a reason', async () => {
    const api = open('/admin/audit?tab=models', {
      'GET /read-models': () => [
        model({ rebuild: rebuild({ state: 'different', differences: ['order_counts, owner: amount is 4, should be 5'] }) }),
      ],
      'POST /read-models/{name}/swap': () => model(),
    });
    await userEvent.click(await screen.findByText('1 difference'));
    expect(screen.getByText('order_counts, owner: amount is 4, should be 5')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Replace live model: Order counts' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'the old one lost a row');
    await userEvent.click(screen.getByRole('button', { name: 'Replace live model' }));
    await waitFor(() =>
      expect(api.asked.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/read-models/orders.counts/swap',
        body: { reason: 'the old one lost a row' },
      }),
    );
  });
});

describe('the list of recorded reads', () => {
  it('shows who did what, with which document of which order, from where and when', async () => {
    open('/admin/audit?tab=reads');
    const row = within((await screen.findByRole('link', { name: 'passport.pdf' })).closest('tr') as HTMLElement);
    expect(row.getByText('Olga Nikitina')).toBeInTheDocument();
    expect(row.getByText('Manager, Customer service')).toBeInTheDocument();
    expect(row.getByText('Downloaded')).toBeInTheDocument();
    expect(row.getByText('R-000412')).toBeInTheDocument();
    expect(row.getByText(/:05:07/)).toBeInTheDocument();
    expect(row.getByText('k3Jd92aQx0bT-7Lm')).toBeInTheDocument();
    expect(row.getByRole('link')).toHaveAttribute('href', '/admin/order?id=order-1&tab=documents');
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
  });

  it('is narrowed by order, kind and what was opened from its address, and names a document in the filter', async () => {
    const api = open('/admin/audit?tab=reads&filter[order]=R-000412&filter[kind]=preview&filter[object]=file-1', {
      'GET /audit/reads': () => ({
        ...pageOf([read()]),
        objects: [{ kind: 'document', _id: 'file-1', label: 'passport.pdf', role: null }],
      }),
    });
    await screen.findByRole('link', { name: 'passport.pdf' });
    const asked = api.last('GET /audit/reads')?.query;
    expect([asked?.get('filter[order]'), asked?.get('filter[kind]'), asked?.get('filter[object]')]).toEqual(['412', 'preview', 'file-1']);
    expect(screen.getByRole('button', { name: 'Remove filter: Action' }).parentElement).toHaveTextContent('Viewed');
    expect(screen.getByRole('button', { name: /Remove filter: Client or partner/ }).parentElement).toHaveTextContent('passport.pdf');
  });

  it('shows lists with their filter, people with their page, and what was removed', async () => {
    open('/admin/audit?tab=reads', {
      'GET /audit/reads': () => ({
        ...pageOf([
          read({
            _id: 'a',
            kind: 'people',
            title: 'Opened a list',
            subject: null,
            order: null,
            list: 'Clients',
            filter: 'filter[status]=erased&page=2&per_page=1',
          }),
          read({
            _id: 'b',
            kind: 'person',
            title: 'Opened the page',
            subject: { kind: 'person', _id: 'p1', label: 'Anna Berg', role: 'Client' },
            order: null,
          }),
          read({ _id: 'c', kind: 'link', title: 'Made a download link', subject: null, order: null, network: null, emptied: true }),
        ]),
        objects: [],
      }),
    });
    expect(await screen.findByText('Clients')).toBeInTheDocument();
    // In words, and as it was asked for in its title (A9).
    expect(screen.getByTitle('filter[status]=erased&page=2&per_page=1')).toHaveTextContent(
      'Status: erased, page 2, one row, as for a count',
    );
    expect(screen.getByRole('link', { name: 'Anna Berg' })).toHaveAttribute('href', '/admin/client/p1');
    expect(screen.getByText('Removed with the document or person')).toBeInTheDocument();
  });
});
