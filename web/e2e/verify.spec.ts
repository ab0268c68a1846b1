import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { verify as en } from '../src/i18n/en/site/verify.js';
import { verify as ru } from '../src/i18n/ru/site/verify.js';
import { violationsOn } from './axe.js';
import { OrderPage } from './order-page.js';
import { signIn } from './people.js';
import { keep } from './pictures.js';
import { place } from './place.js';
import { isAlive } from './visitor.js';
import { wordsOf } from './words.js';

test(
  'a receipt is verified by somebody without an account, and an altered proof of it is refused',
  { tag: '@core' },
  async ({ browser }) => {
    test.slow();
    const { order } = wordsOf('en');
    const client = await signIn(browser, 'client', 'en');
    const staff = await signIn(browser, 'client-service-manager', 'en');
    const { _id: id } = await place(client);
    await staff.call('POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: { amount: '10.00', currency: 'EUR' } });

    const address = await test.step('the client finds its address on the receipt', async () => {
      const theirs = new OrderPage(client.page, 'en');
      await theirs.open(id);
      await theirs.button(order.payments.receipt).first().click();
      const link = client.page.getByRole('link', { name: order.receipt.verify });
      await expect(link).toHaveAttribute('href', /^\/en\/verify\/[0-9a-f-]{36}$/);
      return (await link.getAttribute('href')) ?? '';
    });

    // Nobody is signed in here, and the log has perhaps not been signed since the payment.
    const stranger = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 800 }, colorScheme: 'dark' });
    const page = await stranger.newPage();
    const shown = page.locator('[data-result]');
    const answers = async () => (await page.request.get(`/api/v1/audit/receipts/${address.split('/').at(-1)}`)).status();
    await expect.poll(answers).not.toBe(404);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: en.verified })).toBeVisible({ timeout: 90_000 });
    await expect(shown).toContainText('€10.00');
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await keep(page, 'verify-1-verified-dark');

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: en.save }).click()]);
    const saved = await readFile(await download.path(), 'utf8');

    await test.step('the saved proof is verified offline, and is refused once its sum was altered', async () => {
      await page.goto('/ru/verify');
      await expect(page.getByText(ru.file.choose)).toBeVisible();
      await isAlive(page, 'verify');
      await page.waitForLoadState('networkidle');
      await stranger.setOffline(true);
      const file = page.locator('input[type=file]');
      const choose = (content: string) =>
        file.setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(content) });
      await choose(saved);
      await expect(page.getByRole('heading', { name: ru.verified })).toBeVisible();
      const { entry, ...rest } = JSON.parse(saved) as { entry: string };
      const bytes = Buffer.from(entry, 'base64').toString('latin1').replace('"amount":1000', '"amount":9000');
      await choose(JSON.stringify({ ...rest, entry: Buffer.from(bytes, 'latin1').toString('base64') }));
      await expect(page.getByRole('heading', { name: ru.refused })).toBeVisible();
      await expect(shown).toContainText(/^Не подтверждено\s*Записи нет/);
      await expect(page.getByRole('heading', { name: ru.verified })).toHaveCount(0);
      await keep(page, 'verify-2-refused-ru-dark');
      expect(await violationsOn(page)).toEqual([]);
      await stranger.setOffline(false);
    });
    await Promise.all([stranger, client.context, staff.context].map((one) => one.close()));
  },
);

test('the code of a certificate opens what was signed, and an altered link is refused', async ({ browser }) => {
  test.slow();
  const { audit } = wordsOf('en');
  const owner = await signIn(browser, 'owner', 'en');
  const { items } = await owner.call<{ items: { number: string }[] }>('GET', '/orders?filter[status]=projectFinished&per_page=1');
  const order = items[0]?.number ?? '';
  const { _id: id, number } = await owner.call<{ _id: string; number: number }>('POST', '/audit/certificates', { kind: 'order', order });
  const state = async () => (await owner.call<{ state: string }>('GET', `/audit/certificates/${id}`)).state;
  await expect.poll(state, { timeout: 90_000 }).toBe('done');
  await owner.page.goto(`/admin/audit?tab=certificates&id=${id}`);
  const [download] = await Promise.all([
    owner.page.waitForEvent('download'),
    owner.page.getByRole('button', { name: audit.certificates.pdf }).click(),
  ]);
  const pdf = await readFile(await download.path(), 'latin1');
  const address = new URL(/\/URI \(([^)]+)\)/.exec(pdf)?.[1] ?? '');
  expect(address.pathname).toBe('/en/verify');

  const stranger = await browser.newContext({ locale: 'ru-RU', viewport: { width: 360, height: 800 }, colorScheme: 'dark' });
  const page = await stranger.newPage();
  const shown = page.locator('[data-result]');
  await page.goto(`/ru/verify${address.hash}`);
  await expect(page.getByRole('heading', { name: ru.certificate.verified })).toBeVisible({ timeout: 90_000 });
  await expect(shown).toContainText(`${ru.certificate.pairs.certificate}${number}`);
  await expect(shown).toContainText(order);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await keep(page, 'verify-3-certificate-ru-dark');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/en/verify${address.hash}`);
  await expect(page.getByRole('heading', { name: en.certificate.verified })).toBeVisible({ timeout: 90_000 });
  await keep(page, 'verify-4-certificate-en-light');
  const note = Buffer.from(address.hash.split('=')[1] ?? '', 'base64url').toString();
  const altered = Buffer.from(note.replace('faults 0', 'faults 7')).toString('base64url');
  await page.evaluate((hash) => (location.hash = hash), `#certificate=${altered}`);
  await expect(page.getByRole('heading', { name: en.refused })).toBeVisible();
  await expect(shown).toContainText(en.certificate.faults.badSignature);
  await expect(page.getByRole('heading', { name: en.certificate.verified })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await Promise.all([stranger, owner.context].map((one) => one.close()));
});
