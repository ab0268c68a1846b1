import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectPrinted } from '#libs/testing/expect-printed';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../lib/session/token-store.js';
import type { Me } from '../api/wire.js';
import { fakeApi, type Handler, problem } from '../lib/testing/fake-api.js';
import { meOf } from '../lib/testing/me.js';
import { addressShown, renderUi } from '../lib/testing/render.js';
import { Area } from './area.js';
import { Entry } from './entry.js';
import { SessionWatch } from './session-watch.js';

const order = '/order?id=01890a5d-ac96-774b-bcce-b302099a8057';

// What is waited for below is a page, not the first compilation of its modules.
beforeAll(async () => {
  await Promise.all([import('./not-found-page.js'), import('./site-frame.js'), import('./shell.js'), import('./failed-session.js')]);
});

afterEach(() => {
  keepToken(null);
  localStorage.clear();
});

/** Renders the area at `path` for a token, with `me` as the answer of users/me. */
function openAs(path: string, me: Handler<Me>, token: string | null = 'a.b.c') {
  keepToken(token ?? 'x');
  // Who was never here, not who has just left.
  if (token === null) localStorage.clear();
  const api = fakeApi({ 'GET /users/me': me });
  renderUi(<Area />, path);
  return api;
}

const page404 = () => screen.findByRole('heading', { level: 1, name: 'Page not found' });

