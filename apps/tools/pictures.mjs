// npm run pictures [-- name ...]: the pictures of README and docs, of a running product with demo data (BASE_URL, http://127.0.0.1:3000 by default): the chief screens as
// docs/pictures/screens/<screen>-<variant>.png, those of docs pages as docs/pictures/<name>.png, and `emails` (email-pictures.mjs) only if requested.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';
import { takeEmails } from './email-pictures.mjs';
import { root } from './steps.mjs';

const base = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const password = process.env.DEMO_PASSWORD ?? 'registra-demo';
const pictures = join(root, 'docs', 'pictures');
const wanted = process.argv.slice(2);
/** `{ since, token }` by account */
const tokens = new Map();

const variants = [
  { language: 'ru', theme: 'light', width: 1280, height: 900 },
  { language: 'en', theme: 'dark', width: 1280, height: 900 },
  { language: 'en', theme: 'light', width: 360, height: 780 },
  { language: 'ru', theme: 'dark', width: 360, height: 780 },
];

const openChat = async (page) => {
  await page
    .getByRole('navigation', { name: /^(Chats|Чаты)$/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('log').waitFor();
};

/** `order`: the newest in that status goes into the address; `then` brings the page to where the picture is taken. */
const screens = [
  { name: 'landing', path: '/:language' },
  { name: 'compare', path: '/:language/compare?countries=ee,ge,lv' },
  { name: 'service', path: '/:language/service/ee' },
  { name: 'wizard', path: '/:language/selection-service?country=ee' },
  { name: 'client-orders', as: 'client', path: '/orders-list' },
  { name: 'client-order', as: 'client', path: '/order', order: 'documentsRequested' },
  { name: 'staff-orders', as: 'client-service-manager', path: '/admin/orders-list' },
  { name: 'staff-order', as: 'client-service-manager', path: '/admin/order', order: 'lastPaymentRequired' },
  { name: 'chats', as: 'client-service-manager', path: '/admin/chats', then: openChat },
  { name: 'reports', as: 'owner', path: '/admin/reports?report=revenue&period=all' },
  { name: 'login', path: '/login' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'my-documents', as: 'client', path: '/documents' },
  { name: 'profile', as: 'client-service-manager', path: '/profile' },
  { name: 'payments', as: 'owner', path: '/admin/payments' },
  { name: 'payments-to-look-at', as: 'owner', path: '/admin/payments-to-look-at' },
  { name: 'payouts', as: 'owner', path: '/admin/payoffs' },
  { name: 'leads', as: 'owner', path: '/admin/leads' },
  { name: 'clients', as: 'owner', path: '/admin/clients' },
  { name: 'emails', as: 'owner', path: '/admin/mail' },
  { name: 'bank-accounts', as: 'owner', path: '/admin/settings?part=bank' },
  { name: 'event-log', as: 'owner', path: '/admin/audit' },
  { name: 'refusals', as: 'owner', path: '/admin/audit?tab=refusals' },
  { name: 'order-history', as: 'owner', path: '/admin/order?tab=history&at=6', order: 'projectFinished' },
];

const desk = { language: 'en', theme: 'light', width: 1280, height: 900 };
const phone = { language: 'ru', theme: 'light', width: 360, height: 780 };
const button = (name) => (page) => page.getByRole('button', { name }).first().click();
const dialog = (page) => page.getByRole('dialog').waitFor();
const steps =
  (...all) =>
  async (page) => {
    for (const one of all) await one(page);
  };

/** What README and docs show next to their text. `order` and `then` as above, or a query that finds an order. */
const docsPictures = [
  { name: 'first-page', path: '/en' },
  { name: 'pay', as: 'client', path: '/order', order: 'orderConfirmedNotPayed', then: steps(button(/^Pay/), dialog) },
  {
    name: 'pay-sheet-phone',
    as: 'client',
    path: '/order',
    order: 'orderConfirmedNotPayed',
    at: phone,
    then: steps(button(/^Оплатить/), dialog),
  },
  { name: 'order-page', as: 'client-service-manager', path: '/admin/order', order: 'documentsReceived' },
  { name: 'client-order', as: 'client', path: '/order', order: 'documentsRequested' },
  {
    name: 'document-review',
    as: 'client-service-manager',
    path: '/admin/order?tab=documents',
    order: 'documentsReceived',
    then: steps(button(/^View/), dialog),
  },
  { name: 'my-documents', as: 'client', path: '/documents' },
  { name: 'reports-page', as: 'owner', path: '/admin/reports?report=revenue&period=thisMonth&compare=previous' },
  {
    name: 'search',
    as: 'owner',
    path: '/admin/orders-list',
    then: steps(
      (page) => page.keyboard.press('Control+k'),
      dialog,
      (page) => page.keyboard.type('Est'),
    ),
  },
  { name: 'order-to-confirm', as: 'client-service-manager', path: '/admin/order', orders: 'filter[toConfirm]=true' },
  { name: 'orders-to-confirm', as: 'client-service-manager', path: '/admin/orders-list?filter[toConfirm]=true' },
  { name: 'receipt', as: 'client', path: '/order?tab=payments', order: 'projectFinished', then: steps(button(/^Receipt/), dialog) },
  {
    name: 'refund',
    as: 'client-service-head',
    path: '/admin/order?tab=payments',
    order: 'documentsReceived',
    then: steps(button(/^Refund/), dialog),
  },
  { name: 'payments', as: 'client-service-manager', path: '/admin/payments' },
  { name: 'compare-in-euros', path: '/en/compare?countries=ee,gb,ae&currency=EUR' },
  {
    name: 'audit-event',
    as: 'owner',
    path: '/admin/audit?filter[type]=OrderConfirmedUnpaid',
    then: steps((page) => page.getByRole('table').getByRole('link').first().click(), dialog),
  },
  { name: 'landing-owner', as: 'owner', path: '/login' },
  { name: 'landing-customer-service', as: 'client-service-manager', path: '/login' },
  { name: 'landing-business-development', as: 'business-manager', path: '/login' },
  { name: 'landing-client', as: 'client', path: '/login' },
];

mkdirSync(join(pictures, 'screens'), { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const { at = desk, ...picture } of docsPictures) await take(picture, at, `${picture.name}.png`);
for (const variant of variants) {
  const { language, theme, width } = variant;
  for (const screen of screens) await take(screen, variant, join('screens', `${screen.name}-${language}-${theme}-${width}.png`));
}
if (wanted.includes('emails'))
  await takeEmails({ browser, call, pictures, mailDir: process.env.MAIL_DIR ?? join(root, '.registra', 'mail') });
await browser.close();

/** An answer of the API, as an account or nobody asks. @throws what it was refused with */
async function call(account, method, path, body, language = 'en') {
  const context = await browser.newContext();
  try {
    const headers = { 'accept-language': language, ...(account && { authorization: `Bearer ${await tokenOf(context, account)}` }) };
    const answer = await context.request.fetch(`${base}/api/v1${path}`, { method, headers, data: body });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  } finally {
    await context.close();
  }
}

async function take(
  { name, as, path, order, orders = order && `filter[status]=${order}`, then },
  { language, theme, width, height },
  file,
) {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
  const kept = { language, theme, cookie: 'declined' };
  // The client that reads English has English messages, reasons and files.
  const account = as === 'client' && language === 'en' ? 'client2' : as;
  if (account) kept.token = JSON.stringify({ accessToken: await tokenOf(context, account) });
  await context.addInitScript((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), Object.entries(kept));
  const page = await context.newPage();
  const id = orders ? await newest(context, kept.token, orders) : undefined;
  await page.goto(`${base}${path.replace(':language', language)}${id ? `${path.includes('?') ? '&' : '?'}id=${id}` : ''}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await then?.(page);
  // What comes after the first answers: counts, pictures of people, the live line.
  await page.waitForTimeout(1500);
  const picture = await page.screenshot({ animations: 'disabled' });
  writeFileSync(join(pictures, file), await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toBuffer());
  console.log(file);
  await context.close();
}

/** Signs in once in five minutes: sign-ins are limited, and a token lasts ten. */
async function tokenOf(context, account) {
  const known = tokens.get(account);
  if (known && Date.now() - known.since < 300_000) return known.token;
  const token = await signIn(context, account);
  tokens.set(account, { since: Date.now(), token });
  return token;
}

async function signIn(context, account) {
  const answer = await context.request.post(`${base}/api/v1/auth/login`, { data: { email: `${account}@registra.example`, password } });
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${answer.status()}`);
  return (await answer.json()).token.accessToken;
}

async function newest(context, token, which) {
  const headers = { authorization: `Bearer ${JSON.parse(token).accessToken}` };
  const answer = await context.request.get(`${base}/api/v1/orders?${which}&per_page=1`, { headers });
  const [order] = (await answer.json()).items;
  if (!order) throw new Error(`no order has ${which}`);
  return order._id;
}
