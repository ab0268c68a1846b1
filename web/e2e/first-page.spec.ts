import { expect, test } from '@playwright/test';

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

test('an address the product does not know is answered with 404 and a page', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('#root')).not.toBeEmpty();
});
