import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#libs/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { type Handlers, problem } from '../../lib/testing/fake-api.js';
import { addressShown, renderPage } from '../../lib/testing/render.js';
import { startTestTexts } from '../../lib/testing/texts.js';
import { AuditPage } from './audit-page.js';
import type { Certificate, CertificateDetail } from './use-certificates.js';
import type { LogHead, Witness } from './use-log.js';

const certificate = (change: Partial<Certificate> = {}): Certificate => ({
  ...{ _id: 'certificate-17', number: 17, by: { _id: 'o', name: 'Olga Nikitina' }, nightly: false, kind: 'all', title: 'Everything' },
  ...{ askedAt: '2026-11-20T10:00:07.000Z', state: 'done', handled: 400, total: 400, startedAt: '2026-11-20T10:00:08.000Z' },
  ...{ endedAt: '2026-11-20T10:00:20.000Z', position: 41_203, snapshotAt: '2026-11-20T10:00:09.000Z' },
  ...{ streams: 400, events: 9_000, commands: 9_400, faultCount: 0, error: null },
  ...change,
});

const detail = (change: Partial<CertificateDetail> = {}): CertificateDetail => ({
  ...certificate(),
  counts: [
    { streamType: 'order', title: 'Orders', streams: 300, events: 9_000, commands: 9_400 },
    { streamType: 'user', title: 'People: role and access', streams: 100, events: 0, commands: 0 },
  ],
  faults: [],
  verifierKey: 'registra.example/certificates+1a2b3c4d+AQID',
  ...change,
});

const faulty = detail({
  faultCount: 207,
  faults: [
    {
      ...{ streamType: 'order', stream: 'order-1', subject: { kind: 'order', _id: 'order-1', label: 'R-000412', role: null } },
      ...{ version: 7, position: 41_000, kind: 'row', title: 'The stored state differs from the events' },
      detail: 'columns partner_id differ from the fold',
    },
    {
      ...{ streamType: 'user', stream: 'person-1', subject: { kind: 'person', _id: 'person-1', label: 'Ivan Petrov', role: 'Client' } },
      ...{
        version: 0,
        position: null,
        kind: 'row',
        title: 'The stored state differs from the events',
        detail: 'columns role differ from the log',
      },
    },
  ],
});

const pageOf = (items: Certificate[], nightly: Certificate | null = null) => ({
  ...{ items, page: 1, per_page: 12, total: items.length, totalIsExact: true, nightly, mostWaiting: 10, mostPerDay: 30 },
});

const witness = (change: Partial<Witness> = {}): Witness => ({
  ...{ name: 'one.example', address: 'https://one.example/w', status: 'cosigned', since: '2026-11-20T09:00:00.000Z', detail: '' },
  ...{ cosignedSize: 41_203, cosignedAt: '2026-11-20T10:01:00.000Z', size: 41_203 },
  ...change,
});
const head = (change: Partial<LogHead> = {}): LogHead => ({
  ...{ origin: 'registra.example', entries: 41_210, size: 41_203, signedAt: '2026-11-20T10:00:59.000Z', quorum: 0, witnessedSize: null },
  witnesses: [],
  ...change,
});

const owner = people.owner as Actor;

const open = (query = '', handlers: Handlers = {}) =>
  renderPage(
    <AuditPage />,
    `/admin/audit?tab=certificates${query}`,
    {
      'GET /audit/certificates': () => pageOf([certificate()], certificate({ _id: 'night', number: 16, nightly: true, by: null })),
      'GET /audit/certificates/{id}': () => detail(),
      'GET /audit/head': () => head(),
      'GET /countries/created': () => ({ items: [], page: 1, per_page: 100, total: 0, totalIsExact: true }),
      ...handlers,
    },
    owner,
  );

beforeAll(() => startTestTexts('en'));
afterEach(() => keepToken(null));

