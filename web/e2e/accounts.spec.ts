import { expect, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { linkIn, logIn, mailTo, signUp } from './accounts.js';
import { emailOf, password, signIn } from './people.js';
import { newEmail } from './visitor.js';
import { textsOf } from './texts.js';

const { account, common, profile } = textsOf('en');

test.use({ locale: 'en-GB' });

test(
  'somebody signs up without a service, and sets a new password through the mailed link',
  { tag: ['@core', '@sessions'] },
  async ({ page }) => {
    const email = newEmail();
    await signUp(page, email);
    const confirmation = linkIn(await mailTo(email, /confirm-email/), '/confirm-email');
    await page.goto(confirmation);
    await expect(page.getByRole('heading', { name: account.confirm.doneTitle })).toBeVisible();

    await page.goto('/reset-password');
    await page.getByLabel(common.login.email, { exact: true }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: account.reset.sentTitle })).toBeVisible();
    const reset = linkIn(await mailTo(email, /reset-password/), '/reset-password');
    await page.goto(reset);
    await page.getByLabel(account.password.new).fill('four brown horses');
    await page.getByLabel(account.password.repeat).fill('four brown horses');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: account.reset.doneTitle })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: account.reset.toLogin }).click();
    await logIn(page, email, 'four brown horses');
    await expect(page).toHaveURL(/\/orders-list/);
    await page.goto(reset);
    await page.getByLabel(account.password.new).fill('five brown horses');
    await page.getByLabel(account.password.repeat).fill('five brown horses');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: account.link.overTitle })).toBeVisible();
  },
);

for (const remember of [true, false]) {
  test(
    `a sign-in that is ${remember ? '' : 'not '}remembered ${remember ? 'outlives' : 'ends with'} the browser`,
    { tag: '@sessions' },
    async ({ browser }) => {
      const context = await browser.newContext({ locale: 'en-GB' });
      const page = await context.newPage();
      await logIn(page, emailOf('partner'), password, remember);
      await expect(page).toHaveURL(/\/orders-list/);
      // What a browser keeps when it is closed: the storage, and the cookies with an expiry date.
      const kept = await context.storageState();
      kept.cookies = kept.cookies.filter(({ expires }) => expires > 0);
      for (const { localStorage } of kept.origins) {
        const token = localStorage.find(({ name }) => name === 'token');
        // By then the access token is over, and only the cookie brings a new one.
        if (token) token.value = JSON.stringify({ accessToken: 'over' });
      }
      await context.close();
      const later = await browser.newContext({ locale: 'en-GB', storageState: kept });
      const again = await later.newPage();
      await again.goto('/orders-list');
      if (remember) await expect(again.getByRole('heading', { level: 1 })).toHaveText(common.nav.orders);
      else await expect(again).toHaveURL(/\/login/);
      await later.close();
    },
  );
}

test('staff set up a second step, and log in with it and with a recovery code', { tag: '@sessions' }, async ({ browser, page }) => {
  const name = 'outside-manager';
  await logIn(page, emailOf(name), password);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: profile.second.setUp }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(profile.password.current).fill(password);
  await page.keyboard.press('Enter');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await dialog.getByLabel(profile.second.code, { exact: true }).fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: profile.second.codesTitle }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await expect(dialog.getByRole('button', { name: profile.second.done })).toBeDisabled();
  await dialog.getByLabel(profile.second.kept).check();
  await dialog.getByRole('button', { name: profile.second.done }).click();
  await expect(page.getByText(profile.second.on, { exact: true })).toBeVisible();

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await logIn(other, emailOf(name), password);
  await other.getByLabel(account.secondFactor.code, { exact: true }).fill('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByText(account.secondFactor.wrong)).toBeVisible();
  await other.getByRole('button', { name: account.secondFactor.useRecovery }).click();
  await other.getByLabel(account.secondFactor.recoveryCode).fill(recovery);
  await other.keyboard.press('Enter');
  await expect(other).not.toHaveURL(/\/login/);
  await other.context().close();
});

test('a role that is taken away is gone at once in an open page', { tag: ['@core', '@rights'] }, async ({ browser }) => {
  const owner = await signIn(browser, 'owner', 'en');
  const manager = await signIn(browser, 'agents-manager', 'en');
  const { _id } = await manager.call<{ _id: string }>('GET', '/users/me');
  await manager.page.goto('/profile');
  await expect(manager.page.getByText(common.departments.ubAgents).first()).toBeVisible();
  await owner.call('PATCH', `/users/${_id}`, { role: 'Manager', department: 'ubContent' });
  await expect(manager.page.getByText(common.departments.ubContent).first()).toBeVisible();
  await owner.call('PATCH', `/users/${_id}`, { role: 'Manager', department: 'ubAgents' });
  await expect(manager.page.getByText(common.departments.ubAgents).first()).toBeVisible();
  for (const { context } of [owner, manager]) await context.close();
});
