import type { Role } from '#machines/kernel/people';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownZone } from '../../../lib/days.js';
import { accessToken, keepToken } from '../../../lib/session/token-store.js';
import { fakeApi, json, problem } from '../../../lib/testing/fake-api.js';
import { sessionOf } from '../../../lib/testing/me.js';
import { renderUi } from '../../../lib/testing/render.js';
import { QuickAccount } from './quick-account.js';

const session = (role: Role) => sessionOf({ id: '1', role, department: null });

const open = (handlers: Parameters<typeof fakeApi>[0] = {}, props: Partial<Parameters<typeof QuickAccount>[0]> = {}) => {
  const api = fakeApi(handlers);
  const onClose = jest.fn();
  const onEntered = jest.fn();
  renderUi(<QuickAccount opened onClose={onClose} onEntered={onEntered} {...props} />);
  return { api, onClose, onEntered };
};
const fill = async (phone = '+7 916 000-00-00') => {
  await userEvent.type(screen.getByLabelText('Name'), 'Anna');
  await userEvent.type(screen.getByLabelText('Phone'), phone);
  await userEvent.type(screen.getByLabelText('Email'), 'anna@registra.example{Enter}');
};

afterEach(() => {
  keepToken(null);
  localStorage.clear();
});

describe('the quick sign-up', () => {
  it('asks for all three fields, and removes an error while that field is typed in', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Required field');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Required field');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Enter the correct phone number');
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription('Required field');
  });

  it('lets only characters of a phone number into the phone, and takes none shorter than 11', async () => {
    const { api } = open();
    await fill('tel 916-000-00');
    expect(screen.getByLabelText('Phone')).toHaveValue('(916) 000-00');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Enter the correct phone number');
    expect(api.asked).toEqual([]);
    await userEvent.type(screen.getByLabelText('Phone'), '1234567890123', { skipClick: false });
    expect(screen.getByLabelText('Phone')).toHaveValue('91600000123456789');
  });

  it('signs a client in, and says by which form', async () => {
    const { api, onEntered } = open({ 'POST /auth/simple-signup': () => json(session('Client'), 201) });
    await fill();
    await waitFor(() => expect(onEntered).toHaveBeenCalledWith(expect.objectContaining({ role: 'Client' }), 'signUp'));
    expect(accessToken()).toBe('abc');
    expect(api.last('POST /auth/simple-signup')?.body).toEqual({
      firstName: 'Anna',
      phone: '+79160000000',
      email: 'anna@registra.example',
      language: 'en',
      timeZone: ownZone(),
      role: 'Client',
    });
  });

  it('names no time zone where the browser’s does not exist', async () => {
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone: 'Etc/Unknown' } as Intl.ResolvedDateTimeFormatOptions);
    const { api, onEntered } = open({ 'POST /auth/simple-signup': () => json(session('Client'), 201) });
    await fill();
    await waitFor(() => expect(onEntered).toHaveBeenCalled());
    expect(api.last('POST /auth/simple-signup')?.body).not.toHaveProperty('timeZone');
    jest.restoreAllMocks();
  });

  it('says that the server does not know the time zone, and omits it at the next try', async () => {
    const unknown = {
      status: 422,
      code: 'validationFailed',
      errors: [{ field: 'timeZone', code: 'timeZoneUnknown', detail: 'This time zone doesn’t exist.' }],
    };
    const { api } = open({
      'POST /auth/simple-signup': ({ body }) =>
        (body as { timeZone?: string }).timeZone ? json(unknown, 422) : json(session('Client'), 201),
    });
    await fill();
    await waitFor(() => expect(api.last('POST /auth/simple-signup')?.body).toHaveProperty('timeZone'));
    expect(await screen.findByRole('alert')).not.toHaveTextContent('e-mail');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(api.last('POST /auth/simple-signup')?.body).not.toHaveProperty('timeZone'));
  });

  it.each([
    ['an e-mail in use', problem(409, 'emailInUse', 'x'), 'This email is already in use'],
    ['the older server’s text', problem(500, 'y', 'Error: Mail not sent to it'), 'This email is already in use'],
    ['anything else against what was typed', problem(422, 'validationFailed', 'x'), 'Please enter a valid e-mail'],
  ])('shows %s for three seconds, and next to the field', async (_, answer, message) => {
    jest.useFakeTimers({ advanceTimers: true });
    open({ 'POST /auth/simple-signup': () => answer.clone() });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    act(() => void jest.advanceTimersByTime(3100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
    jest.useRealTimers();
  });

  it('is closed by Escape', async () => {
    const { onClose } = open();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});

describe('the quick login', () => {
  const toLogin = () => userEvent.click(screen.getByRole('button', { name: 'User already exists' }));

  it('is reached from the sign-up by people with an account, and leads back while a service is chosen', async () => {
    open({}, { orders: true });
    await toLogin();
    const dialog = screen.getByRole('dialog', { name: 'Quick login' });
    expect(within(dialog).getByLabelText('Login (email)')).toHaveAttribute('autocomplete', 'username');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Quick registration' }));
    expect(screen.getByRole('dialog', { name: 'Quick sign-up' })).toBeInTheDocument();
  });

  it('is offered in plain words too', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Log in with your password' }));
    expect(screen.getByRole('dialog', { name: 'Quick login' })).toBeInTheDocument();
  });

  it('leads nowhere else while no service is chosen', async () => {
    open();
    await toLogin();
    expect(screen.getByRole('dialog', { name: 'Quick login' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Quick registration' })).not.toBeInTheDocument();
  });

  it('signs in, and says by which form', async () => {
    const { onEntered } = open({ 'POST /auth/login': () => session('Manager') });
    await toLogin();
    await userEvent.type(screen.getByLabelText('Login (email)'), 'm@registra.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(onEntered).toHaveBeenCalledWith(expect.objectContaining({ role: 'Manager' }), 'login'));
  });
});
