import type { AccountEmailKind } from '#libs/contracts/auth/account-email';

/**
 * Hours until an email's link expires; kinds that are missing here have no link. Password resets are short: a later reader of the mailbox must not be able to
 * use one.
 */
export const linkHours: Partial<Readonly<Record<AccountEmailKind, number>>> = {
  welcome: 168,
  confirmEmail: 168,
  confirmForOrder: 168,
  resetPassword: 1,
  invitation: 168,
  confirmNewEmail: 24,
  emailChangeRequested: 24,
};

/** Minutes until an email's code expires. */
export const codeMinutes = 15;

/** Every kind with a link. */
export const linkEmails = Object.keys(linkHours) as readonly AccountEmailKind[];

/** Emails that confirm the account's current address. They grant nothing, so a changed password does not revoke them. */
export const confirmationEmails = ['welcome', 'confirmEmail', 'confirmForOrder'] as const satisfies readonly AccountEmailKind[];

/**
 * Emails whose link or code changes rights over an account. Each is bound to the password at its creation, and is revoked with the password, the second factor
 * and the sessions: a person who recovers an account must not leave any access to an intruder.
 */
export const rightsEmails = [
  'resetPassword',
  'invitation',
  'confirmNewEmail',
  'confirmationCode',
] as const satisfies readonly AccountEmailKind[];

/** Hours until a person is notified again that their address was used for a sign-up. */
export const attemptQuietHours = 24;

/** Hours in which emails triggered by others are sent only once: a request that is retried. */
export const causedQuietHours = 0.25;
