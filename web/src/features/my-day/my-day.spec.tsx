import { screen, within } from '@testing-library/react';
import { dayRows } from '#machines/access/my-day';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { problem } from '../../lib/testing/fake-api.js';
import { renderPage } from '../../lib/testing/render.js';
import { ClientGroups } from './client-groups.js';
import { DayCount, MyDay } from './my-day.js';
import type { CountedRow, DayThing } from './use-my-day.js';

const { client, clientHead, clientManager } = people;
const order = '11111111-1111-4111-8111-111111111111';

const thing = (parts: Partial<DayThing> = {}): DayThing => ({
  _id: order,
  title: 'R-000041',
  about: 'Anna Berg',
  by: null,
  order,
  card: null,
  ...parts,
});
const card = (parts: Partial<NonNullable<DayThing['card']>> = {}): NonNullable<DayThing['card']> => ({
  next: 'doTheWork',
  amount: null,
  documents: 0,
  detailsMissing: false,
  stepsDone: 2,
  stepsAll: 5,
  worker: 'Katrin Tamm',
  ...parts,
});

/** The answer of the API: `counts` of some rows, 0 of the others. */
const dayOf = (actor: Actor, counts: Partial<Record<CountedRow['row'], Partial<CountedRow>>>) => ({
  rows: dayRows(actor).map(({ name }): CountedRow => ({ row: name, count: 0, isExact: true, first: [], ...counts[name] })),
});
const draw = (actor: Actor, counts: Parameters<typeof dayOf>[1]) =>
  renderPage(
    <>
      <MyDay actor={actor} area="admin" place={null} />
      <nav>
        <DayCount rows={['waitsForMe', 'waitsForUs']} />
        <DayCount rows={['leads']} />
        <DayCount rows={['companyProposals']} />
      </nav>
    </>,
    '/admin/orders-list',
    { 'GET /my-day': () => dayOf(actor, counts) },
    actor,
  );

afterEach(() => keepToken(null));

describe('the strip above a landing', () => {
  it('has every row of the reader: its number leads to the list, its first entry to its page', async () => {
    draw(clientManager, { waitsForMe: { count: 12, first: [thing()] } });
    const strip = within(await screen.findByRole('region', { name: 'My day' }));
    const tiles = strip.getAllByRole('listitem');
    expect(tiles).toHaveLength(dayRows(clientManager).length);
    expect(strip.getByRole('link', { name: '12 Waiting for me' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/orders-list\?filter/),
    );
    expect(strip.getByRole('link', { name: 'R-000041 Anna Berg' })).toHaveAttribute('href', `/admin/order?id=${order}`);
    // The others say 0, and that there is nothing.
    const none = tiles.filter((tile) => within(tile).queryByText('Nothing') !== null);
    expect(
      none.map((tile) =>
        within(tile)
          .getAllByRole('link')
          .map(({ textContent }) => textContent?.slice(0, 1)),
      ),
    ).toEqual(tiles.slice(1).map(() => ['0']));
  });

  it('has the same counts in the sidebar, none where nothing waits, and none for rows of others', async () => {
    draw(clientHead, { waitsForUs: { count: 7 }, companyProposals: { count: 4_000, isExact: false } });
    const sidebar = within(screen.getByRole('navigation'));
    const strip = within(await screen.findByRole('region', { name: 'My day' }));
    const shown = sidebar.getAllByText(/^\d+\+?$/).map(({ textContent }) => textContent);
    expect(shown).toEqual(['99+']);
    expect(strip.getByRole('link', { name: '99+ Company changes' })).toBeInTheDocument();
    expect(sidebar.queryByText('0')).toBeNull();
  });

  it('says that it could not be loaded, and can be asked again', async () => {
    renderPage(
      <MyDay actor={clientHead} area="admin" place={null} />,
      '/',
      { 'GET /my-day': () => problem(503, 'databaseUnavailable', 'Try again') },
      clientHead,
    );
    expect(await screen.findByText('We couldn’t load what waits for you')).toBeInTheDocument();
  });
});

describe('the start page of a client', () => {
  const drawClient = (counts: Parameters<typeof dayOf>[1]) =>
    renderPage(
      <ClientGroups actor={client} onReady={() => undefined} isComplete>
        <p>Companies</p>
      </ClientGroups>,
      '/orders-list',
      { 'GET /my-day': () => dayOf(client, counts) },
      client,
    );

  it('says what to do and by when, and of the rest who works on it, how far it is and when it is ready', async () => {
    const waits = thing({ by: '2031-05-17', about: 'OÜ', card: card({ next: 'provideDocuments', documents: 2, detailsMissing: true }) });
    const runs = thing({ _id: 'other', title: 'R-000042', by: '2031-06-20', card: card() });
    drawClient({ waitsForClient: { count: 1, first: [waits] }, withUs: { count: 3, first: [runs] } });
    const yours = within(await screen.findByRole('region', { name: 'Waiting for you (1)' })).getByRole('listitem');
    expect(within(yours).getByRole('link', { name: 'Upload 2 documents' })).toHaveAttribute('href', `/order?id=${order}`);
    expect(yours).toHaveTextContent(/And fill in your company details.*by 17 May/);
    const ours = within(screen.getByRole('region', { name: 'With us (3)' }));
    expect(ours.getByRole('listitem')).toHaveTextContent(/R-000042.*2 of 5 steps.*Katrin Tamm, by 20 Jun/);
    expect(ours.getByRole('link', { name: 'Show all 3 orders' })).toBeInTheDocument();
  });

  it('says that nothing is asked of the client while orders run, and shows no groups without orders', async () => {
    drawClient({ withUs: { count: 1, first: [thing({ card: card({ worker: null }) })] } });
    expect(
      within(await screen.findByRole('region', { name: 'Waiting for you (0)' })).getByText('There’s nothing you have to do now.'),
    ).toBeVisible();
    expect(screen.getByText('We’re choosing who works on it')).toBeInTheDocument();
  });

  it('shows nothing but what is below without an open order', async () => {
    drawClient({});
    expect(await screen.findByText('Companies')).toBeInTheDocument();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
