import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Person, signIn } from './people.js';
import { like, wordsOf } from './words.js';

const { audit: words, common, order: orderWords } = wordsOf('en');

/** The most presses from the sidebar to each answer. Typing is none; choosing from a list is one. */
const most = 6;

/** Counts the presses of an auditor from the sidebar to an answer. */
class Answer {
  private count = 0;

  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async choose(target: Locator, option: string | { label: string }): Promise<void> {
    this.count += 1;
    await target.selectOption(option);
  }

  section(name: string): Locator {
    return this.page.getByRole('navigation', { name: common.nav.sections }).getByRole('link', { name, exact: true });
  }

  /** Adds filters in `within`, where a page has several places for them. */
  async filter(fill: (form: Locator) => Promise<void>, within: Locator | Page = this.page): Promise<void> {
    await this.press(within.getByRole('button', { name: common.list.addFilter }));
    const form = this.page.getByRole('dialog', { name: common.list.addFilter });
    await fill(form);
    await this.press(form.getByRole('button', { name: common.list.apply }));
    // It fades out, and the form of another place would be a second one of its name.
    await expect(form).toHaveCount(0);
  }

  rows(caption: string): Locator {
    return this.page.getByRole('table', { name: caption }).getByRole('row');
  }

  /** @param limit presses, `most` where an answer is as near as others */
  found(question: string, limit = most): void {
    console.log(`${question} ${this.count} of ${limit} presses`);
    expect(this.count, question).toBeLessThanOrEqual(limit);
  }
}

/** From the list of orders to the section audit. */
async function openAudit({ page }: Person, tab: keyof typeof words.tabs = 'log'): Promise<Answer> {
  await page.goto('/admin/orders-list');
  const answer = new Answer(page);
  await answer.press(answer.section(common.nav.audit));
  await expect(page.getByRole('tab', { name: words.tabs.log })).toBeVisible();
  if (tab !== 'log') await answer.press(page.getByRole('tab', { name: words.tabs[tab] }));
  return answer;
}

/** From the audit through the list of orders to the history of one. */
async function openHistory({ page }: Person, number: string): Promise<Answer> {
  await page.goto('/admin/audit');
  const answer = new Answer(page);
  await answer.press(answer.section(common.nav.orders));
  await page.getByRole('searchbox').first().fill(number);
  await answer.press(page.getByRole('link', { name: number }).first());
  await answer.press(page.getByRole('tab', { name: new RegExp(`^${orderWords.tabs.history}`) }));
  return answer;
}

/** The newest event of a type that is at least so many days old, and the number of its order. */
async function newest(owner: Person, type: string, days = 0): Promise<{ _id: string; order: string; at: string }> {
  const { items } = await owner.call<{ items: { _id: string; at: string; subject: { label: string } }[] }>(
    'GET',
    `/audit/events?per_page=${days === 0 ? 1 : 100}&filter[type]=${type}`,
  );
  const event = items.find(({ at }) => Date.parse(at) <= Date.now() - days * 86_400_000);
  if (!event) throw new Error(`the demo data has no ${type}`);
  return { _id: event._id, at: event.at, order: event.subject.label };
}

let owner: Person;
test.beforeAll(async ({ browser }) => {
  owner = await signIn(browser, 'owner', 'en');
});
test.afterAll(() => owner.context.close());

test('who confirmed a payment, of an order that is known', { tag: '@core' }, async () => {
  const { order } = await newest(owner, 'TransferConfirmed');
  const answer = await openAudit(owner);
  await answer.filter(async (form) => {
    await answer.choose(form.getByLabel(words.filters.type, { exact: true }), 'TransferConfirmed');
    await form.getByLabel(words.filters.order, { exact: true }).fill(order);
  });
  const row = answer.rows(words.tabs.log).nth(1);
  await expect(row).toContainText(order);
  await expect(row.getByRole('cell').nth(2)).toContainText(/Manager|Head|Owner|Supermanager/);
  answer.found('Who confirmed payment X?');
});

test('which orders skipped or repeated a step', { tag: '@core' }, async () => {
  const answer = await openAudit(owner, 'process');
  const repeated = owner.page
    .locator('section')
    .filter({ has: owner.page.getByRole('heading', { name: words.process.repeated.title, exact: true }) });
  await answer.press(repeated.getByRole('link').first());
  await expect(owner.page.getByRole('dialog').getByRole('link', { name: /^R-\d+$/ })).not.toHaveCount(0);
  answer.found('Which orders skipped or repeated a step?');
});

test('what an order looked like on a date, and what a manager could have done then', { tag: '@core' }, async () => {
  const { order } = await newest(owner, 'ProjectFinished', 3);
  const answer = await openHistory(owner, order);
  const { page } = owner;
  const { jump, roleThen } = orderWords.history;
  // Its third day.
  const { items } = await owner.call<{ items: { at: string; number: string }[] }>(
    'GET',
    `/audit/events?per_page=100&filter[order]=${Number(order.slice(2))}&sort=at`,
  );
  const third = new Date(Date.parse(items[0]?.at ?? '') + 2 * 86_400_000);
  await page
    .getByLabel(jump.label)
    .fill(
      await page.evaluate((at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16), third.getTime()),
    );
  await answer.press(page.getByRole('button', { name: jump.submit, exact: true }));
  await expect(page.getByText(orderWords.history.statusThen)).toBeVisible();
  await answer.press(page.getByRole('combobox', { name: roleThen.pick }));
  await answer.press(page.getByRole('option', { name: /^Manager, Customer service/ }));
  const operations = page.getByRole('list', { name: like(roleThen.list) }).getByRole('listitem');
  // Fifteen, one of them in two ways.
  await expect(operations).toHaveCount(16);
  const refused = operations.filter({ hasNotText: roleThen.could }).first();
  await expect(refused.locator('span')).not.toBeEmpty();
  answer.found('What did order N look like on date D, and what could a manager have done?');
});

