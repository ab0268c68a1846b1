import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { bundle as en } from '../src/i18n/en/site/bundle.js';
import { bundle as ru } from '../src/i18n/ru/site/bundle.js';
import { verify as siteRu } from '../src/i18n/ru/site/verify.js';
import { Archive } from '../src/site/verify/bundle/archive.js';
import { violationsOn } from './axe.js';
import { signIn } from './people.js';
import { keep } from './pictures.js';
import { isAlive } from './visitor.js';
import { wordsOf } from './words.js';

const sourceOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: (from: number, before: number) => Promise.resolve(new Uint8Array(bytes.subarray(from, before))),
});
const opened = (bytes: Buffer) => Archive.open(sourceOf(bytes), { contents: 1e9 }, () => Promise.resolve());

async function fileIn(bytes: Buffer, name: string): Promise<Buffer> {
  const archive = await opened(bytes);
  const file = archive.files.find((one) => one.name === name);
  if (file === undefined) throw new Error(`the bundle has no ${name}`);
  const parts: Uint8Array[] = [];
  for await (const part of archive.read(file)) parts.push(part);
  return Buffer.concat(parts);
}

/** The bundle with another byte in the middle of a file. */
async function alteredIn(bytes: Buffer, name: string): Promise<Buffer> {
  const file = (await opened(bytes)).files.find((one) => one.name === name);
  if (file === undefined) throw new Error(`the bundle has no ${name}`);
  const changed = Buffer.from(bytes);
  const at = file.at + 30 + name.length + Math.floor(file.packed / 2);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

const choose = (page: Page, bytes: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'order-bundle.zip', mimeType: 'application/zip', buffer: bytes });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('an auditor exports the bundle of an order; it is checked from a disk without a network, and shows where a byte was altered', async ({
  browser,
}) => {
  test.slow();
  const owner = await signIn(browser, 'owner', 'en');
  const { items } = await owner.call<{ items: { _id: string; number: string }[] }>(
    'GET',
    '/orders?filter[status]=documentsRequested&per_page=1',
  );
  const [order] = items;
  if (!order) throw new Error('there is no order');
  await owner.page.goto(`/admin/order?id=${order._id}&tab=history`);
  const [download] = await Promise.all([
    owner.page.waitForEvent('download', { timeout: 90_000 }),
    owner.page.getByRole('button', { name: wordsOf('en').order.history.bundle }).click(),
  ]);
  const bytes = await readFile(await download.path());
  const key = await (await owner.page.request.get('/api/v1/audit/key')).text();
  const directory = await mkdtemp(join(tmpdir(), 'bundle-'));
  const file = join(directory, 'verify.html');
  await writeFile(file, await fileIn(bytes, 'verify.html'));

  for (const [language, words] of [
    ['en', en],
    ['ru', ru],
  ] as const) {
    const colorScheme = language === 'en' ? 'light' : 'dark';
    const viewport = { width: language === 'en' ? 1280 : 360, height: 800 };
    const reader = await browser.newContext({ locale: language === 'en' ? 'en-GB' : 'ru-RU', viewport, colorScheme, offline: true });
    const page = await reader.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([true, 'object']);
    await keep(page, `bundle-1-choose-${language}`);

    await test.step(`it holds by its own key, and by the one that is kept (${language})`, async () => {
      await choose(page, bytes);
      await expect(page.getByRole('heading', { name: words.verifiedAlone.title })).toBeVisible();
      await expect(page.getByText(key.trim())).toBeVisible();
      await page.getByLabel(words.choose.key).fill(key.trim());
      await choose(page, bytes);
      await expect(page.getByRole('heading', { name: words.verified, exact: true })).toBeVisible();
      await expect(page.getByText(order.number).first()).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toContainText('Order');
      expect(await violationsOn(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
      await keep(page, `bundle-2-verified-${language}`);
    });

    await test.step(`an altered byte is named with its file (${language})`, async () => {
      await choose(page, await alteredIn(bytes, 'entries.bin'));
      await expect(page.getByRole('heading', { name: words.refused })).toBeVisible();
      await expect(page.locator('[data-fault]')).toHaveCount(1);
      await expect(page.locator('[data-fault]')).toContainText('entries.bin');
      await expect(page.getByRole('heading', { name: words.verified, exact: true })).toHaveCount(0);
      expect(await violationsOn(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
      await keep(page, `bundle-3-refused-${language}`);
    });

    await test.step(`the other language shows the same result (${language})`, async () => {
      await page.getByRole('button', { name: words.language }).click();
      await expect(page.getByRole('heading', { name: language === 'en' ? ru.refused : en.refused })).toBeVisible();
    });
    expect(faults).toEqual([]);
    await reader.close();
  }

  await test.step('the page of the site checks it too, offline once it is open', async () => {
    const stranger = await browser.newContext({ locale: 'ru-RU', viewport: { width: 360, height: 800 }, colorScheme: 'dark' });
    const page = await stranger.newPage();
    await page.goto('/ru/verify');
    await expect(page.getByText(siteRu.file.choose)).toBeVisible();
    await isAlive(page, 'verify');
    const isFetched = () => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('check-bundle')));
    await expect.poll(isFetched).toBe(true);
    await page.waitForLoadState('networkidle');
    await stranger.setOffline(true);
    await choose(page, bytes);
    await expect(page.getByRole('heading', { name: ru.verified, exact: true })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await keep(page, 'bundle-4-site-ru-dark');
    await choose(page, await alteredIn(bytes, 'commands.jsonl'));
    await expect(page.getByRole('heading', { name: ru.refused })).toBeVisible();
    await expect(page.locator('[data-fault]')).toContainText('commands.jsonl');
    await stranger.setOffline(false);
    await stranger.close();
  });
  await rm(directory, { recursive: true });
  await owner.context.close();
});
