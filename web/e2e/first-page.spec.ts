import { expect, test } from '@playwright/test';
import { textsOf } from './texts.js';

for (const locale of ['ru-RU', 'en-GB']) {
  test.describe(`the sign-in page for a browser in ${locale}`, () => {
    test.use({ locale });

    test('is drawn without a fault, under the policy it is served with', async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (fault) => faults.push(fault.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      const answer = await page.goto('/login');
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
      await expect(page.locator('input[type=password]')).toBeVisible();
      expect(faults).toEqual([]);
    });
  });
}

test('the sign-in page is there before its script, which takes up what was typed and sent', async ({ browser }) => {
  const { common } = textsOf('en');
  const page = await browser.newPage({ locale: 'en-GB' });
  let go = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const answer = await page.goto('/login');
  expect(answer?.headers()['content-language']).toBe('en');
  expect(await page.title()).toContain(common.login.title);
  const email = page.getByLabel(common.login.email, { exact: true });
  await expect(email).toBeFocused();
  const stood = await email.boundingBox();
  await email.fill('nobody@registra.example');
  await page.getByLabel(common.login.password, { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.locator('#door')).toBeVisible();
  go();
  await expect(page.locator('#door')).toHaveCount(0);
  await expect(page.getByText(common.login.failed).first()).toBeVisible();
  await expect(email).toHaveValue('nobody@registra.example');
  expect((await email.boundingBox())?.x).toBe(stood?.x);
  await page.close();
});

test('an address the product does not know is answered with 404 and a page', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('#root')).not.toBeEmpty();
});
