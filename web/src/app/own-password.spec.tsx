import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { Guarded } from './guarded.js';
import { pageAt } from './pages.js';
import { accessToken, keepToken } from '../lib/session/token-store.js';
import { fakeApi, json, type Handlers } from '../lib/testing/fake-api.js';
import { meOf, sessionOf } from '../lib/testing/me.js';
import { addressShown, renderUi } from '../lib/testing/render.js';
import { LoginForm } from '../features/account/session/login-form.js';
import { forgetTyped, keepTyped } from '../features/account/session/sign-in.js';

const client = { id: '1', role: 'Client', department: null } as const;
const me = (change: object = {}) => ({ ...meOf(client), mustChangePassword: true, ...change });
const changed = () => sessionOf(client, 'new');

const open = (handlers: Handlers = {}) => {
  keepToken('t');
  const api = fakeApi({ 'GET /users/me': () => me(), 'PUT /auth/password': changed, ...handlers });
  renderUi(
    <Routes>
      <Route path="*" element={<Guarded area="personal" page={pageAt('/order')} />} />
    </Routes>,
    '/order?id=o1&openPayPal=true',
  );
  return api;
};
const choose = async () => {
  await userEvent.type(await screen.findByLabelText('New password'), 'four brown horses');
  await userEvent.type(screen.getByLabelText('Repeat password'), 'four brown horses{Enter}');
};

afterEach(() => {
  keepToken(null);
  forgetTyped();
});

describe('a person who signed in with a mailed password', () => {
  it('must choose a new one before any page, which stays in the address', async () => {
    const api = open();
    await userEvent.type(await screen.findByLabelText('Password from the email'), 'aB3dE5gH7j');
    await choose();
    await waitFor(() => expect(accessToken()).toBe('new'));
    expect(api.last('PUT /auth/password')?.body).toEqual({ currentPassword: 'aB3dE5gH7j', newPassword: 'four brown horses' });
    expect(addressShown()).toBe('/order?id=o1&openPayPal=true');
  });

  it('types the mailed one once: what was typed at the login a moment ago is not asked for again', async () => {
    keepTyped('aB3dE5gH7j');
    const api = open();
    await choose();
    await waitFor(() => expect(api.last('PUT /auth/password')?.body).toMatchObject({ currentPassword: 'aB3dE5gH7j' }));
    expect(screen.queryByLabelText('Password from the email')).not.toBeInTheDocument();
  });

  it('is asked for it after all when that was not right', async () => {
    keepTyped('something else');
    const refusal = {
      status: 422,
      code: 'validationFailed',
      errors: [{ field: 'currentPassword', code: 'wrongPassword', detail: 'Wrong' }],
    };
    open({ 'PUT /auth/password': () => json(refusal, 422) });
    await choose();
    expect(await screen.findByLabelText('Password from the email')).toBeInTheDocument();
  });

  it('gives a code too where there is a second step', async () => {
    keepTyped('aB3dE5gH7j');
    const api = open({ 'GET /users/me': () => me({ secondFactor: true }) });
    await userEvent.type(await screen.findByLabelText('Code from the app, or a recovery code'), '123 456');
    await choose();
    await waitFor(() => expect(api.last('PUT /auth/password')?.body).toMatchObject({ code: '123456' }));
  });

  it('is recognised by the answer of the login', async () => {
    fakeApi({ 'POST /auth/login': () => ({ ...changed(), mustChangePassword: true }) });
    renderUi(<LoginForm />);
    await userEvent.type(screen.getByLabelText('Email'), 'anna@registra.example');
    await userEvent.type(screen.getByLabelText('Password'), 'aB3dE5gH7j{Enter}');
    await waitFor(() => expect(accessToken()).toBe('new'));
    const api = open();
    await choose();
    await waitFor(() => expect(api.last('PUT /auth/password')?.body).toMatchObject({ currentPassword: 'aB3dE5gH7j' }));
  });
});
