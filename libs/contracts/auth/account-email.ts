import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#machines/kernel/ids';

/**
 * Emails about an account. welcome: the generated password of a quick sign-up; emailChanged: to the former address; emailChangeRequested: to the address that
 * would be replaced; confirmForOrder: an order waits for a client whose address is not confirmed; signUpAttempted: to the existing account of that address;
 * sessionsEnded: a stolen session was detected; codesRefused: someone with the password used up the attempts for a second factor; confirmationCode: confirms a
 * sensitive change of a person without a second factor.
 */
export type AccountEmailKind =
  | 'welcome'
  | 'confirmEmail'
  | 'confirmForOrder'
  | 'resetPassword'
  | 'invitation'
  | 'confirmNewEmail'
  | 'emailChangeRequested'
  | 'signUpAttempted'
  | 'emailChanged'
  | 'passwordChanged'
  | 'sessionsEnded'
  | 'secondFactorEnrolled'
  | 'secondFactorRemoved'
  | 'recoveryCodeUsed'
  | 'codesRefused'
  | 'confirmationCode';

/** Variable content of an email; its secrets are derived when it is rendered and never stored. */
export interface AccountEmail {
  kind: AccountEmailKind;
  to: { name: string; address: string };
  firstName: string;
  language: Language;
  /** path and fragment of its button: `/reset-password#token=...` */
  path: string;
  /** remaining hours of the link, rounded; null: it does not expire */
  hours: number | null;
  /** the generated password of a welcome */
  password: string | null;
  /** code that the reader types to confirm a change */
  code: string | null;
}

/** The current content of an email by id; undefined: it is obsolete (used, revoked, expired, the person gone). */
export class AccountEmailById extends Query<AccountEmail | undefined> {
  constructor(readonly id: Id) {
    super();
  }
}

/** Description of an email, whether or not it is obsolete. `address`: its recipient, if that is not the person's current address. */
export interface AccountEmailAbout {
  kind: AccountEmailKind;
  address: string | null;
}

/** Emails by id; an unknown id is absent. */
export class AccountEmailsAbout extends Query<ReadonlyMap<Id, AccountEmailAbout>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}
