import type { AccountLetterKind } from '#libs/contracts/auth/account-letter';

/** Hours the link of a letter holds; kinds that are not here have none. A reset is short: whoever reads the mailbox later must not find it open. */
export const linkHours: Partial<Readonly<Record<AccountLetterKind, number>>> = {
  welcome: 168,
  confirmEmail: 168,
  confirmForOrder: 168,
  resetPassword: 1,
  invitation: 168,
  confirmNewEmail: 24,
  emailChangeRequested: 24,
};

/** Minutes in which the code of a letter is good. */
export const codeMinutes = 15;

/** Every kind that has a link. */
export const linkLetters = Object.keys(linkHours) as readonly AccountLetterKind[];

/** Letters that confirm the mailbox an account has. They give nobody anything, so they survive the owner's own new password. */
export const confirmationLetters = ['welcome', 'confirmEmail', 'confirmForOrder'] as const satisfies readonly AccountLetterKind[];

/**
 * Letters whose link or code moves rights over an account. Each is bound to the password of the day it was written, and ends with the password, the second factor and the
 * sign-ins: whoever recovers an account must find nothing left of whoever was in it.
 */
export const rightsLetters = [
  'resetPassword',
  'invitation',
  'confirmNewEmail',
  'confirmationCode',
] as const satisfies readonly AccountLetterKind[];

/** Hours in which nobody is told a second time that somebody tried to register with their mailbox. */
export const attemptQuietHours = 24;

/** Hours in which one letter is enough of those that others cause: an order made of a request, tried again and again. */
export const causedQuietHours = 0.25;
