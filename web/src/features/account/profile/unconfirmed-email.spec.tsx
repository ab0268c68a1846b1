import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepToken } from '../../../lib/session/token-store.js';
import { fakeApi, json, problem } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { renderUi } from '../../../lib/testing/render.js';
import { UnconfirmedEmail } from './unconfirmed-email.js';

const me = { ...meOf({ id: '1', role: 'Client', department: null }), email: 'anna@exmaple.org', emailConfirmed: false };
const line = () => screen.getAllByRole('status').find((one) => one.textContent !== '');
const again = 'POST /auth/confirm-email/again';

async function open(handlers: Parameters<typeof fakeApi>[0] = {}) {
  keepToken('t');
  const api = fakeApi({ 'GET /users/me': () => me, ...handlers });
  renderUi(<UnconfirmedEmail />);
  await screen.findByText(me.email);
  return api;
}

afterEach(() => keepToken(null));

describe('the line about a mailbox that is not confirmed', () => {
  it('names the address, sends the link again and says so to screen readers', async () => {
    const api = await open({ [again]: () => new Response(null, { status: 202 }) });
    expect(line()).toHaveTextContent('open the link we sent to anna@exmaple.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(line()).toHaveTextContent('sent the link to anna@exmaple.org again'));
    expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('says when too many emails went there already', async () => {
    await open({ [again]: () => problem(429, 'tooManyLetters', 'Too many emails.') });
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many emails.');
  });

  it('changes the address, and from then on names the new one', async () => {
    const api = await open({ 'PUT /auth/email': () => new Response(null, { status: 202 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Change… anna@exmaple.org' }));
    await userEvent.type(await screen.findByLabelText('New email'), 'anna@example.org');
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse{Enter}');
    await waitFor(() => expect(line()).toHaveTextContent('Open the link we sent to anna@example.org.'));
    expect(api.last('PUT /auth/email')?.body).toEqual({ email: 'anna@example.org', currentPassword: 'correct horse' });
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  it('asks for no password if it was mailed to the unconfirmed address', async () => {
    const api = await open({
      'GET /users/me': () => ({ ...me, emailNeedsPassword: false }),
      'PUT /auth/email': () => new Response(null, { status: 202 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Change… anna@exmaple.org' }));
    await userEvent.type(await screen.findByLabelText('New email'), 'anna@example.org{Enter}');
    await waitFor(() => expect(api.last('PUT /auth/email')?.body).toEqual({ email: 'anna@example.org' }));
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });

  it('shows the password field if the server asks for it after all', async () => {
    const refused = {
      status: 422,
      code: 'validationFailed',
      errors: [{ field: 'currentPassword', code: 'required', detail: 'Required field' }],
    };
    await open({ 'GET /users/me': () => ({ ...me, emailNeedsPassword: false }), 'PUT /auth/email': () => json(refused, 422) });
    await userEvent.click(screen.getByRole('button', { name: 'Change… anna@exmaple.org' }));
    await userEvent.type(await screen.findByLabelText('New email'), 'anna@example.org{Enter}');
    expect(await screen.findByLabelText('Current password')).toHaveAccessibleDescription('Required field');
  });

  it('is not shown once the address is confirmed', async () => {
    keepToken('t');
    const api = fakeApi({ 'GET /users/me': () => ({ ...me, emailConfirmed: true }) });
    renderUi(<UnconfirmedEmail />);
    await waitFor(() => expect(api.asked).not.toHaveLength(0));
    expect(line()).toBeUndefined();
  });
});
