import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { OrderPage } from './order-page.js';
import { type Person, signIn, signInOnPage } from './people.js';
import { place } from './place.js';
import { waysOf } from './selection.js';
import { type Language, like, textsOf } from './texts.js';

/** How many notifications wait, as the bell says. */
const unreadOf = async ({ page }: Person, language: Language): Promise<number> => {
  const name =
    (await page.getByRole('button', { name: new RegExp(`^${textsOf(language).notifications.title}`) }).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
};

const reachedIn = async (owner: Person, status: string): Promise<number> => {
  const today = new Date().toISOString().slice(0, 10);
  const { rows } = await owner.call<{ rows: { key: string; values: Record<string, number> }[] }>(
    'GET',
    `/reports/funnel?from=${today}&to=${today}`,
  );
  return rows.find(({ key }) => key === status)?.values['reached'] ?? 0;
};

/** Mails that were written, as whole texts with their soft line breaks taken out. */
async function mails(): Promise<string[]> {
  const directory = process.env.MAIL_DIR ?? '';
  const names = await readdir(directory).catch(() => []);
  return Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(directory, name), 'utf8')));
}

/** One operation of staff: what it changes for everybody it concerns. */
async function confirmAndFollow(browser: Browser, language: Language): Promise<void> {
  const texts = textsOf(language);
  const client = await signInOnPage(browser, 'client', language);
  const owner = await signIn(browser, 'owner', language);
  await expect(client.page.getByRole('button', { name: new RegExp(`^${texts.notifications.title}`) })).toBeVisible();
  const order = await place(client);
  const [before, reached, sent] = [
    await unreadOf(client, language),
    await reachedIn(owner, 'orderConfirmedNotPayed'),
    (await mails()).length,
  ];

  const page = new OrderPage(owner.page, language);
  await page.open(order._id, '/admin');
  await page.run('managerConfirmedNotPayedOrder');

  await expect.poll(() => unreadOf(client, language), { message: 'the bell of the client, without a reload' }).toBeGreaterThan(before);
  await client.page.getByRole('button', { name: new RegExp(`^${texts.notifications.title}`) }).click();
  await client.page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(order.number) })
    .first()
    .click();
  await expect(client.page).toHaveURL(new RegExp(`/order\\?id=${order._id}`));

  // Other stories confirm orders of theirs meanwhile.
  await expect.poll(() => reachedIn(owner, 'orderConfirmedNotPayed'), { message: 'the report' }).toBeGreaterThan(reached);
  await expect.poll(async () => (await mails()).length, { message: 'the mail' }).toBeGreaterThan(sent);
  await expect.poll(async () => (await mails()).filter((mail) => mail.includes(order._id.slice(0, 8))).length).toBeGreaterThan(0);
  await seeDelivery(owner, order._id, language);
  await client.context.close();
  await owner.context.close();
}

/** In the audit the event names its place in Kafka, where `npm run e2e -- --kafka` runs, and its consumers with the second in which each took it. */
async function seeDelivery({ page, call }: Person, stream: string, language: Language): Promise<void> {
  const { title, place: at, acknowledged } = textsOf(language).audit.deliveries;
  const { items } = await call<{ items: { _id: string }[] }>(
    'GET',
    `/audit/events?filter[stream]=${stream}&filter[type]=OrderConfirmedUnpaid`,
  );
  await page.goto(`/admin/audit?id=${items[0]?._id}`);
  const delivery = page.getByRole('region', { name: title });
  await expect(
    delivery
      .getByRole('definition')
      .filter({ has: page.locator('time') })
      .last(),
  ).toBeVisible();
  await expect(delivery.getByText(like(at))).toHaveCount(process.env.KAFKA ? 1 : 0);
  const terms = await delivery.getByRole('term').allInnerTexts();
  expect(terms.includes(acknowledged)).toBe(Boolean(process.env.KAFKA));
  const consumers = terms.filter((term) => term !== 'Kafka' && term !== acknowledged);
  expect(consumers.length).toBeGreaterThan(2);
  await expect(delivery.locator('time'), 'each consumer took it').toHaveCount(consumers.length + (process.env.KAFKA ? 1 : 0));
}

for (const language of waysOf('one operation', ['ru', 'en'] as const)) {
  test(`one operation rings the client's bell, writes a mail and moves the report, in ${language}`, { tag: '@core' }, ({ browser }) =>
    confirmAndFollow(browser, language),
  );
}
