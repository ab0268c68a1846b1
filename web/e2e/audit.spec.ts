import { expect, type Locator, test } from '@playwright/test';
import { signIn } from './people.js';
import { like, wordsOf } from './words.js';

test('a read model is rebuilt from the page, and replaces the live one', async ({ browser }) => {
  const words = wordsOf('en').audit;
  const { page } = await signIn(browser, 'owner', 'en');
  await page.goto('/admin/audit?tab=letters');
  await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible();
  await page.getByRole('tab', { name: words.tabs.models }).click();
  await expect(page).toHaveURL(/tab=models/);
  const reports = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Reports', exact: true }) });
  await reports.getByRole('button', { name: `${words.models.rebuild}: Reports` }).click();
  await expect(reports.getByText(words.models.state.swapped)).toBeVisible({ timeout: 30_000 });
  await expect(reports.getByText(/Requested by /)).toBeVisible();
  // What stands in its place goes on being fed.
  await page.goto('/admin/reports?period=all');
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('staff write to a client, who finds the message in the history and as mail', async ({ browser }) => {
  const words = wordsOf('en').order;
  const owner = await signIn(browser, 'owner', 'en');
  const { items } = await owner.call<{ items: { _id: string; client: { _id: string } }[] }>(
    'GET',
    '/orders?filter[status]=documentsRequested&per_page=20',
  );
  const client = await signIn(browser, 'client', 'en');
  const own = await client.call<{ items: { _id: string }[] }>('GET', '/orders?filter[status]=documentsRequested&per_page=20');
  const order = items.find(({ _id }) => own.items.some((one) => one._id === _id));
  if (!order) throw new Error('the demo client has no order whose documents are asked for');

  await owner.page.goto(`/admin/order?id=${order._id}&tab=history`);
  await owner.page.getByRole('button', { name: words.mail.write }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel(words.mail.language).selectOption('en');
  await dialog.getByLabel(words.mail.subject).fill('Your passport copy');
  await dialog.getByLabel(words.mail.body).fill('Good day!\n\nThe second page is missing.');
  await dialog.getByRole('button', { name: words.mail.send }).click();
  await expect(dialog).toBeHidden();
  const line = owner.page.getByRole('listitem').filter({ hasText: 'Your passport copy' });
  await expect(line.getByText(words.mail.state.sent)).toBeVisible({ timeout: 20_000 });

  await client.page.goto(`/order?id=${order._id}&tab=history`);
  const received = client.page.getByRole('listitem').filter({ hasText: 'Your passport copy' });
  await received.getByText(words.mail.read).click();
  await expect(received.getByText('The second page is missing.')).toBeVisible();
});

/** Counts the presses of an auditor from the sidebar to an answer. */
function presses() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    choose: async (target: Locator, option: string) => {
      count += 1;
      await target.selectOption(option);
    },
    get count() {
      return count;
    },
  };
}

test('an auditor finds refunds, price changes and refused attempts, each in a few presses from the sidebar', async ({ browser }) => {
  const { audit: words, common } = wordsOf('en');
  const owner = await signIn(browser, 'owner', 'en');
  const { page } = owner;
  const { items: services } = await owner.call<{ items: { _id: string; price: { amount: string; currency: string } }[] }>(
    'GET',
    '/services?per_page=1',
  );
  const [service] = services;
  if (!service) throw new Error('the catalogue has no service');
  const price = { ...service.price, amount: (Number(service.price.amount) + 11).toFixed(service.price.amount.split('.')[1]?.length ?? 0) };
  await owner.call('PATCH', `/services/${service._id}`, { price });
  const openAudit = async () => {
    await page.goto('/admin/orders-list');
    const story = presses();
    await story.press(page.getByRole('navigation', { name: common.nav.sections }).getByRole('link', { name: common.nav.audit }));
    // The list of orders has a button of the same name.
    await expect(page.getByRole('tab', { name: words.tabs.log })).toBeVisible();
    return story;
  };
  const filter = async (story: ReturnType<typeof presses>, fill: (form: Locator) => Promise<void>) => {
    await story.press(page.getByRole('button', { name: common.list.addFilter }));
    const form = page.getByRole('dialog', { name: common.list.addFilter });
    await fill(form);
    await story.press(form.getByRole('button', { name: common.list.apply }));
  };

  // What changed in the price list, and by whom.
  const prices = await openAudit();
  await filter(prices, (form) => prices.choose(form.getByLabel(words.filters.group, { exact: true }), 'catalogue'));
  const change = page.getByRole('row').filter({ hasText: '→' }).first();
  await expect(change).toContainText(/Price: .+ → .+/);
  await expect(change).toContainText(/Chief|Owner/);
  expect(prices.count).toBe(4);

  // Refunds over 500, and by whom.
  const { items: refunds } = await owner.call<{ items: { amount: { amount: string } }[]; total: number }>(
    'GET',
    '/audit/events?per_page=100&filter[type]=PaymentRefunded&filter[amount]=EUR:500..',
  );
  const money = await openAudit();
  await filter(money, async (form) => {
    await money.choose(form.getByLabel(words.filters.type, { exact: true }), 'PaymentRefunded');
    await form.getByLabel(`${words.filters.amount}: ${common.list.from}`).fill('500');
  });
  await expect(page).toHaveURL(/filter%5Bamount%5D=EUR%3A500|filter\[amount\]=EUR:500/);
  if (refunds.length === 0) await expect(page.getByRole('heading', { name: words.log.empty.noMatch })).toBeVisible();
  else await expect(page.getByRole('row').filter({ hasText: 'Payment refunded' })).toHaveCount(Math.min(refunds.length, 12));
  expect(money.count).toBe(4);

  // Which operations a manager tried in vain.
  const refused = await openAudit();
  await refused.press(page.getByRole('tab', { name: words.tabs.refusals }));
  const people = page.locator('section').filter({ has: page.getByRole('heading', { name: words.refusals.byPerson }) });
  const manager = people.getByRole('link').first();
  const name = (await manager.textContent()) ?? '';
  await refused.press(manager);
  await expect(page.getByText(like(words.refusals.repeated))).not.toHaveCount(0);
  const rows = page.getByRole('table', { name: words.tabs.refusals }).getByRole('row');
  await expect(rows.nth(1)).toContainText(name);
  expect(refused.count).toBe(3);

  // From a refusal to the order as it was then.
  await rows.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/order\?id=.*tab=history.*at=\d+/);
});
