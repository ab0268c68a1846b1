import type { Person } from '#libs/contracts/people/people-by-ids';
import { friendlyFormatIBAN } from 'ibantools';
import type { Language } from '#machines/kernel/ids';
import { type Currency, type MinorUnits, toText } from '#machines/kernel/money';
import { firstNameFor, titleFor } from '#machines/kernel/person-name';
import { type TextParams, moneyWords } from '#libs/platform/texts/text';
import { type BankAccount, purposeFor } from '#machines/catalogue/payment-settings';
import { numberText } from '#machines/order/labels';
import { sideOf } from '#machines/order/who';
import { offers } from '../rules/kinds.js';
import type { NoticeRow } from '../storage/notice-row.js';
import type { MessageRow } from '../storage/messages.js';
import { type Reader, shortMomentWords } from '#libs/platform/texts/moments';
import { type NoticeText, type References, renderNotice } from '../rules/notice-text.js';
import { kindWords, lockWords, mailWords } from '../texts/words.js';
import type { Links } from './links.js';
import type { MailContent, MailItem } from './mail-content.js';

/** A person whose time zone is decided: their own, or the office's. */
export type Addressee = Person & Reader;

const greetingOf = (person: Person): string => {
  const { language } = person;
  const name = firstNameFor(person, language);
  return name === '' ? mailWords(language, 'greetingNobody') : mailWords(language, 'greeting', { name });
};

/** Notifications that ask a client for money; their emails contain the bank account. */
const askForMoney: readonly string[] = [
  'OrderConfirmedUnpaid.client',
  'LastPaymentRequested.client',
  'MoneyArrived.short',
  'PaymentCorrected.due',
  ...['ClientTurn', 'ClientReminder'].flatMap((name) => [`${name}.prepayment`, `${name}.balance`]),
];

/** The currency whose bank account the email contains; undefined if it contains none. */
export const asksToPayIn = ({ template, figures }: NoticeRow): Currency | undefined =>
  askForMoney.includes(template) ? figures.currency : undefined;

export function noticeMail(
  row: NoticeRow,
  to: Addressee,
  references: References,
  links: Links,
  account: Readonly<BankAccount> | null = null,
): MailContent {
  const { language } = to;
  const said = renderNotice(to, row, references);
  const reader = sideOf(to);
  const locked = offers[reader][row.kind]?.locked.includes('mail') === true;
  const kind = kindWords(language, row.kind, 'title');
  const why = locked ? lockWords(language, row.kind, reader) : mailWords(language, 'because', { kind });
  return {
    ...frameOf(to, said, why, links),
    paragraphs: [said.text, ...(account ? [mailWords(language, 'waysToPay')] : [])],
    facts: [...factsOf(row, language, references), ...(account ? transferFacts(account, row, language, references) : [])],
    items: [],
    action: {
      label: mailWords(language, row.kind === 'feedbackAsked' ? 'giveFeedback' : actionWords[row.subject_type]),
      url: links.to(row.subject_type, row.subject_id, reader),
    },
  };
}

/** @param why the reason for which the person gets the email */
export const frameOf = (
  to: Person,
  { title, text }: NoticeText,
  why: string,
  links: Links,
): Pick<MailContent, 'language' | 'subject' | 'preheader' | 'title' | 'greeting' | 'footer' | 'preferences'> => ({
  language: to.language,
  subject: title,
  preheader: text,
  title,
  greeting: greetingOf(to),
  footer: [why],
  preferences: { label: mailWords(to.language, 'preferences'), url: links.preferences(sideOf(to)) },
});

const actionWords = {
  order: 'openOrder',
  payoff: 'openPayoff',
  deadLetter: 'openDeadLetter',
  certificate: 'openReplay',
  lead: 'openLead',
  chat: 'openChat',
  feedback: 'openFeedback',
  bankAccounts: 'openBankAccounts',
  exchangeRates: 'openExchangeRates',
  service: 'openService',
  company: 'openCompany',
} as const;

