import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { logIn, mailedPassword, signUp } from './accounts.js';
import { violationsOn } from './axe.js';
import { emailOf, password as demoPassword } from './people.js';
import { newEmail } from './visitor.js';
import { type Language, textsOf } from './texts.js';

const { account, common, profile } = textsOf('en');

/** One client for most stories, because the product counts sign-ups; `password` is the one they have chosen last. */
interface Client {
  email: string;
  password: string;
}

const test = base.extend<object, { client: Client }>({
  client: [
    async ({ browser }, use) => {
      const { email, first } = await newClient(browser);
      await first.close();
      const context = await browser.newContext({ locale: 'en-GB' });
      const password = await choosePassword(await context.newPage(), email);
      await context.close();
      await use({ email, password });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ locale: 'en-GB' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const loginOver = (page: Page, { account: texts } = textsOf('en')) => page.getByRole('dialog', { name: texts.loginOver.title });

/** A client whose first sign-in, the one of the sign-up, stays open in its own browser. */
async function newClient(browser: Browser): Promise<{ email: string; first: BrowserContext }> {
  const email = newEmail();
  const first = await browser.newContext({ locale: 'en-GB' });
  await signUp(await first.newPage(), email);
  return { email, first };
}

/** Logs in with the mailed password and chooses one, which is answered when the page behind it is there. */
async function choosePassword(page: Page, email: string): Promise<string> {
  const chosen = 'four brown horses';
  await logIn(page, email, await mailedPassword(email));
  await page.getByLabel(account.password.new).fill(chosen);
  await page.getByLabel(account.password.repeat).fill(chosen);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: common.nav.sections })).toBeVisible();
  return chosen;
}

/** The client's profile in two tabs of one browser. */
async function twoTabs(browser: Browser, { email, password }: Client) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await logIn(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/profile');
    await expect(heading(tab, profile.title)).toBeVisible();
  }
  return { context, page, other };
}

/** Ends every session of an account from another browser. */
async function endElsewhere(browser: Browser, { email, password }: Client): Promise<void> {
  const context = await browser.newContext();
  const { request } = context;
  const answer = await request.post('/api/v1/auth/login', { data: { email, password } });
  const { token } = (await answer.json()) as { token: { accessToken: string } };
  const ended = await request.post('/api/v1/auth/logout-everywhere', { headers: { authorization: `Bearer ${token.accessToken}` } });
  expect(ended.status()).toBe(204);
  await context.close();
}

// By its whole label: the name in Latin script begins alike.
const lastName = (page: Page) => page.getByLabel(new RegExp(`^${profile.lastName}( \\*)?$`));
const save = (page: Page) => page.getByRole('button', { name: common.actions.save });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function passLogin(page: Page, password: string): Promise<void> {
  await loginOver(page).getByLabel(common.login.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test(
  'a client chooses a password while another session of theirs is open, and goes on',
  { tag: '@sessions' },
  async ({ browser, page }) => {
    const { email, first } = await newClient(browser);
    await choosePassword(page, email);
    await page.goto('/profile?tab=security');
    await expect(page.getByRole('button', { name: profile.password.change })).toBeVisible();
    // The first session is over, and its page says so.
    await expect(loginOver(first.pages()[0]!)).toBeVisible();
    await first.close();
  },
);

test('a password is changed in one tab, and both tabs go on', { tag: ['@core', '@sessions'] }, async ({ browser, client }) => {
  const { context, page, other } = await twoTabs(browser, client);
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: profile.password.change }).click();
  const dialog = page.getByRole('dialog');
  const chosen = `${client.password} more`;
  await dialog.getByLabel(profile.password.current, { exact: true }).fill(client.password);
  await dialog.getByLabel(account.password.new).fill(chosen);
  await dialog.getByLabel(account.password.repeat).fill(chosen);
  const before = await storedToken(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(profile.password.changed).first()).toBeVisible();
  expect(await storedToken(page)).not.toBe(before);
  client.password = chosen;
  await lastName(other).fill('Two tabs');
  await save(other).click();
  await expect(other.getByText(profile.saved, { exact: true }).first()).toBeVisible();
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(heading(tab, profile.title)).toBeVisible();
    await expect(loginOver(tab)).toHaveCount(0);
  }
  await context.close();
});

