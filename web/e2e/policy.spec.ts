import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addresses } from '#machines/access/addresses';
import { signInOnPage } from './people.js';

interface Violation {
  directive: string;
  blocked: string;
  sample: string;
}

/** Whatever the browser refuses because of the page's policy, from the first byte of every page of `context`. */
async function watch(context: BrowserContext): Promise<Violation[]> {
  const seen: Violation[] = [];
  await context.exposeFunction('policyViolated', (violation: Violation) => void seen.push(violation));
  await context.addInitScript(() => {
    const report = (window as unknown as { policyViolated: (violation: object) => void }).policyViolated;
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      report({ directive: effectiveDirective, blocked: blockedURI, sample }),
    );
  });
  return seen;
}

const settled = async (page: Page, path: string): Promise<void> => {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const openable = (paths: readonly string[]): string[] => paths.filter((path) => !path.includes(':'));

const journeys = [
  ['owner', [...openable(addresses.admin), '/profile']],
  ['client', openable(addresses.personal).filter((path) => path !== '/payoffs')],
  ['partner', openable(addresses.personal).filter((path) => path !== '/payments')],
] as const;

for (const [account, paths] of journeys) {
  test(`every page of ${account} stays within the policy, also where it draws dialogs and menus`, async ({ browser }) => {
    test.slow();
    const { page, context, call } = await signInOnPage(browser, account, 'en');
    const violations = await watch(context);
    for (const path of paths) await settled(page, path);
    const { items } = await call<{ items: { _id: string }[] }>('GET', '/orders?per_page=1');
    const area = account === 'owner' ? '/admin' : '';
    for (const tab of ['steps', 'documents', 'payments', 'history']) await settled(page, `${area}/order?id=${items[0]?._id}&tab=${tab}`);
    await settled(page, `${area}/orders-list`);
    await page.locator('button[aria-haspopup]:visible').first().click();
    await page.keyboard.press('Escape');
    expect(violations).toEqual([]);
  });
}

test('the public pages, the login and the dialog of an order stay within the policy', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const violations = await watch(context);
  const page = await context.newPage();
  for (const path of addresses.open) await settled(page, path);
  await context.close();
  const client = await signInOnPage(browser, 'client2', 'en');
  const seen = await watch(client.context);
  await settled(client.page, '/orders-list');
  await client.page.getByRole('link', { name: /^R-/ }).first().click();
  await client.page.locator('button[aria-haspopup=dialog]:visible').first().click();
  await expect(client.page.getByRole('dialog')).toBeVisible();
  expect([...violations, ...seen]).toEqual([]);
});

test('a script or style injected into a page without its nonce neither runs nor shows', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const violations = await watch(context);
  const page = await context.newPage();
  await settled(page, '/login');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/gone.png" onerror="window.ran = 1"><p id="probe" style="color: rgb(1, 2, 3)">x</p>',
    );
    const script = document.createElement('script');
    script.textContent = 'window.ran = 2';
    document.body.append(script);
    const style = document.createElement('style');
    style.textContent = '#probe { margin-left: 77px }';
    document.head.append(style);
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/x.js';
    document.body.append(foreign);
  });
  await expect
    .poll(() => violations.map(({ directive }) => directive).sort())
    .toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']));
  expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
  const probe = page.locator('#probe');
  expect(await probe.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).marginLeft])).not.toEqual(
    expect.arrayContaining(['rgb(1, 2, 3)']),
  );
  await expect(probe).not.toHaveCSS('margin-left', '77px');
});
