import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessToken, keepToken } from '../../../lib/session/token-store.js';
import { fakeApi, problem } from '../../../lib/testing/fake-api.js';
import { renderUi } from '../../../lib/testing/render.js';
import { LoginPage } from './login-page.js';

afterEach(() => {
  keepToken(null);
  localStorage.clear();
});

const fill = async (email: string, password: string) => {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
};

describe('the login page', () => {
  it('asks for both fields, and removes an error while its field is typed in', async () => {
    fakeApi({});
    renderUi(<LoginPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getAllByText('Required field')).toHaveLength(2);
    await fill('a', '');
    expect(screen.getAllByText('Required field')).toHaveLength(1);
  });

  it('is sent with Enter, and keeps the token under its key', async () => {
    const api = fakeApi({ 'POST /auth/login': () => ({ token: { accessToken: 'abc', expiresIn: 600 }, _id: '1', secondFactor: false }) });
    renderUi(<LoginPage />);
    await fill('owner@registra.example', 'secret{Enter}');
    await waitFor(() => expect(accessToken()).toBe('abc'));
    expect(localStorage.getItem('token')).toBe('{"accessToken":"abc"}');
    expect(api.last('POST /auth/login')?.body).toEqual({ email: 'owner@registra.example', password: 'secret', rememberMe: false });
  });

  it('shows an error in a banner that disappears, and next to the field where it stays', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    fakeApi({ 'POST /auth/login': () => problem(401, 'invalidCredentials', 'no') });
    renderUi(<LoginPage />);
    await fill('a@b.example', 'wrong{Enter}');
    await waitFor(() => expect(screen.getAllByText('Incorrect email or password')).toHaveLength(2));
    expect(screen.getByRole('alert')).toHaveTextContent('Incorrect email or password');
    act(() => void jest.advanceTimersByTime(3100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect email or password');
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.example');
    jest.useRealTimers();
  });

  it('shows and hides the password, and lets browsers fill both fields in', async () => {
    renderUi(<LoginPage />);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('marks the password as wrong for screen readers', async () => {
    fakeApi({ 'POST /auth/login': () => problem(401, 'unauthorized', 'x') });
    renderUi(<LoginPage />);
    await fill('a@b.example', 'wrong{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  });

  it('names the wait after too many attempts and keeps it on the page', async () => {
    fakeApi({ 'POST /auth/login': () => problem(429, 'tooManyAttempts', 'Slow down', { 'retry-after': '300' }) });
    renderUi(<LoginPage />);
    await fill('a@b.example', 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 5 min');
  });
});

describe('the second step of a login', () => {
  const ticket = () => ({ secondFactor: { ticket: 'tick', expiresIn: 300 } });
  const reachCode = async () => {
    renderUi(<LoginPage />);
    await fill('owner@registra.example', 'secret{Enter}');
    return screen.findByLabelText('Code');
  };

  it('takes the six digits as the app shows them, pasted with a space or filled in by the browser', async () => {
    const api = fakeApi({
      'POST /auth/login': ticket,
      'POST /auth/login/second-factor': () => ({ token: { accessToken: 'abc', expiresIn: 600 }, _id: '1', role: 'Owner' }),
    });
    const code = await reachCode();
    expect(accessToken()).toBeNull();
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.paste('123 456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(accessToken()).toBe('abc'));
    expect(api.last('POST /auth/login/second-factor')?.body).toEqual({ ticket: 'tick', rememberMe: false, code: '123456' });
  });

  it('says beside the field that a code is wrong, until another is typed', async () => {
    fakeApi({ 'POST /auth/login': ticket, 'POST /auth/login/second-factor': () => problem(401, 'secondFactorInvalid', 'no') });
    const code = await reachCode();
    await userEvent.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code isn’t correct'));
    await userEvent.type(code, '{Backspace}');
    expect(code).not.toHaveAccessibleDescription('This code isn’t correct');
  });

  it('takes a recovery code instead', async () => {
    const api = fakeApi({
      'POST /auth/login': ticket,
      'POST /auth/login/second-factor': () => ({ token: { accessToken: 'abc', expiresIn: 600 }, _id: '1', role: 'Owner' }),
    });
    await reachCode();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), '7k3mq-x0v9d{Enter}');
    await waitFor(() => expect(accessToken()).toBe('abc'));
    expect(api.last('POST /auth/login/second-factor')?.body).toMatchObject({ recoveryCode: '7k3mq-x0v9d' });
  });

  it('leads back to the password when its time has expired', async () => {
    fakeApi({ 'POST /auth/login': ticket, 'POST /auth/login/second-factor': () => problem(401, 'ticketOver', 'late') });
    await userEvent.type(await reachCode(), '123456{Enter}');
    expect(await screen.findByText('That took too long. Log in again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });
});
