import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.js';
import { OrderPage } from './order-page.js';
import { signIn } from './people.js';
import { keep } from './pictures.js';
import { place } from './place.js';
import { isAlive } from './visitor.js';
import { verifyTexts, textsOf } from './texts.js';

const [en, ru] = [verifyTexts('en'), verifyTexts('ru')];

test(
  'a receipt is verified by somebody without an account, and an altered proof of it is refused',
  { tag: '@core' },
  async ({ browser }) => {
    test.slow();
    const { order } = textsOf('en');
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
