import type { AccountEmailKind } from '#libs/contracts/auth/account-email';
import type { Side } from '#machines/order/who';
import type { Kind } from '../wire/kinds.js';
import type { TemplateKey } from '../wire/mail-terms.js';

interface KindTexts {
  title: string;
  description: string;
}

/** A text that changes with {{count}}, in the forms that the language has. */
type Plural = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** Texts of this feature in one language, next to sentences and emails about accounts. */
export interface NotificationTexts {
  /** added to a sentence that has a reason, while the reason is not erased */
  reason: string;
  /** added to another request to the client while the company's details are also missing */
  alsoDetails: string;
  /** deadline for answering a dispute */
  answerBy: string;
  /** in place of an unknown or erased company name */
  company: string;
  /** in place of documents without a name, or whose names were erased */
  documents: Plural;
  /** documents that a title does not name */
  moreDocuments: Plural;
  /** in place of an erased person or company, and of an actor that is no person */
  unnamed: Readonly<Record<'person' | 'company' | 'system', string>>;
  /** when the company documents are ready, in messages of staff */
  ready: Readonly<
    Record<'late' | 'atOnce' | 'soon' | 'afterCheck' | 'afterPayment' | 'afterProvider' | 'delivered' | 'closed', string> &
      Record<'afterClient', Plural>
  >;
  kinds: Readonly<Record<Kind, KindTexts>>;
  /** why readers cannot switch off a channel of the kind; `kind.side` replaces it for readers of that side */
  locks: Partial<Readonly<Record<Kind | `${Kind}.${Side}`, string>>>;
  messages: Readonly<Record<TemplateKey, MessageTexts>>;
  mail: MailTexts;
  consultation: ConsultationTexts;
  selection: SelectionTexts;
  unsubscribe: UnsubscribeTexts;
}

export interface MessageTexts {
  title: string;
  subject: string;
  body: string;
}

export interface SelectionTexts {
  subject: string;
  /** for a selection without a price */
  text: string;
  /** for a selection with a price */
  pricedText: string;
  /** for visitors who left a phone: while the office is open, and while it is closed */
  call: string;
  callLater: string;
  country: string;
  employees: string;
  period: string;
  director: string;
  directorCompany: string;
  activityAreas: string;
  none: string;
  fee: string;
  fees: string;
  total: string;
  paid: string;
  paidHint: string;
  now: string;
  later: string;
  timing: string;
  by: string;
  yearly: string;
  action: string;
  because: string;
}

/** The unsubscribe page: the question, the confirmation, and the text for an invalid link. */
export interface UnsubscribeTexts {
  askTitle: string;
  askText: string;
  button: string;
  doneTitle: string;
  doneText: string;
  unknownTitle: string;
  unknownText: string;
}

export interface ConsultationTexts {
  subject: string;
  text: string;
  movedSubject: string;
  movedText: string;
  cancelledSubject: string;
  cancelledText: string;
  when: string;
  length: string;
  phone: string;
  calendar: string;
  cancelledCalendar: string;
  change: string;
  manage: string;
  action: string;
  because: string;
}

/** `unexpected`: advice for a reader who did not ask for the email. */
export interface AccountTexts {
  title: string;
  text: string;
  action: string;
  unexpected: string;
}

/** Texts around the content of an email. */
export interface MailTexts {
  greeting: string;
  greetingNobody: string;
  /** validity of a link */
  linkHours: Plural;
  linkDays: Plural;
  openOrder: string;
  openPayoff: string;
  openDeadLetter: string;
  openReplay: string;
  openLead: string;
  openFeedback: string;
  giveFeedback: string;
  openChat: string;
  /** in place of a message that has only files */
  chatFiles: Plural;
  /** number of messages before the quoted ones */
  chatEarlier: Plural;
  order: string;
  service: string;
  amount: string;
  back: string;
  toReturn: string;
  /** the acknowledgement of a withdrawal is attached */
  paperAttached: string;
  /** above the bank account for a transfer */
  waysToPay: string;
  payee: string;
  account: string;
  bic: string;
  bank: string;
  purpose: string;
  login: string;
  password: string;
  code: string;
  openBankAccounts: string;
  openService: string;
  openCompany: string;
  openExchangeRates: string;
  from: string;
  /** why the person gets the email */
  because: string;
  becauseLocked: string;
  becauseMessage: string;
  becauseDigest: string;
  preferences: string;
  unsubscribe: string;
  payoutsTitle: Plural;
  payoutsText: string;
  digestTitle: Plural;
  digestText: string;
  digestMore: Plural;
  openAll: string;
  /** the mailbox that answers go to */
  replies: string;
  /** without a mailbox: where to write instead */
  noReplies: string;
  /** without a mailbox, to a visitor without an order */
  noRepliesVisitor: string;
  /** fallback titles in the list of emails */
  emailOfAccount: string;
  emailOfDay: string;
  emailOfLead: string;
  emailOfNews: string;
}

export type AccountsTexts = Readonly<Record<AccountEmailKind, AccountTexts>>;
