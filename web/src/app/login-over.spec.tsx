import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { people } from '#machines/order/testing/people';
import { request } from '../api/call.js';
import { useApiMutation } from '../api/use-api-mutation.js';
import { keepToken, sessionEnd } from '../lib/session/token-store.js';
import { type Asked, fakeApi, type Handlers, problem } from '../lib/testing/fake-api.js';
import { meOf, sessionOf } from '../lib/testing/me.js';
import { addressShown, renderUi } from '../lib/testing/render.js';
import { FormDialog } from '../ui/form-dialog.js';
import { useApiForm } from '../ui/form/use-api-form.js';
import { Guarded } from './guarded.js';
import { lazyPage } from './lazy-page.js';
import type { Page } from './pages.js';
import { SessionWatch } from './session-watch.js';

const { client } = people;
const tokenOf = (sub: string, mark = 1) => `a.${btoa(JSON.stringify({ sub, mark }))}.c`;
const first = tokenOf(client.id);
const again = () => sessionOf(client, tokenOf(client.id, 2));

/** A page with a form, and another one in a dialog. */
function Typing() {
  const [opened, setOpened] = useState(false);
  const write = useApiMutation();
  const form = useApiForm({
    values: { note: '' },
    write,
    request: ({ note }) => request('PATCH', '/users', { body: { firstName: note } }),
    onDone: () => setOpened(false),
  });
  return (
    <>
      <textarea aria-label="Draft" />
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened ? (
        <FormDialog form={form} title="Dialog" submit="Send" onClose={() => setOpened(false)}>
          <input aria-label="Note" {...form.field('note')} />
        </FormDialog>
      ) : null}
    </>
  );
}

const page: Page = { path: '/typing', area: 'personal', opensTo: () => true, Component: lazyPage(() => Promise.resolve(Typing)) };

/** Types into the page; its first write and the refresh are refused. */
async function type(handlers: Handlers = {}) {
  keepToken(first);
  const refuse = ({ headers }: Asked) => (headers.get('authorization') === `Bearer ${first}` ? problem(401, 'tokenExpired', 'Over') : {});
  const api = fakeApi({
    'GET /users/me': () => meOf(client),
    'PATCH /users': refuse,
    'POST /auth/refresh': () => problem(401, 'refreshInvalid', 'Over'),
    'POST /auth/login': again,
    ...handlers,
  });
  renderUi(
    <>
      <SessionWatch />
      <Routes>
        <Route path="/login" element={<p>The login page</p>} />
        <Route path="*" element={<Guarded area="personal" page={page} />} />
      </Routes>
    </>,
    '/typing?id=1',
  );
  await userEvent.type(await screen.findByLabelText('Draft'), 'half a sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.type(await screen.findByLabelText('Note'), 'Anna');
  return api;
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const login = async () => within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
const logIn = async () => userEvent.type((await login()).getByLabelText('Password'), 'secret{Enter}');

afterEach(() => {
  keepToken(null);
  localStorage.clear();
});

describe('a session that ends while somebody types', () => {
  it('opens the login over the page, which continues with what was typed and sent', async () => {
    const api = await type();
    await send();
    const dialog = await login();
    expect(dialog.getByLabelText('Email')).toHaveValue('elena@registra.example');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    expect(addressShown()).toBe('/typing?id=1');
    await logIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Draft')).toHaveValue('half a sentence');
    const sent = api.asked.filter(({ method }) => method === 'PATCH');
    expect(sent.map(({ body }) => body)).toEqual([{ firstName: 'Anna' }, { firstName: 'Anna' }]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('asks for the second step in that login too', async () => {
    await type({
      'POST /auth/login': () => ({ secondFactor: { ticket: 'tick', expiresIn: 300 } }),
      'POST /auth/login/second-factor': again,
    });
    await send();
    await logIn();
    await userEvent.type(await (await login()).findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Draft')).toHaveValue('half a sentence');
  });

  it('is known to the other tabs, whose pages stay, and whose login continues this one', async () => {
    await type();
    const fromElsewhere = (accessToken: string | null) =>
      act(() => {
        localStorage.setItem('token', JSON.stringify({ accessToken }));
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      });
    screen.getByLabelText('Note').focus();
    fromElsewhere(null);
    await login();
    // Escape is for the upper dialog, which is left by its own buttons alone.
    await userEvent.keyboard('{Escape}');
    fromElsewhere(tokenOf(client.id, 2));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).not.toBeInTheDocument());
    expect(screen.getByLabelText('Note')).toHaveValue('Anna');
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
  });

  it('leads to the login page, and back to this one, when the reader leaves the dialog', async () => {
    await type();
    await send();
    await userEvent.click((await login()).getByRole('button', { name: 'Leave this page' }));
    expect(await screen.findByText('The login page')).toBeInTheDocument();
    expect(addressShown()).toBe('/login?next=/typing?id=1');
  });

  it('is followed by the login page, without a return address, when another tab logs out', async () => {
    await type();
    act(() => {
      localStorage.removeItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(await screen.findByText('The login page')).toBeInTheDocument();
    expect(addressShown()).toBe('/login');
  });

  // The last of this file: the page of this registry of modules is over afterwards.
  it('leaves nothing of the page to another person who logs in', async () => {
    // The browser would load their landing; here is none.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = await type({ 'POST /auth/login': () => sessionOf(people.partner, tokenOf(people.partner.id)) });
    await send();
    await logIn();
    await waitFor(() => expect(sessionEnd()).toBe('replaced'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByLabelText('Draft')).not.toBeInTheDocument();
    expect(api.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    jest.restoreAllMocks();
  });
});
