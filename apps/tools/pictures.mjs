// npm run pictures: the chief screens of a running product with demo data (BASE_URL, http://127.0.0.1:3000 by default) as docs/pictures/screens/<screen>-<variant>.png.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';
import { root } from './steps.mjs';

const base = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const password = process.env.DEMO_PASSWORD ?? 'registra-demo';
const directory = join(root, 'docs', 'pictures', 'screens');

const variants = [
  { language: 'ru', theme: 'light', width: 1280, height: 900 },
  { language: 'en', theme: 'dark', width: 1280, height: 900 },
  { language: 'en', theme: 'light', width: 360, height: 780 },
  { language: 'ru', theme: 'dark', width: 360, height: 780 },
];

/** `order`: the newest in that status goes into the address. */
const screens = [
  { name: 'landing', path: '/:language' },
  { name: 'compare', path: '/:language/compare?countries=ee,ge,lv' },
  { name: 'service', path: '/:language/service/ee' },
  { name: 'wizard', path: '/:language/selection-service?country=ee' },
  { name: 'client-orders', as: 'client', path: '/orders-list' },
  { name: 'client-order', as: 'client', path: '/order', order: 'documentsRequested' },
  { name: 'staff-orders', as: 'client-service-manager', path: '/admin/orders-list' },
  { name: 'staff-order', as: 'client-service-manager', path: '/admin/order', order: 'lastPaymentRequired' },
  { name: 'chats', as: 'client-service-manager', path: '/admin/chats' },
  { name: 'reports', as: 'owner', path: '/admin/reports?tab=revenue&period=all' },
];

mkdirSync(directory, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const variant of variants) for (const screen of screens) await take(screen, variant);
await browser.close();

async function take({ name, as, path, order }, { language, theme, width, height }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
  const kept = { language, theme, cookie: 'declined' };
  if (as) kept.token = JSON.stringify({ accessToken: await tokenOf(context, as) });
  await context.addInitScript((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), Object.entries(kept));
  const page = await context.newPage();
  const id = order ? await newest(context, kept.token, order) : undefined;
  await page.goto(`${base}${path.replace(':language', language)}${id ? `?id=${id}` : ''}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // What comes after the first answers: counts, pictures of people, the live line.
  await page.waitForTimeout(1500);
  const picture = await page.screenshot({ animations: 'disabled' });
  const file = join(directory, `${name}-${language}-${theme}-${width}.png`);
  writeFileSync(file, await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toBuffer());
  console.log(file);
  await context.close();
}

async function tokenOf(context, account) {
  const answer = await context.request.post(`${base}/api/v1/auth/login`, { data: { email: `${account}@registra.example`, password } });
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${answer.status()}`);
  return (await answer.json()).token.accessToken;
}

async function newest(context, token, status) {
  const headers = { authorization: `Bearer ${JSON.parse(token).accessToken}` };
  const answer = await context.request.get(`${base}/api/v1/orders?filter[status]=${status}&per_page=1`, { headers });
  const [order] = (await answer.json()).items;
  if (!order) throw new Error(`no order is ${status}`);
  return order._id;
}
