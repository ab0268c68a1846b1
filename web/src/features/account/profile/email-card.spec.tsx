import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepToken } from '../../../lib/session/token-store.js';
import { fakeApi, json, type Handler } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { renderUi } from '../../../lib/testing/render.js';
import { EmailCard } from './email-card.js';

const me = { ...meOf({ id: '1', role: 'Client', department: null }), emailConfirmed: true };
const open = async (secondFactor: boolean, handler: Handler<undefined>) => {
  keepToken('t');
  const api = fakeApi({ 'GET /users/me': () => me, 'PUT /auth/email': handler });
  renderUi(<EmailCard me={{ ...me, secondFactor }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change email…' }));
  await userEvent.type(await screen.findByLabelText('New email'), 'new@registra.example');
  await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
  return api;
};
const refused = (field: string, code: string) => () =>
  json({ status: 422, code: 'validationFailed', errors: [{ field, code, detail: 'x' }] }, 422);
const codeField = 'Code from the app, or a recovery code';

afterEach(() => keepToken(null));

describe('a change of the email', () => {
  it('takes a code where there is a second step', async () => {
    const api = await open(true, () => new Response(null, { status: 202 }));
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(screen.getByLabelText(codeField)).toHaveAccessibleDescription('Required field');
    await userEvent.type(screen.getByLabelText(codeField), '123 456{Enter}');
    await waitFor(() =>
      expect(api.last('PUT /auth/email')?.body).toEqual({
        email: 'new@registra.example',
        currentPassword: 'correct horse',
        code: '123456',
      }),
    );
    expect(await screen.findByText(/Open the link we sent to new@registra.example/)).toBeInTheDocument();
  });

  it('shows the field of the code when the server asks for one that was set up elsewhere', async () => {
    await open(false, refused('code', 'codeNeeded'));
    expect(screen.queryByLabelText(codeField)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByLabelText(codeField)).toBeInTheDocument();
  });

  it('says beside the field that a code is not right', async () => {
    await open(true, refused('recoveryCode', 'wrongCode'));
    await userEvent.type(screen.getByLabelText(codeField), '7k3mq-x0v9d{Enter}');
    await waitFor(() => expect(screen.getByLabelText(codeField)).toHaveAccessibleDescription('This code isn’t correct'));
  });
});
