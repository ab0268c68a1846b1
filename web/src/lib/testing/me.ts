import type { Actor } from '#machines/kernel/people';
import type { LoginAnswer, Me } from '../../api/wire.js';

/** The answer of users/me. */
export const meOf = (actor: Actor): Me => ({
  _id: actor.id,
  firstName: 'Elena',
  lastName: 'Markova',
  latinFirstName: null,
  latinLastName: null,
  email: 'elena@registra.example',
  phone: null,
  role: actor.role,
  department: actor.department,
  partnerCompanyName: null,
  language: 'en',
  timeZone: null,
  officeTimeZone: 'Europe/Tallinn',
  theme: null,
  birthday: null,
  country: null,
  userAvatarUrl: null,
  emailConfirmed: true,
  secondFactor: false,
  mustEnrollSecondFactor: false,
  mustChangePassword: false,
  emailNeedsPassword: true,
  createdAt: '2026-01-01T00:00:00Z',
  actor,
});

/** The answer to a sign-in. */
export const sessionOf = (actor: Actor, accessToken = 'abc'): LoginAnswer => ({ ...meOf(actor), token: { accessToken, expiresIn: 600 } });