describe('the list of certificates', () => {
  it('has the last nightly one on top, and what each covers and says', async () => {
    open();
    const night = within(await screen.findByRole('region', { name: 'Last nightly check' }));
    expect(night.getByText(/Nothing wrong as of position 41,203 of the log,/)).toBeInTheDocument();
    expect(night.getByRole('link', { name: 'Open certificate No. 16' })).toHaveAttribute('href', expect.stringContaining('id=night'));
    const row = within((await screen.findByRole('link', { name: 'Certificate No. 17' })).closest('tr') as HTMLElement);
    for (const text of ['Everything', 'No faults', 'Up to position 41,203', '9,000 events', '9,400 commands', 'Olga Nikitina'])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('says faults of the night, a night without result, and that there was none', async () => {
    const night = (change: Partial<Certificate>) => () => pageOf([], certificate({ nightly: true, by: null, ...change }));
    open('', { 'GET /audit/certificates': night({ faultCount: 2 }) });
    expect(await screen.findByText(/2 faults as of position 41,203 of the log,/)).toBeInTheDocument();
    open('', { 'GET /audit/certificates': night({ state: 'failed', position: null, snapshotAt: null, error: 'It took too long.' }) });
    expect(await screen.findByText(/It took too long\./)).toBeInTheDocument();
    open('', { 'GET /audit/certificates': () => pageOf([]) });
    expect(await screen.findByText(/No nightly check has finished yet/)).toBeInTheDocument();
    expect((await screen.findAllByText('No certificates yet')).length).toBeGreaterThan(0);
  });

  it('shows the progress of one that runs, until it is done', async () => {
    let asked = 0;
    open('', {
      'GET /audit/certificates': () =>
        pageOf([(asked += 1) < 2 ? certificate({ state: 'running', handled: 120, total: 400, position: null }) : certificate()]),
    });
    expect(await screen.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '120');
    expect(screen.getByText('120 of 400 objects')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await screen.findByText('No faults')).toBeInTheDocument();
  });
});

describe('a new certificate', () => {
  it('of one order is started and opened', async () => {
    const api = open('', { 'POST /audit/certificates': () => detail({ state: 'waiting', title: 'Order R-000412', position: null }) });
    await userEvent.click(await screen.findByRole('button', { name: 'New certificate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New certificate' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start check' }));
    expect(api.asked.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.type(dialog.getByLabelText(/^Order/), 'R-000412');
    await userEvent.click(dialog.getByRole('button', { name: 'Start check' }));
    await waitFor(() => expect(addressShown()).toContain('id=certificate-17'));
    expect(api.asked.find(({ method }) => method === 'POST')).toMatchObject({ body: { kind: 'order', order: 'R-000412' } });
  });

  it('of some orders sends what was chosen, and shows a refusal', async () => {
    const api = open('', {
      'POST /audit/certificates': () => problem(409, 'certificatesWaiting', 'There are already 10 certificates waiting.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New certificate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New certificate' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Some of the orders' }));
    await userEvent.type(dialog.getByLabelText('Placed from'), '2026-02-02');
    await userEvent.type(dialog.getByLabelText('Placed until'), '2026-02-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Start check' }));
    expect(await dialog.findByText('It can’t end before it starts.')).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText('Placed until'));
    await userEvent.click(dialog.getByRole('button', { name: 'Start check' }));
    expect(await dialog.findByText('There are already 10 certificates waiting.')).toBeInTheDocument();
    expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ kind: 'selection', statuses: [], countries: [], from: '2026-02-02' },
    });
  });
});

describe('a result', () => {
  it('says what was replayed, and offers the PDF, the note and the key that verifies it', async () => {
    open('&id=certificate-17');
    expect(await screen.findByText('300 objects · 9,000 events · 9,400 commands')).toBeInTheDocument();
    expect(screen.getByText('100 objects')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Download signed note' })).toBeEnabled();
    expect(screen.getByText('registra.example/certificates+1a2b3c4d+AQID')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All certificates' })).toHaveAttribute('href', '/admin/audit?tab=certificates');
  });

  it('leads from a fault to the order at that event, and says that not all are listed', async () => {
    open('&id=certificate-17', { 'GET /audit/certificates/{id}': () => faulty });
    const [first, second] = (await screen.findAllByText('The stored state differs from the events')).map((one) =>
      within(one.closest('li') as HTMLElement),
    );
    expect(first?.getByRole('link', { name: 'Order R-000412' })).toHaveAttribute('href', '/admin/order?id=order-1&tab=history&at=7');
    expect(first?.getByText('version 7 · No. 41,000 in the log')).toBeInTheDocument();
    expect(first?.getByText('columns partner_id differ from the fold')).toBeInTheDocument();
    expect(second?.getByRole('link', { name: 'Show in the log' })).toHaveAttribute('href', expect.stringContaining('person-1'));
    expect(screen.getByText('The first 2 of 207 faults are listed.')).toBeInTheDocument();
    expect(screen.getByText('207 faults')).toBeInTheDocument();
  });

  it('without a signing key offers no note and says why; without an outcome says why', async () => {
    open('&id=certificate-17', { 'GET /audit/certificates/{id}': () => detail({ verifierKey: null }) });
    expect(await screen.findByText(/No signing key is configured/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download signed note' })).not.toBeInTheDocument();
    open('&id=certificate-17', {
      'GET /audit/certificates/{id}': () => detail({ state: 'failed', position: null, error: 'It took too long.' }),
    });
    expect(await screen.findByText('It took too long.')).toBeInTheDocument();
  });
});

describe('the signed log', () => {
  const shown = async (change: Partial<LogHead>) => {
    open('', { 'GET /audit/head': () => head(change) });
    return within(await screen.findByRole('region', { name: 'Signed log' }));
  };

  it('says plainly, once, that there are no witnesses', async () => {
    const log = await shown({});
    expect(log.getByText(/Signed up to entry 41,203 of 41,210,/)).toBeInTheDocument();
    expect(log.getAllByText(/witness/i)).toHaveLength(1);
    expect(log.getByText('No witnesses are set up, so nobody outside cosigns the log.')).toBeInTheDocument();
    expect(log.queryByRole('list')).toBeNull();
  });

  it('names each witness with what it cosigned, and the quorum', async () => {
    const log = await shown({
      quorum: 2,
      witnessedSize: 41_100,
      witnesses: [
        witness(),
        witness({ name: 'two.example', status: 'behind', cosignedSize: 41_100 }),
        witness({ name: 'three.example', status: 'unreachable', cosignedSize: null, cosignedAt: null, detail: 'it answered 503' }),
        witness({ name: 'four.example', status: 'ahead', size: 50_000 }),
        witness({ name: 'five.example', status: 'waiting', cosignedSize: null, cosignedAt: null, since: null }),
      ],
    });
    expect(log.getByText('At least 2 of 5 witnesses cosigned the log up to entry 41,100.')).toBeInTheDocument();
    const [one, two, three, four, five] = log.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(one).toMatch(/^one\.exampleUp to dateCosigned up to entry 41,203, /);
    expect(two).toMatch(/^two\.exampleBehind.* · 103 entries are missing$/);
    expect(three).toMatch(/^three\.exampleUnreachableHasn’t cosigned anything yetIt doesn’t answer\. .*Details: it answered 503$/);
    expect(four).toMatch(/^four\.exampleAhead of us.*the log was cut or restored from a backup/);
    expect(four).not.toContain('missing');
    expect(five).toBe('five.exampleNot asked yetHasn’t cosigned anything yet');
  });

  it('says that the quorum is missing, and of a log without a signature only that', async () => {
    const witnesses = [witness({ status: 'unreachable' })];
    const without = await shown({ quorum: 1, witnesses });
    expect(without.getByText('No recent signature has the cosignatures of 1 of 1 witnesses.')).toBeInTheDocument();
    cleanup();
    const log = await shown({
      size: null,
      signedAt: null,
      quorum: 1,
      witnesses: [witness({ status: 'waiting', cosignedSize: null, cosignedAt: null })],
    });
    expect(log.getByText('Nothing has been signed yet.')).toBeInTheDocument();
    expect(log.queryByText(/cosignatures/)).toBeNull();
  });
});
