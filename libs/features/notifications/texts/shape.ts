import type { AccountEmailKind } from '#libs/contracts/auth/account-email';
import type { Side } from '#machines/order/who';
import type { Kind } from '../wire/kinds.js';
import type { Plural, Sentence } from './sentences/sentence.js';
import type { SentenceKey } from './sentences/sentences.js';
import type { TemplateKey } from '../wire/mail-terms.js';

/** A kind as it stands in the preferences. */
interface KindWords {
  title: string;
  description: string;
}

/** A message for a client: `{{...}}` are the order's figures and names. */
export interface MessageWords {
  title: string;
  subject: string;
  body: string;
}

/** All texts of this feature in one language. */
export interface NotificationTexts {
  sentences: Readonly<Record<SentenceKey, Sentence>>;
  /** added to a sentence that has a reason, while the reason is not erased */
  reason: string;
  /** added to a sentence that asks a client for something else, while the company's details are missing too */
  alsoDetails: string;
  /** until when a dispute can be answered */
  answerBy: string;
  /** in place of the company's name where it is not known, or was erased */
  company: string;
  /** in place of the names of documents that have none, or whose names were erased */
  documents: Plural;
  /** those that a title does not name */
  moreDocuments: Plural;
  kinds: Readonly<Record<Kind, KindWords>>;
  /** why a channel cannot be changed, added to the kind's description; for one side alone where it has more locks than the others */
  locks: Partial<Readonly<Record<Kind | `${Kind}.${Side}`, string>>>;
  messages: Readonly<Record<TemplateKey, MessageWords>>;
  mail: MailWords;
  accounts: Readonly<Record<AccountEmailKind, AccountWords>>;
  consultation: ConsultationWords;
  selection: SelectionWords;
  unsubscribe: UnsubscribeWords;
}

/** The email with what a visitor chose in the wizard; the words of options and sums are those of its pages. */
export interface SelectionWords {
  subject: string;
  /** without a price */
  text: string;
  /** with one */
  pricedText: string;
  /** to somebody who left a phone: while the office is open, and while it is not */
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
export interface UnsubscribeWords {
  askTitle: string;
  askText: string;
  button: string;
  doneTitle: string;
  doneText: string;
  unknownTitle: string;
  unknownText: string;
}

/** The email that confirms a consultation to a visitor, its new time or its cancellation. */
export interface ConsultationWords {
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

/** An email about an account. `unexpected`: what to do if the reader knows nothing of it. */
export interface AccountWords {
  title: string;
  text: string;
  action: string;
  unexpected: string;
}

/** Texts around the sentence of an email. */
export interface MailWords {
  greeting: string;
  greetingNobody: string;
  /** how long the link of an email works */
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
  /** in place of the words of a message that brought files alone */
  chatFiles: Plural;
  /** number of messages before the quoted ones */
  chatEarlier: Plural;
  order: string;
  service: string;
  amount: string;
  back: string;
  toReturn: string;
  /** over the account that a transfer goes to */
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
  /** why somebody gets this */
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
  /** between staff and client: a mail to which nobody reads an answer */
  /** where answers are read */
  replies: string;
  /** where answers are not: the same without a mailbox */
  noReplies: string;
  /** the same to a visitor, who has no order */
  noRepliesVisitor: string;
  /** fallback titles in the list of emails */
  emailOfAccount: string;
  emailOfDay: string;
  emailOfLead: string;
  emailOfNews: string;
}
