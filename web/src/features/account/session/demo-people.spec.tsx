import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoOffer } from '#machines/kernel/demo-offer';
import { accessToken, keepToken } from '../../../lib/session/token-store.js';
import { fakeApi, problem } from '../../../lib/testing/fake-api.js';
import { addressShown, renderUi } from '../../../lib/testing/render.js';
import { LoginPage } from './login-page.js';

const email = { ru: 'client@registra.example', en: 'client2@registra.example' };
const offer: DemoOffer = {
  password: 'published',
  parts: [
    {
      key: 'client',
      title: { ru: 'Клиент', en: 'Client' },
      look: { ru: 'Заказ', en: 'An order' },
      email,
      page: '/order?tab=steps',
      order: 'filter[status]=newOrder',
    },
    { key: 'money', title: { ru: 'Деньги', en: 'Money' }, look: { ru: 'Переводы', en: 'Transfers' }, email, page: '/admin/payments' },
  ],
  people: [{ email: 'owner@registra.example', name: { ru: 'Марина', en: 'Marina' }, role: 'Owner', department: null }],
};
const login = () => ({ token: { accessToken: 'abc', expiresIn: 600 }, _id: '1', secondFactor: false });
const showDemo = () => renderUi(<LoginPage demo={offer} />, '/login');
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  keepToken(null);
  localStorage.clear();
});

describe('the people of a demonstration', () => {
  it('are not offered on a login whose page has none', () => {
    renderUi(<LoginPage />);
    expect(screen.queryByText(/demo/)).not.toBeInTheDocument();
  });

  it('sign in with one press: the reader’s client, to the newest order of the query', async () => {
    const api = fakeApi({ 'POST /auth/login': login, 'GET /orders': () => ({ items: [{ _id: 'o1' }] }) });
    showDemo();
    await press(/^Client/);
    await waitFor(() => expect(accessToken()).toBe('abc'));
    expect(api.last('POST /auth/login')?.body).toEqual({ email: email.en, password: 'published', rememberMe: false });
    expect(api.last('GET /orders')?.query.get('filter[status]')).toBe('newOrder');
    expect(api.last('GET /orders')?.headers.get('authorization')).toBe('Bearer abc');
    await waitFor(() => expect(addressShown()).toBe('/login?next=/order?tab=steps&id=o1'));
  });

  it('land as after any sign-in if no order is left, and if only the account was chosen', async () => {
    const api = fakeApi({ 'POST /auth/login': login, 'GET /orders': () => ({ items: [] }) });
    showDemo();
    await press(/^Client/);
    await waitFor(() => expect(accessToken()).toBe('abc'));
    expect(addressShown()).toBe('/login');
    keepToken(null);
    await userEvent.click(screen.getByText('All accounts: 1'));
    await press(/^Marina/);
    await waitFor(() => expect(accessToken()).toBe('abc'));
    expect(api.last('POST /auth/login')?.body).toMatchObject({ email: 'owner@registra.example' });
    expect(addressShown()).toBe('/login');
  });

  it('say that an account cannot be used, and can be pressed again', async () => {
    fakeApi({ 'POST /auth/login': () => problem(401, 'invalidCredentials', 'no') });
    showDemo();
    await press(/^Money/);
    expect(await screen.findByRole('alert')).toHaveTextContent('This account can’t be used');
    expect(accessToken()).toBeNull();
    expect(screen.getByRole('button', { name: /^Money/ })).toBeEnabled();
  });
});
