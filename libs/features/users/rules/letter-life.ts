import type { AccountLetterKind } from '#libs/contracts/users/account-letter';

/** Hours the link of a letter holds; kinds that are not here have none. A reset is short: whoever reads the mailbox later must not find it open. */
export const linkHours: Partial<Readonly<Record<AccountLetterKind, number>>> = {
  welcome: 168,
  confirmEmail: 168,
  resetPassword: 1,
  invitation: 168,
  confirmNewEmail: 24,
};