function factsOf({ order_id, figures }: NoticeRow, language: Language, references: References): MailContent['facts'] {
  const order = order_id === null ? undefined : references.order(order_id);
  if (order === undefined) return [];
  const { amount, currency, back, toReturn } = figures;
  const line = (name: 'amount' | 'back' | 'toReturn', sum: MinorUnits | undefined, of: Currency | undefined) =>
    sum === undefined || of === undefined ? [] : [{ label: mailWords(language, name), value: moneyWords(language, toText(sum, of)) }];
  return [
    { label: mailWords(language, 'order'), value: numberText(order.number) },
    { label: mailWords(language, 'service'), value: order.service[language] },
    ...line('amount', amount, currency),
    ...line('back', back, order.currency),
    ...line('toReturn', toReturn, order.currency),
  ];
}

function transferFacts(
  { payee, iban, account, bic, bank, purpose }: BankAccount,
  { order_id }: NoticeRow,
  language: Language,
  references: References,
): MailContent['facts'] {
  const order = order_id === null ? undefined : references.order(order_id);
  const lines = [
    ['payee', payee],
    ['account', friendlyFormatIBAN(iban) || account],
    ['bic', bic],
    ['bank', bank],
    ['purpose', purposeFor(purpose[language], order ? numberText(order.number) : '')],
  ] as const;
  return lines.flatMap(([name, value]) => (value ? [{ label: mailWords(language, name), value }] : []));
}

const itemsOf = (rows: readonly NoticeRow[], to: Addressee, references: References, links: Links): MailItem[] =>
  rows.map((row) => ({
    ...renderNotice(to, row, references),
    when: shortMomentWords(to, row.at_us),
    url: links.to(row.subject_type, row.subject_id, sideOf(to)),
  }));

/** One email about several payouts to a person: a total per currency, and a line for each. */
export function payoutsMail(rows: readonly NoticeRow[], to: Addressee, references: References, links: Links): MailContent {
  const { language } = to;
  const sums = new Map<Currency, MinorUnits>();
  for (const { template, figures } of rows) {
    const { amount = 0, currency = 'EUR' } = figures;
    sums.set(currency, (sums.get(currency) ?? 0) + (template === 'PayoffPaid.recovered' ? -amount : amount));
  }
  const amounts = [...sums].map(([currency, sum]) => moneyWords(language, toText(sum, currency))).join(', ');
  const title = mailWords(language, 'payoutsTitle', { amounts, count: rows.length });
  const because = mailWords(language, 'because', { kind: kindWords(language, 'payoffMoved', 'title') });
  return {
    ...frameOf(to, { title, text: mailWords(language, 'payoutsText') }, because, links),
    paragraphs: [mailWords(language, 'payoutsText')],
    facts: [],
    items: itemsOf([...rows].reverse(), to, references, links),
    action: { label: mailWords(language, 'openPayoff'), url: links.payouts(sideOf(to)) },
  };
}

/** Lines of a daily email at most; the rest is in the list. */
const mostItems = 30;

/** Lists the notifications newest first. */
export function digestMail(rows: readonly NoticeRow[], to: Addressee, references: References, links: Links): MailContent {
  const { language } = to;
  const reader = sideOf(to);
  const count: TextParams = { count: rows.length };
  const items = itemsOf(rows.slice(0, mostItems), to, references, links);
  const more = rows.length - items.length;
  const title = mailWords(language, 'digestTitle', count);
  return {
    language,
    subject: title,
    preheader: items[0]?.title ?? '',
    title,
    greeting: greetingOf(to),
    paragraphs: [mailWords(language, 'digestText'), ...(more > 0 ? [mailWords(language, 'digestMore', { count: more })] : [])],
    facts: [],
    items,
    action: { label: mailWords(language, 'openAll'), url: links.list(reader) },
    footer: [mailWords(language, 'becauseDigest')],
    preferences: { label: mailWords(language, 'preferences'), url: links.preferences(reader) },
  };
}

/** A message of staff in its stored language and text. */
export function messageMail(
  row: Pick<MessageRow, 'language' | 'subject' | 'body' | 'order_id'>,
  sender: Person | undefined,
  links: Links,
): MailContent {
  const { language } = row;
  const name = titleFor(sender, language);
  return {
    language,
    subject: row.subject,
    preheader: row.body.replace(/\s+/g, ' ').slice(0, 120),
    title: row.subject,
    paragraphs: row.body.split(/\n{2,}/),
    facts: [],
    items: [],
    action: { label: mailWords(language, 'openOrder'), url: links.to('order', row.order_id, 'client') },
    footer: name === '' ? [] : [mailWords(language, 'becauseMessage', { sender: name })],
  };
}
