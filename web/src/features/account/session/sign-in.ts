import { request } from '../../../api/call.js';
import type { Schemas } from '../../../api/wire.js';
import { writeStored } from '../../../lib/storage.js';

/** Proves the correct password for one second step within `expiresIn` seconds. */
export type Ticket = Schemas['LoginTicketDto'];

/** The app's code, or a recovery code. */
export type Proof = { code: string } | { recoveryCode: string };

/** Sends the password. With two-step login the person is not signed in yet. Refused with 401 invalidCredentials, 429. */
export const logIn = (email: string, password: string, rememberMe: boolean) =>
  request('POST', '/auth/login', { body: { email, password, rememberMe } });

/** Stores the default of the login form. */
export const keepRememberMe = (rememberMe: boolean): void => writeStored('rememberMe', rememberMe ? 'true' : null);

/** Refused with 401 or 422 for a wrong code or an expired ticket, 429. */
export const passSecondFactor = (ticket: Ticket, proof: Proof, rememberMe: boolean) =>
  request('POST', '/auth/login/second-factor', { body: { ticket: ticket.ticket, rememberMe, ...proof } });

/** The server sets password and role. */
export type NewClient = Omit<Schemas['SimpleSignUpBody'], 'password' | 'role'>;

/** Refused with 409 emailInUse, 422 mailNotSent or an invalid field, 429. */
export const signUp = (client: NewClient) => request('POST', '/auth/simple-signup', { body: { ...client, role: 'Client' } });

/**
 * The emailed password of this page's session, so that choosing a new one does not ask for it again. Only in memory: it is dropped with the
 * page, after use, and with another person.
 */
let typed: string | null = null;

export const typedPassword = (): string | null => typed;

export function keepTyped(password: string): void {
  typed = password;
}

export function forgetTyped(): void {
  typed = null;
}
