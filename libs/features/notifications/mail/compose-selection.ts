import type { AwaitedCall, PricedSelection, SelectionEmail } from '#libs/contracts/leads/lead-email';
import { formatDay, formatPercent, moneyFormat } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import { formatTerm } from '#machines/kernel/term';
import { totalOf } from '#machines/catalogue/total';
import { openingText } from '#machines/catalogue/working-hours';
import type { ChosenOption } from '#machines/selection-wizard/offer';
import { mailWords, selectionWords } from '../texts/words.js';
import type { Links } from './links.js';
import type { MailContent } from './mail-content.js';

/** Contains a visitor's selection with today's prices, in the language of the page it was sent from. */
export function selectionMail({ language, to, country, service, offer, call, path }: SelectionEmail, links: Links): MailContent {
  const text = selectionWords(language, offer ? 'pricedText' : 'text');
  return {
    language,
    subject: selectionWords(language, 'subject'),
    preheader: text,
    title: selectionWords(language, 'subject'),
    greeting: to.name === '' ? mailWords(language, 'greetingNobody') : mailWords(language, 'greeting', { name: to.name }),
    paragraphs: [text, ...(call ? [callText(call, language)] : [])],
    facts: [
      ...(country ? [{ label: selectionWords(language, 'country'), value: country[language] }] : []),
      ...(service ? [{ label: mailWords(language, 'service'), value: service[language] }] : []),
      ...(offer ? factsOf(offer, language) : []),
    ],
    items: [],
    action: { label: selectionWords(language, 'action'), url: links.page(path) },
    footer: [selectionWords(language, 'because')],
  };
}

function callText({ phone, now, opening, zones }: AwaitedCall, language: Language): string {
  if (opening === null) return selectionWords(language, 'call', { phone });
  return selectionWords(language, 'callLater', { phone, when: openingText(opening / 1000, now / 1000, zones, language) });
}

/** Omits decimals that are all zero, as the wizard does. */
const prices = (amounts: readonly MoneyText[], language: Language): string =>
  amounts.map(({ amount, currency }) => moneyFormat(currency, language, 'stripIfInteger').format(Number(amount))).join(' + ');

/** The options, then the sums and the date, in the order of the wizard's price sheet. */
function factsOf({ options, estimate, mandatoryPayments, term, lastDay }: PricedSelection, language: Language): MailContent['facts'] {
  const words = (key: Parameters<typeof selectionWords>[1], params = {}) => selectionWords(language, key, params);
  const { price, charged, prepaymentPercent: now } = estimate;
  const paid = charged ?? estimate;
  const { fees, total, yearly } = totalOf(price, mandatoryPayments);
  const share = (percent: number) => ({ percent: formatPercent(percent, language) });
  const sum = (label: string, amounts: readonly MoneyText[]) => ({ label, value: prices(amounts, language) });
  const rate = charged ? words('paidHint', { date: formatDay(charged.date, 'long', language) }) : '';
  return [
    ...options.map(({ key, chosen }) => ({ label: words(key), value: answer(chosen, language) })),
    sum(words('fee'), [price]),
    ...(fees.length > 0 ? [sum(words('fees'), fees)] : []),
    sum(words('total'), total),
    ...(charged ? [{ label: words('paid'), value: `${prices([charged.price], language)} (${rate})` }] : []),
    sum(words('now', share(now)), [paid.now]),
    ...(now < 100 ? [sum(words('later', share(100 - now)), [paid.later])] : []),
    { label: words('timing'), value: `${formatTerm(term, language)}, ${words('by', { date: formatDay(lastDay, 'long', language) })}` },
    ...(yearly.length > 0 ? [sum(words('yearly'), yearly)] : []),
  ];
}

const answer = (chosen: ChosenOption['chosen'], language: Language): string =>
  typeof chosen === 'number' ? String(chosen) : chosen.map((title) => title[language]).join(', ') || selectionWords(language, 'none');