test("who changed a partner's commission, from what to what", { tag: '@core' }, async () => {
  const answer = await openAudit(owner);
  await answer.filter((form) => answer.choose(form.getByLabel(words.filters.type, { exact: true }), 'PartnerRewardChanged'));
  const row = answer.rows(words.tabs.log).nth(1);
  await expect(row).toContainText(/\d.*→.*\d/);
  await expect(row.getByRole('cell').nth(2)).not.toBeEmpty();
  answer.found("Who changed the partner's commission, from what to what?");
});

test('the days in each status, by country and manager side by side', { tag: '@core' }, async () => {
  const answer = await openAudit(owner, 'process');
  const { page } = owner;
  await answer.press(page.getByRole('checkbox', { name: words.process.compare }));
  const side = (name: string) => page.getByRole('region', { name, exact: true });
  await answer.filter((form) => answer.choose(form.getByLabel(words.process.country, { exact: true }), { label: 'Cyprus' }), side('A'));
  await answer.filter(
    (form) => answer.choose(form.getByLabel(words.process.manager, { exact: true }), { label: 'Olga Nikitina' }),
    side('B'),
  );
  const { median, ninetieth } = words.process.columns;
  for (const name of ['A', 'B'])
    for (const column of [median, ninetieth])
      await expect(page.getByRole('columnheader', { name: `${name}: ${column}`, exact: true })).toBeVisible();
  answer.found('Median and 90th percentile of days in each status, by country and manager side by side?', 9);
});

test('a file that proves to an outsider that an order was not altered', { tag: '@core' }, async () => {
  const { order } = await newest(owner, 'ProjectFinished', 3);
  const answer = await openHistory(owner, order);
  const started = owner.page.waitForEvent('download');
  await answer.press(owner.page.getByRole('button', { name: orderWords.history.bundle }));
  expect((await started).suggestedFilename()).toMatch(/\.zip$/);
  answer.found('Prove to an outsider that order N was not altered?');
});

test('who opened a document', { tag: '@core' }, async () => {
  const { items } = await owner.call<{ items: { subject: { label: string } | null; order: { number: string } | null }[] }>(
    'GET',
    '/audit/reads?per_page=100&sort=at',
  );
  const read = items.find(({ subject, order }) => order !== null && subject?.label.includes('passport'));
  if (!read?.order || !read.subject) throw new Error('the demo data has no passport that was opened');
  const { order, subject } = read;
  const answer = await openAudit(owner, 'reads');
  await answer.filter((form) => form.getByLabel(words.filters.order, { exact: true }).fill(order.number));
  const rows = answer.rows(words.tabs.reads).filter({ hasText: subject.label });
  await expect(rows.first().getByRole('cell').nth(1)).not.toBeEmpty();
  await expect(rows.first()).toContainText(order.number);
  answer.found('Who opened passport P?');
});

test('what changed in the price list, and by whom', { tag: '@core' }, async () => {
  const { items: services } = await owner.call<{ items: { _id: string; price: { amount: string; currency: string } }[] }>(
    'GET',
    '/services?per_page=1',
  );
  const [service] = services;
  if (!service) throw new Error('the catalogue has no service');
  const price = { ...service.price, amount: (Number(service.price.amount) + 11).toFixed(service.price.amount.split('.')[1]?.length ?? 0) };
  await owner.call('PATCH', `/services/${service._id}`, { price });
  const answer = await openAudit(owner);
  await answer.filter((form) => answer.choose(form.getByLabel(words.filters.group, { exact: true }), 'catalogue'));
  // Other stories edit texts of the catalogue meanwhile.
  const change = answer
    .rows(words.tabs.log)
    .filter({ hasText: /Price: .+ → .+/ })
    .first();
  await expect(change).toContainText(/Chief|Owner/);
  answer.found('What changed in the price list last week, and by whom?');
});

test('which refunds over 500, and by whom', { tag: '@core' }, async () => {
  const { page } = owner;
  const { items: refunds } = await owner.call<{ items: unknown[] }>(
    'GET',
    '/audit/events?per_page=100&filter[type]=PaymentRefunded&filter[amount]=EUR:500..',
  );
  const answer = await openAudit(owner);
  await answer.filter(async (form) => {
    await answer.choose(form.getByLabel(words.filters.type, { exact: true }), 'PaymentRefunded');
    await form.getByLabel(`${words.filters.amount}: ${common.list.from}`).fill('500');
  });
  await expect(page).toHaveURL(/filter%5Bamount%5D=EUR%3A500|filter\[amount\]=EUR:500/);
  if (refunds.length === 0) await expect(page.getByRole('heading', { name: words.log.empty.noMatch })).toBeVisible();
  else await expect(page.getByRole('row').filter({ hasText: 'Payment refunded' })).toHaveCount(Math.min(refunds.length, 12));
  answer.found('Which refunds over 500 last month, by whom?');
});

test('which operations a manager tried in vain, and the order as it was then', { tag: '@core' }, async () => {
  const { page } = owner;
  const answer = await openAudit(owner, 'refusals');
  const people = page.locator('section').filter({ has: page.getByRole('heading', { name: words.refusals.byPerson }) });
  const manager = people.getByRole('link').first();
  const name = (await manager.textContent()) ?? '';
  await answer.press(manager);
  await expect(page.getByText(like(words.refusals.repeated))).not.toHaveCount(0);
  const rows = answer.rows(words.tabs.refusals);
  await expect(rows.nth(1)).toContainText(name);
  answer.found('Which refused operations did manager M try?');
  await rows.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/order\?id=.*tab=history.*at=\d+/);
});
