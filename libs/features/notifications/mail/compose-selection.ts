import type { AwaitedCall, PricedSelection, SelectionEmail } from '#libs/contracts/leads/lead-email';
import { contentText } from '#machines/kernel/content-language';
import { formatDay, formatPercent, moneyFormat } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import { formatTerm } from '#machines/kernel/term';
import { totalOf } from '#machines/catalogue/total';
import { openingText } from '#machines/catalogue/working-hours';
import type { ChosenOption } from '#machines/selection-wizard/offer';
import { mailText, selectionText } from '../texts/texts.js';
import type { Links } from './links.js';
import type { MailContent } from './mail-content.js';

/** Contains a visitor's selection with today's prices, in the language of the page it was sent from. */
export function selectionMail({ language, to, country, service, offer, call, path }: SelectionEmail, links: Links): MailContent {
  const text = selectionText(language, offer ? 'pricedText' : 'text');
  return {
    language,
    subject: selectionText(language, 'subject'),
    preheader: text,
    title: selectionText(language, 'subject'),
    greeting: to.name === '' ? mailText(language, 'greetingNobody') : mailText(language, 'greeting', { name: to.name }),
    paragraphs: [text, ...(call ? [callText(call, language)] : [])],
    facts: [
      ...(country ? [{ label: selectionText(language, 'country'), value: contentText(country, language) }] : []),
      ...(service ? [{ label: mailText(language, 'service'), value: contentText(service, language) }] : []),
      ...(offer ? factsOf(offer, language) : []),
    ],
    items: [],
    action: { label: selectionText(language, 'action'), url: links.page(path) },
    footer: [selectionText(language, 'because')],
  };
}

function callText({ phone, now, opening, zones }: AwaitedCall, language: Language): string {
  if (opening === null) return selectionText(language, 'call', { phone });
  return selectionText(language, 'callLater', { phone, when: openingText(opening / 1000, now / 1000, zones, language) });
}

/** Omits decimals that are all zero, as the wizard does. */
const prices = (amounts: readonly MoneyText[], language: Language): string =>
  amounts.map(({ amount, currency }) => moneyFormat(currency, language, 'stripIfInteger').format(Number(amount))).join(' + ');

/** The options, then the sums and the date, in the order of the wizard's price sheet. */
function factsOf({ options, estimate, mandatoryPayments, term, lastDay }: PricedSelection, language: Language): MailContent['facts'] {
  const textOf = (key: Parameters<typeof selectionText>[1], params = {}) => selectionText(language, key, params);
  const { price, charged, prepaymentPercent: now } = estimate;
  const paid = charged ?? estimate;
  const { fees, total, yearly } = totalOf(price, mandatoryPayments);
  const share = (percent: number) => ({ percent: formatPercent(percent, language) });
  const sum = (label: string, amounts: readonly MoneyText[]) => ({ label, value: prices(amounts, language) });
  const rate = charged ? textOf('paidHint', { date: formatDay(charged.date, 'long', language) }) : '';
  return [
    ...options.map(({ key, chosen }) => ({ label: textOf(key), value: answer(chosen, language) })),
    sum(textOf('fee'), [price]),
    ...(fees.length > 0 ? [sum(textOf('fees'), fees)] : []),
    sum(textOf('total'), total),
    ...(charged ? [{ label: textOf('paid'), value: `${prices([charged.price], language)} (${rate})` }] : []),
    sum(textOf('now', share(now)), [paid.now]),
    ...(now < 100 ? [sum(textOf('later', share(100 - now)), [paid.later])] : []),
    { label: textOf('timing'), value: `${formatTerm(term, language)}, ${textOf('by', { date: formatDay(lastDay, 'long', language) })}` },
    ...(yearly.length > 0 ? [sum(textOf('yearly'), yearly)] : []),
  ];
}

const answer = (chosen: ChosenOption['chosen'], language: Language): string =>
  typeof chosen === 'number'
    ? String(chosen)
    : chosen.map((title) => contentText(title, language)).join(', ') || selectionText(language, 'none');
