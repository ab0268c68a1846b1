import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownZone } from '../../../lib/days.js';
import { accessToken, keepToken } from '../../../lib/session/token-store.js';
import { fakeApi, json, problem } from '../../../lib/testing/fake-api.js';
import { addressShown, renderUi } from '../../../lib/testing/render.js';
import { MailedLinkPage } from './mailed-link-page.js';

const open = (path: string, handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi(handlers);
  renderUi(<MailedLinkPage />, path);
  return api;
};
const nothing = (status: number) => () => new Response(null, { status });
const over = () => problem(404, 'linkOver', 'Resolved');

afterEach(() => {
  keepToken(null);
  localStorage.clear();
});

describe('the token of a mailed link', () => {
  it('is in the fragment, leaves the address bar once it is read, and is kept for the page', async () => {
    const api = open('/reset-password#token=tok', { 'POST /auth/reset-password': nothing(204) });
    await waitFor(() => expect(addressShown()).toBe('/reset-password'));
    await userEvent.type(screen.getByLabelText('New password'), 'four brown horses');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'four brown horses{Enter}');
    await waitFor(() => expect(api.last('POST /auth/reset-password')?.body).toMatchObject({ token: 'tok' }));
  });

  it('is still read from the query, as in links of earlier emails', async () => {
    const api = open('/confirm-email?token=old', { 'POST /auth/confirm-email': nothing(204) });
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeInTheDocument();
    expect(addressShown()).toBe('/confirm-email');
    expect(api.asked.filter(({ path }) => path === '/auth/confirm-email').map(({ body }) => body)).toEqual([{ token: 'old' }]);
  });
});

describe('the email that asks whether a change was one’s own', () => {
  it('stops the change by a button and not by being opened, and ends this sign-in too', async () => {
    keepToken('old');
    const api = open('/cancel-email-change#token=tok', { 'POST /auth/cancel-email-change': nothing(204) });
    const stop = await screen.findByRole('button', { name: 'It wasn’t me. Stop it' });
    expect(api.asked.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(stop);
    expect(await screen.findByRole('heading', { name: 'Change stopped' })).toBeInTheDocument();
    expect(api.last('POST /auth/cancel-email-change')?.body).toEqual({ token: 'tok' });
    expect(accessToken()).toBeNull();
  });

  it('says whom to write to when the change has happened already', async () => {
    open('/cancel-email-change#token=tok', { 'POST /auth/cancel-email-change': over });
    await userEvent.click(await screen.findByRole('button', { name: 'It wasn’t me. Stop it' }));
    expect(await screen.findByText(/contact support right away/)).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  it('is asked for by e-mail, and the answer does not say whether there is such an account', async () => {
    const api = open('/reset-password', { 'POST /auth/email/reset-password': nothing(202) });
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Required field');
    await userEvent.type(screen.getByLabelText('Email'), 'anna@registra.example{Enter}');
    expect(await screen.findByText(/^If anna@registra.example has an account/)).toBeInTheDocument();
    expect(api.last('POST /auth/email/reset-password')?.body).toEqual({ email: 'anna@registra.example' });
  });

  it('is set again by the link, typed twice and the same both times', async () => {
    keepToken('old');
    const api = open('/reset-password#token=tok', { 'POST /auth/reset-password': nothing(204) });
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'other{Enter}');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Use at least 8 characters');
    expect(screen.getByLabelText('Repeat password')).toHaveAccessibleDescription('The passwords don’t match');
    await userEvent.clear(screen.getByLabelText('New password'));
    await userEvent.clear(screen.getByLabelText('Repeat password'));
    await userEvent.type(screen.getByLabelText('New password'), 'four brown horses');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'four brown horses{Enter}');
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument();
    expect(api.last('POST /auth/reset-password')?.body).toEqual({ token: 'tok', password: 'four brown horses' });
    expect(accessToken()).toBeNull();
  });

  it('shows what the server has against a password beside the field', async () => {
    const refusal = {
      status: 422,
      code: 'validationFailed',
      errors: [{ field: 'password', code: 'passwordCommon', detail: 'Guessed at once' }],
    };
    open('/reset-password#token=tok', { 'POST /auth/reset-password': () => json(refusal, 422) });
    await userEvent.type(screen.getByLabelText('New password'), 'password1');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'password1{Enter}');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Guessed at once'));
  });

  it('offers a new link when this one was used', async () => {
    open('/reset-password#token=tok', { 'POST /auth/reset-password': over });
    await userEvent.type(screen.getByLabelText('New password'), 'four brown horses');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'four brown horses{Enter}');
    await userEvent.click(await screen.findByRole('link', { name: 'Request a new link' }));
    expect(addressShown()).toBe('/reset-password');
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });
});

describe('the link that confirms a mailbox', () => {
  it('confirms the mailbox by being opened, once', async () => {
    const api = open('/confirm-email#token=tok', { 'POST /auth/confirm-email': nothing(204) });
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeInTheDocument();
    expect(api.asked.filter(({ path }) => path === '/auth/confirm-email').map(({ body }) => body)).toEqual([{ token: 'tok' }]);
  });

  it('asks for a password at once if that of the sign-up was dropped', async () => {
    const passwordToken = 'p'.repeat(43);
    const api = open('/confirm-email#token=tok', {
      'POST /auth/confirm-email': () => json({ passwordToken }),
      'POST /auth/reset-password': nothing(204),
    });
    expect(await screen.findByText(/Now choose your password/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('New password'), 'four brown horses');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'four brown horses{Enter}');
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
    expect(api.last('POST /auth/reset-password')?.body).toEqual({ token: passwordToken, password: 'four brown horses' });
  });

  it.each([
    ['over', over, /It has been used, it’s too old/],
    ['for a mailbox that another account took', () => problem(409, 'emailInUse', 'Taken'), /belongs to another account/],
  ])('says that the link is %s', async (_, handler, message) => {
    open('/confirm-email#token=tok', { 'POST /auth/confirm-email': handler });
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('says that a part of the link is missing', () => {
    open('/confirm-email');
    expect(screen.getByText(/Part of the address is missing/)).toBeInTheDocument();
  });
});

describe('the page of an invitation', () => {
  const invitation = {
    email: 'oleg@registra.example',
    firstName: 'Oleg',
    lastName: '',
    role: 'Manager',
    department: 'ubClient',
    language: 'en',
  } as const;

  it('says who is invited and as what, and lets them in with a password they choose', async () => {
    const api = open('/accept-invitation#token=tok', {
      'POST /auth/invitation': () => invitation,
      'POST /auth/accept-invitation': () => ({ token: { accessToken: 'abc', expiresIn: 600 }, _id: '1', role: 'Manager' }),
    });
    expect(await screen.findByText(/invited as Manager, Customer service/)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('oleg@registra.example');
    await userEvent.type(screen.getByLabelText('Last name'), 'Orlov');
    await userEvent.type(screen.getByLabelText('New password'), 'four brown horses');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'four brown horses{Enter}');
    await waitFor(() => expect(accessToken()).toBe('abc'));
    await waitFor(() => expect(addressShown()).toBe('/login'));
    expect(api.last('POST /auth/accept-invitation')?.body).toEqual({
      token: 'tok',
      firstName: 'Oleg',
      lastName: 'Orlov',
      password: 'four brown horses',
      timeZone: ownZone(),
    });
  });

  it('says whom to ask when it has expired', async () => {
    open('/accept-invitation#token=tok', { 'POST /auth/invitation': over });
    expect(await screen.findByText(/Ask the person who invited you/)).toBeInTheDocument();
  });
});
