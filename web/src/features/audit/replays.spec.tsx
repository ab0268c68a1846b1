import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { type Handlers, problem } from '../../lib/testing/fake-api.js';
import { renderPage } from '../../lib/testing/render.js';
import { startTestTexts } from '../../lib/testing/texts.js';
import { AuditPage } from './audit-page.js';
import type { Replay } from './use-replays.js';
import type { LogHead } from './use-log.js';

const replay = (change: Partial<Replay> = {}): Replay => ({
  _id: 'replay-17',
  by: { _id: 'o', name: 'Olga Nikitina' },
  title: 'Everything',
  askedAt: '2026-11-20T10:00:07.000Z',
  state: 'done',
  handled: 400,
  total: 400,
  endedAt: '2026-11-20T10:00:20.000Z',
  snapshotAt: '2026-11-20T10:00:09.000Z',
  position: 41_203,
  root: 'Zk3a8Q==',
  faultCount: 0,
  faults: [],
  error: null,
  counts: [
    { streamType: 'order', title: 'Orders', streams: 300, events: 9_000, commands: 9_400 },
    { streamType: 'user', title: 'People: role and access', streams: 100, events: 0, commands: 0 },
  ],
  ...change,
});
const night = (change: Partial<Replay> = {}): Replay => replay({ _id: 'night', by: null, ...change });

const faulty = replay({
  faultCount: 207,
  faults: [
    {
      streamType: 'order',
      stream: 'order-1',
      subject: { kind: 'order', _id: 'order-1', label: 'R-000412', role: null },
      version: 7,
      position: 41_000,
      kind: 'row',
      title: 'The stored state differs from the events',
      detail: 'columns partner_id differ from the fold',
    },
    {
      streamType: 'user',
      stream: 'person-1',
      subject: { kind: 'person', _id: 'person-1', label: 'Ivan Petrov', role: 'Client' },
      version: 0,
      position: null,
      kind: 'row',
      title: 'The stored state differs from the events',
      detail: 'columns role differ from the log',
    },
  ],
});

const head = (change: Partial<LogHead> = {}): LogHead => ({
  origin: 'registra.example',
  entries: 41_210,
  size: 41_203,
  signedAt: '2026-11-20T10:00:59.000Z',
  ...change,
});

const owner = people.owner as Actor;

const open = (query = '', handlers: Handlers = {}) =>
  renderPage(
    <AuditPage />,
    `/admin/audit?tab=replay${query}`,
    {
      'GET /audit/replays': () => ({ nightly: night(), started: null }),
      'GET /audit/replays/{id}': () => replay(),
      'GET /audit/head': () => head(),
      ...handlers,
    },
    owner,
  );

beforeAll(() => startTestTexts('en'));
afterEach(() => keepToken(null));

describe('the newest replays', () => {
  it('have the last nightly one with what was replayed, its position and root, and no number', async () => {
    open();
    const shown = within(await screen.findByRole('region', { name: 'Last nightly check' }));
    for (const text of [
      'No faults',
      'Everything',
      '41,203',
      'Zk3a8Q==',
      '300 objects · 9,000 events · 9,400 commands',
      '100 objects',
      'Nightly check',
    ])
      expect(shown.getByText(text)).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('No. ');
    expect(screen.queryByRole('region', { name: 'Last check that was started here' })).toBeNull();
  });

  it('say that there was none, or why one has no result', async () => {
    open('', { 'GET /audit/replays': () => ({ nightly: null, started: null }) });
    expect(await screen.findByText(/No nightly check has finished yet/)).toBeInTheDocument();
    cleanup();
    open('', {
      'GET /audit/replays': () => ({
        nightly: night({ state: 'failed', position: null, root: null, error: 'It took too long.' }),
        started: null,
      }),
    });
    expect(await screen.findByText('It took too long.')).toBeInTheDocument();
  });

  it('open at the addresses of certificates of earlier versions', async () => {
    renderPage(
      <AuditPage />,
      '/admin/audit?tab=certificates&id=replay-17',
      { 'GET /audit/replays/{id}': () => faulty, 'GET /audit/head': () => head() },
      owner,
    );
    expect(await screen.findByText('207 faults')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Newest checks' })).toHaveAttribute('href', '/admin/audit?tab=replay');
  });
});

describe('"Replay now"', () => {
  it('starts a replay of the whole log, and shows its progress until it is done', async () => {
    let asked = 0;
    const started = () => [null, replay({ state: 'running', handled: 120, position: null, root: null })][asked] ?? replay();
    const api = open('', {
      'GET /audit/replays': () => ({ nightly: night(), started: started() }),
      'POST /audit/replays': () => ((asked = 1), replay({ state: 'waiting', position: null, root: null })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Replay now' }));
    expect(await screen.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '120');
    expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({});
    asked = 2;
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument(), { timeout: 3_000 });
    expect(within(screen.getByRole('region', { name: 'Last check that was started here' })).getByText('No faults')).toBeInTheDocument();
  });

  it('sends the number of an order, and shows a refusal', async () => {
    const api = open('', { 'POST /audit/replays': () => problem(409, 'replayUnderWay', 'A check is already under way.') });
    await userEvent.type(await screen.findByLabelText(/^Order/), ' R-000412 ');
    await userEvent.click(screen.getByRole('button', { name: 'Replay now' }));
    expect(await screen.findByText('A check is already under way.')).toBeInTheDocument();
    expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({ order: 'R-000412' });
  });
});

describe('the result of a replay', () => {
  it('leads from a fault to the order at that event, and says that not all are listed', async () => {
    open('&id=replay-17', { 'GET /audit/replays/{id}': () => faulty });
    const [first, second] = (await screen.findAllByText('The stored state differs from the events')).map((one) =>
      within(one.closest('li') as HTMLElement),
    );
    expect(first?.getByRole('link', { name: 'Order R-000412' })).toHaveAttribute('href', '/admin/order?id=order-1&tab=history&at=7');
    expect(first?.getByText('version 7 · No. 41,000 in the log')).toBeInTheDocument();
    expect(first?.getByText('columns partner_id differ from the fold')).toBeInTheDocument();
    expect(second?.getByRole('link', { name: 'Show in the log' })).toHaveAttribute('href', expect.stringContaining('person-1'));
    expect(screen.getByText('The first 2 of 207 faults are listed.')).toBeInTheDocument();
  });
});

describe('the signed log', () => {
  it('says up to which entry it is signed, and since when', async () => {
    open();
    const log = within(await screen.findByRole('region', { name: 'Signed log' }));
    expect(log.getByText(/Signed up to entry 41,203 of 41,210,/)).toBeInTheDocument();
    cleanup();
    open('', { 'GET /audit/head': () => head({ size: null, signedAt: null }) });
    expect(await screen.findByText('Nothing has been signed yet.')).toBeInTheDocument();
  });
});
