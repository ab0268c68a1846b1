import { request } from '../../../api/call.js';
import type { Schemas } from '../../../api/wire.js';
import { writeStored } from '../../../lib/storage.js';

/** Says that the password was right; good for one second step, `expiresIn` seconds long. */
export type Ticket = Schemas['LoginTicketDto'];

/** The code of the second step: the app's, or a recovery code. */
export type Proof = { code: string } | { recoveryCode: string };

/** Sends the password. With a second factor the person is not signed in yet. Refused with 401 invalidCredentials, 429. */
export const logIn = (email: string, password: string, rememberMe: boolean) =>
  request('POST', '/auth/login', { body: { email, password, rememberMe } });

/** Stores the default of the login form. */
export const keepRememberMe = (rememberMe: boolean): void => writeStored('rememberMe', rememberMe ? 'true' : null);

/** The second step. Refused with 401 or 422 for a wrong code or a ticket that is over, 429. */
export const passSecondFactor = (ticket: Ticket, proof: Proof, rememberMe: boolean) =>
  request('POST', '/auth/login/second-factor', { body: { ticket: ticket.ticket, rememberMe, ...proof } });

/** The body of the quick form; password and role are the server's. */
export type NewClient = Omit<Schemas['SimpleSignUpBody'], 'password' | 'role'>;

/** Makes a client's account. Refused with 409 emailInUse, 422 mailNotSent or a field that is wrong, 429. */
export const signUp = (client: NewClient) => request('POST', '/auth/simple-signup', { body: { ...client, role: 'Client' } });

/**
 * The mailed password that opened this page's session, so that a person who must choose a new one need not type it twice. Only in memory: it is dropped with the page,
 * with the new password, and with the person.
 */
let typed: string | null = null;

export const typedPassword = (): string | null => typed;

export function keepTyped(password: string): void {
  typed = password;
}

export function forgetTyped(): void {
  typed = null;
}