describe('a failing users/me', () => {
  beforeEach(() => expectPrinted(/^users\/me failed: /));

  it.each([400, 403, 404, 410, 422])('with %i is the 404 page, which is asked for once', async (status) => {
    const api = openAs(order, () => problem(status, 'whatever', 'No'));
    expect(await page404()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(api.asked.filter(({ path }) => path === '/users/me')).toHaveLength(1);
  });

  it.each([
    [500, 'a fault of the server'],
    [503, 'a server that is down'],
    [429, 'a server that wants to be asked later'],
  ])('with %i, %s, can be tried again', async (status) => {
    const api = openAs('/admin/nowhere', ({ headers }) =>
      headers.has('authorization') && api.asked.length > 1 ? meOf(people.owner) : problem(status, 'unexpected', 'Later'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    // The page itself is not there; that the guards say so means that they know who asks.
    expect(await page404()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to my start page' })).toHaveAttribute('href', '/admin/country');
  });

  it('by a network failure can be retried', async () => {
    openAs(order, () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('leaves the login open, and is fetched again after a new sign-in', async () => {
    keepToken('old.token.x');
    fakeApi({
      'GET /users/me': ({ headers }) =>
        headers.get('authorization') === 'Bearer new' ? meOf(people.client) : problem(404, 'notFound', 'No'),
      'POST /auth/login': () => ({ token: { accessToken: 'new', expiresIn: 600 }, _id: '1', secondFactor: false }),
    });
    renderUi(
      <>
        <SessionWatch />
        <Entry />
      </>,
      `/login?next=${encodeURIComponent('/orders-list')}`,
    );
    await userEvent.type(await screen.findByLabelText('Email'), 'client@registra.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(addressShown()).toBe('/orders-list'));
  });
});

describe('a person who is signed in and opens the login', () => {
  it('is sent to the page of countries if they may read it', async () => {
    keepToken('a.b.c');
    fakeApi({ 'GET /users/me': () => meOf(people.supermanager) });
    renderUi(<Entry />, '/login');
    await waitFor(() => expect(addressShown()).toBe('/admin/country'));
  });

  it('lands on their own landing when they log in there', async () => {
    keepToken(null);
    fakeApi({
      'GET /users/me': () => meOf(people.supermanager),
      'POST /auth/login': () => ({ token: { accessToken: 'new', expiresIn: 600 }, _id: '1', secondFactor: false }),
    });
    renderUi(
      <>
        <SessionWatch />
        <Entry />
      </>,
      '/login',
    );
    await userEvent.type(await screen.findByLabelText('Email'), 'super@registra.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(addressShown()).toBe('/admin/orders-list'));
  });
});

describe("a reader who is signed out, at the address of somebody's page", () => {
  it.each(['/orders-list', order, '/profile'])('%s gets the 404 page, and a login that leads back to it', async (path) => {
    openAs(path, () => problem(401, 'unauthorized', 'No'), null);
    const headline = path === order ? 'Log in to see your order' : 'Log in to see this page';
    expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeInTheDocument();
    expect(document.querySelector('[data-page="404"]')).not.toBeNull();
    const to = `/login?next=${encodeURIComponent(path)}`;
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', to);
    for (const link of within(screen.getByRole('banner')).getAllByRole('link', { name: 'Log in' }))
      expect(link).toHaveAttribute('href', to);
    expect(screen.getByText('It’s part of an account. If logging in doesn’t help, the address may be mistyped.')).toBeInTheDocument();
  });
});

describe('the login and the 404 page', () => {
  const site = {
    phone: '+372 600 1234',
    email: 'hello@registra.example',
    social: [{ kind: 'telegram' as const, url: 'https://t.me/registra' }],
    messengers: [],
    workingHours: { timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' },
  };
  const frameIsThere = async () => {
    const header = within(await screen.findByRole('banner'));
    expect(header.getByRole('link', { name: 'Registra home page' })).toHaveAttribute('href', '/en');
    expect(header.getAllByRole('link', { name: 'About' })[0]).toHaveAttribute('href', '/en/about');
    const footer = within(screen.getByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: '+372 600 1234' })).toHaveAttribute('href', 'tel:+3726001234');
    expect(footer.getByRole('link', { name: 'Registra on Telegram' })).toBeInTheDocument();
    return header;
  };

  it('stand between the header and the footer of the landing', async () => {
    fakeApi({ 'GET /settings/site': () => site });
    const { unmount } = renderUi(<Entry />, '/login');
    await frameIsThere();
    unmount();
    renderUi(<Area />, '/nowhere');
    await page404();
    await frameIsThere();
  });

  it('ask about cookies; the messaging button stands on the 404 page alone', async () => {
    fakeApi({ 'GET /settings/site': () => site });
    const { unmount } = renderUi(<Entry />, '/login');
    const question = () => screen.findByRole('region', { name: 'Cookie choice' });
    expect(await question()).toBeVisible();
    await frameIsThere();
    expect(screen.queryByLabelText('Contact us')).not.toBeInTheDocument();
    unmount();
    renderUi(<Area />, '/nowhere');
    await frameIsThere();
    expect(screen.getByLabelText('Contact us')).toBeInTheDocument();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookie choice' })).not.toBeInTheDocument());
    expect(localStorage.getItem('cookie')).toBe('declined');
  });

  it('name the company of a partner who is signed in, in the bar and in the menu of a phone', async () => {
    keepToken('a.b.c');
    fakeApi({
      'GET /settings/site': () => site,
      'GET /users/me': () => ({ ...meOf(people.partner), partnerCompanyName: 'Baltic Desk OÜ' }),
    });
    renderUi(<Area />, '/nowhere');
    const header = await frameIsThere();
    await waitFor(() => expect(header.getAllByRole('link', { name: 'My account: Baltic Desk OÜ' })).toHaveLength(3));
    expect(within(header.getByRole('navigation', { name: 'Menu' })).getByText('My account: Baltic Desk OÜ')).toBeInTheDocument();
  });

  it('speak the other language at a click, and keep what was typed', async () => {
    fakeApi({ 'GET /settings/site': () => site });
    renderUi(<Entry />, '/login');
    await userEvent.type(await screen.findByLabelText('Email'), 'anna@');
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Русский' }));
    expect(await screen.findByLabelText('Эл. почта')).toHaveValue('anna@');
    expect([localStorage.getItem('language'), document.cookie]).toEqual(['ru', expect.stringContaining('language=ru')]);
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'English' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('anna@');
  });
});
