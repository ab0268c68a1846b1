import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#libs/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { type Handlers, problem } from '../../lib/testing/fake-api.js';
import { addressShown, renderPage } from '../../lib/testing/render.js';
import { startTestTexts } from '../../lib/testing/texts.js';
import { AuditPage } from './audit-page.js';
import type { DeadLetter, ReadModel } from './use-audit.js';

const letter = (change: Partial<DeadLetter> = {}): DeadLetter => ({
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

const owner: Actor = people.owner as Actor;
const supermanager: Actor = people.supermanager as Actor;

const open = (path: string, handlers: Handlers = {}, actor: Actor = owner) =>
  renderPage(
    <AuditPage />,
    path,
    {
      'GET /dead-letters': () => ({ items: [letter()], page: 1, per_page: 12, total: 1, totalIsExact: true }),
      'GET /dead-letters/{id}': () => letter(),
      'GET /read-models': () => [model(), model({ name: 'ledger', title: 'Ledger', swaps: false })],
      ...handlers,
    },
    actor,
  );

beforeAll(() => startTestTexts('en'));
afterEach(() => keepToken(null));

it('names the program that the page comes from', async () => {
  const meta = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'build', content: '1.2.3, abc' }));
  open('/admin/dead-letters');
  expect(await screen.findByText('Version 1.2.3, abc')).toBeVisible();
  meta.remove();
});

describe('the stuck events', () => {
  it('are told with the order, where they are stuck and what waits behind them', async () => {
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
    const api = open('/admin/dead-letters?id=event-1.ledger.1', {
      'POST /dead-letters/{id}/retry': () => {
        asked += 1;
        return letter({ nextAttemptAt: '2026-11-20T10:06:00.000Z' });
      },
      'GET /dead-letters/{id}': () =>
        asked === 0
          ? letter()
          : letter({
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
    const api = open('/admin/dead-letters?id=event-1.ledger.1', { 'POST /dead-letters/{id}/skip': () => letter({ state: 'skipped' }) });
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
    open('/admin/dead-letters?id=event-1.ledger.1', {
      'POST /dead-letters/{id}/retry': () => problem(409, 'deadLetterClosed', 'It is settled already.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It is settled already.')).toBeInTheDocument();
  });

  it('may be looked at by whoever may not act', async () => {
    open('/admin/dead-letters?id=event-1.ledger.1', {}, supermanager);
    expect(await screen.findByText(/View only/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  });
});

describe('the read models', () => {
  it('show how far a rebuild is, and offer no second one meanwhile', async () => {
    open('/admin/dead-letters?tab=models', { 'GET /read-models': () => [model({ rebuild: rebuild({}) })] });
    expect(await screen.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '1200');
    expect(screen.getByText('1,200 of 4,000 events')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rebuild: Order counts' })).toBeDisabled();
  });

  it('are built anew on request; what is never replaced is verified', async () => {
    const api = open('/admin/dead-letters?tab=models', {
      'POST /read-models/{name}/rebuild': () => model({ rebuild: rebuild({ state: 'waiting' }) }),
    });
    expect(await screen.findByRole('button', { name: 'Verify: Ledger' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Rebuild: Order counts' }));
    await waitFor(() => expect(api.asked.find(({ method }) => method === 'POST')?.path).toBe('/read-models/orders.counts/rebuild'));
  });

  it('that differ say how, and replace the live one only with a reason', async () => {
    const api = open('/admin/dead-letters?tab=models', {
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
