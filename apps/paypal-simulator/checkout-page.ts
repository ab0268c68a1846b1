import { createHash } from 'node:crypto';
import { contentLanguageFor } from '#machines/kernel/content-language';
import { readerLanguage } from '#libs/platform/http/language';
import { texts as checkoutTexts } from './texts/all.js';
import type { Order } from './facts.js';
import { moneyBody, type PaypalMoney } from './paypal-money.js';

export const pageLocales = ['en', 'ru'] as const;
type PageLocale = (typeof pageLocales)[number];
/** Texts of the approval page; `{{sum}}` stands for the amount. */
type CheckoutTexts = (typeof checkoutTexts)['en'];

/** What the buttons of the page send as `choice`. */
export const choices = ['pay', 'pendThenComplete', 'pendThenDeny', 'decline', 'cancel'] as const;
export type Choice = (typeof choices)[number];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** The language that was asked for by name, else the order's, else the browser's by the rule of the product. */
export const pageLocale = (asked: string | null, ofOrder: string | undefined, accepted: string | undefined): PageLocale =>
  toLocale(asked ?? '') ?? toLocale(ofOrder ?? '') ?? contentLanguageFor(readerLanguage(accepted));

const toLocale = (tag: string): PageLocale | undefined => pageLocales.find((locale) => tag.toLowerCase().split('-')[0] === locale);

/** 1 155,00 € or €1,155.00. */
function sumText(money: PaypalMoney, locale: PageLocale): string {
  const { value } = moneyBody(money);
  const digits = value.split('.')[1]?.length ?? 0;
  const format = { style: 'currency', currency: money.currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale, format).format(Number(value));
}

const style = `
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#16202e;background:#f3f5f8}
main{max-width:30rem;margin:0 auto;padding:1rem}
.note{margin:0 0 1rem;padding:.75rem 1rem;background:#fff1c2;border:2px solid #8a6100;border-radius:.5rem;font-weight:600}
.card{padding:1rem;background:#fff;border-radius:.75rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
h2{margin:1.5rem 0 .5rem;font-size:1rem}
dl{margin:0 0 1rem}dt{color:#4b5a6e}dd{margin:0 0 .5rem;overflow-wrap:anywhere}
button,.button{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:#14398f;background:#fff;border:1px solid #14398f;border-radius:.5rem;cursor:pointer}
button.main,.button.main{color:#fff;background:#14398f}
button:focus-visible,a:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
.hint{margin:.25rem 0 1rem;color:#4b5a6e;font-size:.875rem}
nav{margin:0 0 1rem;text-align:right}a{color:#14398f}
`;

/** The page runs no script, loads nothing and is shown in no frame. */
export const pageHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  // Browsers then send `Origin` with the form, by which one of another site is refused.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Every address in the page is relative to the page itself, so that it works behind any prefix. */
function page(locale: PageLocale, title: string, content: string): string {
  const texts = checkoutTexts[locale];
  const other: PageLocale = locale === 'en' ? 'ru' : 'en';
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="note">${escape(texts.simulation)}</p>
<nav><a href="?locale=${other}" hreflang="${other}" lang="${other}">${escape(texts.otherLanguage)}</a></nav>
<div class="card">
<h1>${escape(title)}</h1>
${content}
</div>
</main>
</body>
</html>
`;
}

/** The page of an order that waits for its payer. */
export function approvalPage(order: Order, locale: PageLocale): string {
  const texts = checkoutTexts[locale];
  const sum = sumText(order, locale);
  const say = (text: string): string => escape(text.replace('{{sum}}', sum));
  const facts: [string, string][] = [
    [texts.sum, sum],
    ...(order.description === undefined ? [] : [[texts.description, order.description] satisfies [string, string]]),
    [texts.order, order.id],
  ];
  return page(
    locale,
    texts.title.replace('{{sum}}', sum),
    `<dl>
${facts.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('\n')}
</dl>
${form(texts, say)}`,
  );
}

function form(texts: CheckoutTexts, say: (text: string) => string): string {
  const button = (choice: Choice, text: string): string =>
    `<button${choice === 'pay' ? ' class="main"' : ''} name="choice" value="${choice}">${say(text)}</button>`;
  const hinted = (choice: Choice, text: string, hint: string): string => `${button(choice, text)}\n<p class="hint">${say(hint)}</p>`;
  return `<form method="post">
${button('pay', texts.pay)}
<p class="hint">${say(texts.payHint)}</p>
${button('cancel', texts.cancel)}
<h2>${say(texts.otherOutcomes)}</h2>
${hinted('pendThenComplete', texts.payLater, texts.payLaterHint)}
${hinted('pendThenDeny', texts.payLaterDenied, texts.payLaterDeniedHint)}
${hinted('decline', texts.decline, texts.declineHint)}
</form>`;
}

/** The page of an order that waits for nobody (paid already, or chosen with nowhere to return to), or of a choice that is not taken. */
export function closedPage(kind: 'paid' | 'chosen' | 'gone' | 'foreign', locale: PageLocale, back?: string): string {
  const texts = checkoutTexts[locale];
  const link = back === undefined ? '' : `\n<a class="button main" href="${escape(back)}">${escape(texts.back)}</a>`;
  return page(locale, texts[`${kind}Title`], `<p>${escape(texts[kind])}</p>${link}`);
}
