import type { Person } from '#libs/contracts/people/people-by-ids';
import { friendlyFormatIBAN } from 'ibantools';
import { contentText } from '#machines/kernel/content-language';
import { type Language, numberText } from '#machines/kernel/ids';
import { type Currency, type MinorUnits, toText } from '#machines/kernel/money';
import { firstNameFor, titleFor } from '#machines/kernel/person-name';
import { type TextParams, formatMoneyText } from '#libs/platform/texts/text';
import { type BankAccount, purposeFor } from '#machines/catalogue/payment-settings';
import { sideOf } from '#machines/order/who';
import { offers } from '../rules/kinds.js';
import type { NoticeRow } from '../storage/notice-row.js';
import type { MessageRow } from '../storage/messages.js';
import { type Reader, formatShortMoment } from '#libs/platform/texts/moments';
import { type NoticeText, type References, renderNotice } from '../rules/notice-text.js';
import { kindText, lockText, mailText } from '../texts/texts.js';
import type { Links } from './links.js';
import type { MailContent, MailItem } from './mail-content.js';

/** A person whose time zone is decided: their own, or the office's. */
export type Addressee = Person & Reader;

const greetingOf = (person: Person): string => {
  const { language } = person;
  const name = firstNameFor(person, language);
  return name === '' ? mailText(language, 'greetingNobody') : mailText(language, 'greeting', { name });
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

/** Whether the acknowledgement of a withdrawal is attached (Directive 2011/83/EU, Article 11a). */
export const hasPaper = ({ template }: NoticeRow): boolean =>
  template === 'WithdrawalDeclared.client' || template === 'WithdrawalDeclared.clientUnpaid';

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
  const kind = kindText(language, row.kind, 'title');
  const why = locked ? lockText(language, row.kind, reader) : mailText(language, 'because', { kind });
  return {
    ...frameOf(to, said, why, links),
    paragraphs: [
      said.text,
      ...(hasPaper(row) ? [mailText(language, 'paperAttached')] : []),
      ...(account ? [mailText(language, 'waysToPay')] : []),
    ],
    facts: [...factsOf(row, language, references), ...(account ? transferFacts(account, row, language, references) : [])],
    items: [],
    action: {
      label: mailText(language, row.kind === 'feedbackAsked' ? 'giveFeedback' : actionKeys[row.subject_type]),
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
  preferences: { label: mailText(to.language, 'preferences'), url: links.preferences(sideOf(to)) },
});

const actionKeys = {
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
    sum === undefined || of === undefined ? [] : [{ label: mailText(language, name), value: formatMoneyText(language, toText(sum, of)) }];
  return [
    { label: mailText(language, 'order'), value: numberText(order.number) },
    { label: mailText(language, 'service'), value: contentText(order.service, language) },
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
    ['purpose', purposeFor(contentText(purpose, language), order ? numberText(order.number) : '')],
  ] as const;
  return lines.flatMap(([name, value]) => (value ? [{ label: mailText(language, name), value }] : []));
}

const itemsOf = (rows: readonly NoticeRow[], to: Addressee, references: References, links: Links): MailItem[] =>
  rows.map((row) => ({
    ...renderNotice(to, row, references),
    when: formatShortMoment(to, row.at_us),
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
  const amounts = [...sums].map(([currency, sum]) => formatMoneyText(language, toText(sum, currency))).join(', ');
  const title = mailText(language, 'payoutsTitle', { amounts, count: rows.length });
  const because = mailText(language, 'because', { kind: kindText(language, 'payoffMoved', 'title') });
  return {
    ...frameOf(to, { title, text: mailText(language, 'payoutsText') }, because, links),
    paragraphs: [mailText(language, 'payoutsText')],
    facts: [],
    items: itemsOf([...rows].reverse(), to, references, links),
    action: { label: mailText(language, 'openPayoff'), url: links.payouts(sideOf(to)) },
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
  const title = mailText(language, 'digestTitle', count);
  return {
    language,
    subject: title,
    preheader: items[0]?.title ?? '',
    title,
    greeting: greetingOf(to),
    paragraphs: [mailText(language, 'digestText'), ...(more > 0 ? [mailText(language, 'digestMore', { count: more })] : [])],
    facts: [],
    items,
    action: { label: mailText(language, 'openAll'), url: links.list(reader) },
    footer: [mailText(language, 'becauseDigest')],
    preferences: { label: mailText(language, 'preferences'), url: links.preferences(reader) },
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
    action: { label: mailText(language, 'openOrder'), url: links.to('order', row.order_id, 'client') },
    footer: name === '' ? [] : [mailText(language, 'becauseMessage', { sender: name })],
  };
}