test(
  'what was typed in two tabs outlives the end of the session, and a login in one continues both',
  { tag: ['@core', '@sessions'] },
  async ({ browser, client }) => {
    const { context, page, other } = await twoTabs(browser, client);
    await lastName(page).fill('Half a name');
    await lastName(other).fill('Another half');
    await endElsewhere(browser, client);
    for (const tab of [page, other]) {
      await expect(loginOver(tab)).toBeVisible();
      await expect(tab).toHaveURL(/\/profile$/);
    }
    await page.bringToFront();
    await expect(loginOver(page).getByLabel(common.login.password, { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await passLogin(page, client.password);
    for (const tab of [page, other]) await expect(loginOver(tab)).toHaveCount(0);
    await expect(lastName(page)).toBeFocused();
    await expect(lastName(page)).toHaveValue('Half a name');
    await expect(lastName(other)).toHaveValue('Another half');
    await save(other).click();
    await expect(other.getByText(profile.saved, { exact: true }).first()).toBeVisible();
    await context.close();
  },
);

test(
  'what was being sent when the session had ended is sent once, after the login',
  { tag: ['@core', '@sessions'] },
  async ({ browser, client }) => {
    const { context, page, other } = await twoTabs(browser, client);
    await other.close();
    // The page does not know before it sends.
    await context.route('**/api/v1/live', (route) => route.abort());
    await page.reload();
    await lastName(page).fill('Sent once');
    await endElsewhere(browser, client);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') keys.push(request.headers()['idempotency-key']);
    });
    await save(page).click();
    await passLogin(page, client.password);
    await expect(page.getByText(profile.saved, { exact: true }).first()).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    await page.reload();
    await expect(lastName(page)).toHaveValue('Sent once');
    await context.close();
  },
);

test(
  'another person who logs in over the page begins at their own landing',
  { tag: ['@core', '@sessions'] },
  async ({ browser, client }) => {
    const { context, page, other } = await twoTabs(browser, client);
    await lastName(page).fill('Not for others');
    await endElsewhere(browser, client);
    await loginOver(page).getByLabel(common.login.email, { exact: true }).fill(emailOf('partner'));
    await passLogin(page, demoPassword);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/orders-list/);
      await expect(heading(tab, common.nav.orders)).toBeVisible();
      await expect(tab.getByText(client.email)).toHaveCount(0);
    }
    await context.close();
  },
);

test(
  'a logout leaves the page in every tab, and so does leaving the login over it in its own',
  { tag: ['@core', '@sessions'] },
  async ({ browser, client }) => {
    const { context, page, other } = await twoTabs(browser, client);
    await endElsewhere(browser, client);
    await loginOver(page).getByRole('button', { name: account.loginOver.leave }).click();
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await expect(page.getByText(common.login.signedOut)).toBeVisible();
    await expect(loginOver(other)).toBeVisible();
    await page.getByLabel(common.login.email, { exact: true }).fill(client.email);
    await page.getByLabel(common.login.password, { exact: true }).fill(client.password);
    await page.keyboard.press('Enter');
    for (const tab of [page, other]) await expect(lastName(tab)).toBeVisible();
    await expect(loginOver(other)).toHaveCount(0);
    await page.getByRole('button', { name: common.nav.logOut }).click();
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login$/);
    await context.close();
  },
);

test(
  'a refresh whose answer was lost is asked for again under its key, after a reload too',
  { tag: ['@core', '@sessions'] },
  async ({ browser, client }) => {
    const { context, page, other } = await twoTabs(browser, client);
    await other.close();
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/auth/refresh', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      // The server has answered, and the browser has heard nothing of it: neither body nor cookie.
      const cookies = await context.cookies();
      await route.fetch();
      await context.clearCookies();
      await context.addCookies(cookies);
      return route.abort();
    });
    await page.evaluate(() => localStorage.setItem('token', JSON.stringify({ accessToken: 'over' })));
    await page.reload();
    await expect.poll(() => keys.length).toBeGreaterThan(0);
    await page.reload();
    await expect(heading(page, profile.title)).toBeVisible();
    expect(keys[0]).toMatch(/^[\w-]{16,128}$/);
    expect(new Set(keys).size).toBe(1);
    await context.close();
  },
);

for (const [language, colorScheme, width] of [
  ['en', 'light', 1280],
  ['ru', 'dark', 1280],
  ['ru', 'light', 360],
  ['en', 'dark', 360],
] as [Language, 'light' | 'dark', number][]) {
  test(`the login over a page is in order for everybody, ${language}, ${colorScheme}, ${width} px`, async ({ browser, client }) => {
    const { context, page } = await twoTabs(browser, client);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate((one) => localStorage.setItem('language', one), language);
    await page.reload();
    await expect(heading(page, textsOf(language).profile.title)).toBeVisible();
    await endElsewhere(browser, client);
    const dialog = loginOver(page, textsOf(language));
    await expect(dialog.getByLabel(textsOf(language).common.login.password, { exact: true })).toBeFocused();
    expect(await violationsOn(page, { within: '[role=dialog]' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/login-over-${language}-${colorScheme}-${width}.png` });
    await context.close();
  });
}
