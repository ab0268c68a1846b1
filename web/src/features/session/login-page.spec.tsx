import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessToken, keepToken } from '../../lib/session/token-store.js';
import { fakeApi, problem } from '../../lib/testing/fake-api.js';
import { renderUi } from '../../lib/testing/render.js';
import { LoginPage } from './login-page.js';

afterEach(() => {
  keepToken(null);
  localStorage.clear();
});

const fill = async (email: string, password: string) => {
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
};

describe('the login', () => {
  it('asks for both fields, and stops asking while one is typed in', async () => {
    fakeApi({});
    renderUi(<LoginPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getAllByText('Required field')).toHaveLength(2);
    await fill('a', '');
    expect(screen.getAllByText('Required field')).toHaveLength(1);
  });

  it('is sent with Enter, and keeps the token under its key', async () => {
    const api = fakeApi({ 'POST /auth/login': () => ({ token: { accessToken: 'abc', expiresIn: 600 }, _id: '1' }) });
    renderUi(<LoginPage />);
    await fill('owner@registra.example', 'secret{Enter}');
    await waitFor(() => expect(accessToken()).toBe('abc'));
    expect(localStorage.getItem('token')).toBe('{"accessToken":"abc"}');
    expect(api.last('POST /auth/login')?.body).toEqual({ email: 'owner@registra.example', password: 'secret', rememberMe: false });
  });

  it('says what is wrong in a banner that goes, and beside the field where it stays', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    fakeApi({ 'POST /auth/login': () => problem(401, 'invalidCredentials', 'no') });
    renderUi(<LoginPage />);
    await fill('a@b.example', 'wrong{Enter}');
    await waitFor(() => expect(screen.getAllByText('Incorrect email or password')).toHaveLength(2));
    expect(screen.getByRole('alert')).toHaveTextContent('Incorrect email or password');
    act(() => void jest.advanceTimersByTime(3100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect email or password');
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.example');
    jest.useRealTimers();
  });

  it('shows and hides the password, and lets browsers fill both fields in', async () => {
    renderUi(<LoginPage />);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('names the wait after too many attempts and leaves it standing', async () => {
    fakeApi({ 'POST /auth/login': () => problem(429, 'tooManyAttempts', 'Slow down', { 'retry-after': '300' }) });
    renderUi(<LoginPage />);
    await fill('a@b.example', 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 5 min');
  });
});
