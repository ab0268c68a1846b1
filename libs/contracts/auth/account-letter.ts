import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';

/**
 * Letters about an account. welcome: the generated password of a quick sign-up; emailChanged: to the mailbox that was left; emailChangeRequested: to the
 * mailbox that would be left; confirmForOrder: an order is to be made for somebody whose mailbox has not answered; signUpAttempted: to whoever has the mailbox
 * already; sessionsEnded: a stolen sign-in was noticed; codesRefused: somebody with the password tried as many codes as are allowed; confirmationCode: what confirms a sensitive change of
 * somebody who has no second factor.
 */
export type AccountLetterKind =
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

/** What a letter says beside its words; secrets in it are made for this moment and kept nowhere. */
export interface AccountLetter {
  kind: AccountLetterKind;
  to: { name: string; address: string };
  firstName: string;
  language: Language;
  /** the page its button leads to, without the product's address: `/reset-password#token=...` */
  path: string;
  /** hours the link holds from now, rounded; null: for ever */
  hours: number | null;
  /** the generated password of a welcome */
  password: string | null;
  /** what a reader types to confirm a change */
  code: string | null;
}

/** The letter of that id as it is to be written now; undefined: there is nothing to say any more (used, revoked, over, the person gone). */
export class AccountLetterById extends Query<AccountLetter | undefined> {
  constructor(readonly id: Id) {
    super();
  }
}

/** What a letter is, whether or not there is still something to say. `address`: where it goes, when that is not the person's own mailbox. */
export interface AccountLetterAbout {
  kind: AccountLetterKind;
  address: string | null;
}

/** Letters by their ids; an unknown id is absent. */
export class AccountLettersAbout extends Query<ReadonlyMap<Id, AccountLetterAbout>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}
