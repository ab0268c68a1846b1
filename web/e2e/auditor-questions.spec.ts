import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { newest, openAudit, openHistory } from './auditor.js';
import { type Person, signIn } from './people.js';
import { like, textsOf } from './texts.js';

const { audit: texts, common, order: orderTexts } = textsOf('en');
const run = promisify(execFile);
/** What a role could have done then begins so, and ends with the status that it would have led to. */
const could = orderTexts.history.roleThen.could.split('{{')[0];

let owner: Person;
/** The head of product development: reads everything of the audit, and handles no money. */
let auditor: Person;
test.beforeAll(async ({ browser }) => {
  owner = await signIn(browser, 'owner', 'en');
  auditor = await signIn(browser, 'innovations-head', 'en');
});
test.afterAll(async () => {
  for (const { context } of [owner, auditor]) await context.close();
});

async function whoOpenedAPassport(reader: Person, question: string): Promise<void> {
  const { items } = await reader.call<{ items: { subject: { label: string } | null; order: { number: string } | null }[] }>(
    'GET',
    '/audit/reads?per_page=100&sort=at',
  );
  const read = items.find(({ subject, order }) => order !== null && subject?.label.includes('passport'));
  if (!read?.order || !read.subject) throw new Error('the demo data has no passport that was opened');
  const { order, subject } = read;
  const answer = await openAudit(reader, 'reads');
  await answer.filter((form) => form.getByLabel(texts.filters.order, { exact: true }).fill(order.number));
  const rows = answer.rows(texts.tabs.reads).filter({ hasText: subject.label });
  await expect(rows.first().getByRole('cell').nth(1)).not.toBeEmpty();
  await expect(rows.first()).toContainText(order.number);
  answer.found(question);
}

test('an auditor finds who confirmed a payment of a known order', { tag: '@core' }, async () => {
  const { order } = await newest(owner, 'TransferConfirmed');
  const answer = await openAudit(owner);
  await answer.filter(async (form) => {
    await answer.chooseEvent(form, 'Transfer confirmed');
    await form.getByLabel(texts.filters.order, { exact: true }).fill(order);
  });
  const row = answer.rows(texts.tabs.log).nth(1);
  await expect(row).toContainText(order);
  await expect(row.getByRole('cell').nth(2)).toContainText(/Manager|Head|Owner|Supermanager/);
  answer.found('Who confirmed payment X?');
});

test('an auditor finds which orders skipped or repeated a step', { tag: '@core' }, async () => {
  const answer = await openAudit(owner, 'process');
  const repeated = owner.page
    .locator('section')
    .filter({ has: owner.page.getByRole('heading', { name: texts.process.repeated.title, exact: true }) });
  await answer.press(repeated.getByRole('link').first());
  await expect(owner.page.getByRole('dialog').getByRole('link', { name: /^R-\d+$/ })).not.toHaveCount(0);
  answer.found('Which orders skipped or repeated a step?');
});

test('an auditor finds what an order looked like on a date, and what a manager could have done then', { tag: '@core' }, async () => {
  const { order } = await newest(owner, 'ProjectFinished', 3);
  const answer = await openHistory(owner, order);
  const { page } = owner;
  const { jump, roleThen } = orderTexts.history;
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
  await expect(page.getByText(orderTexts.history.statusThen)).toBeVisible();
  await answer.press(page.getByRole('combobox', { name: roleThen.pick }));
  await answer.press(page.getByRole('option', { name: /^Manager, Customer service/ }));
  const operations = page.getByRole('list', { name: like(roleThen.list) }).getByRole('listitem');
  // Fifteen, one of them in two ways.
  await expect(operations).toHaveCount(16);
  const refused = operations.filter({ hasNotText: could }).first();
  await expect(refused.locator('span')).not.toBeEmpty();
  answer.found('What did order N look like on date D, and what could a manager have done?');
});

test("an auditor finds who changed a partner's commission, from what to what", { tag: '@core' }, async () => {
  const answer = await openAudit(owner);
  await answer.filter((form) => answer.chooseEvent(form, 'Commission changed'));
  const row = answer.rows(texts.tabs.log).nth(1);
  await expect(row).toContainText(/\d.*→.*\d/);
  await expect(row.getByRole('cell').nth(2)).not.toBeEmpty();
  answer.found("Who changed the partner's commission, from what to what?");
});

test('an auditor finds the days in each status, by country and manager side by side', { tag: '@core' }, async () => {
  const answer = await openAudit(owner, 'process');
  const { page } = owner;
  await answer.press(page.getByRole('checkbox', { name: texts.process.compare }));
  const side = (name: string) => page.getByRole('region', { name, exact: true });
  await answer.filter((form) => answer.choose(form.getByLabel(texts.process.country, { exact: true }), { label: 'Cyprus' }), side('A'));
  await answer.filter(
    (form) => answer.choose(form.getByLabel(texts.process.manager, { exact: true }), { label: 'Olga Nikitina' }),
    side('B'),
  );
  const { median, ninetieth } = texts.process.columns;
  for (const name of ['A', 'B'])
    for (const column of [median, ninetieth])
      await expect(page.getByRole('columnheader', { name: `${name}: ${column}`, exact: true })).toBeVisible();
  answer.found('Median and 90th percentile of days in each status, by country and manager side by side?', 9);
});

test('an auditor exports a file that proves to an outsider that an order was not altered', { tag: '@core' }, async () => {
  const { order } = await newest(owner, 'ProjectFinished', 3);
  const answer = await openHistory(owner, order);
  const started = owner.page.waitForEvent('download');
  await answer.press(owner.page.getByRole('button', { name: orderTexts.history.bundle }));
  expect((await started).suggestedFilename()).toMatch(/\.zip$/);
  answer.found('Prove to an outsider that order N was not altered?');
});

test('an auditor finds who opened a document', { tag: '@core' }, () => whoOpenedAPassport(owner, 'Who opened passport P?'));

test('an auditor finds what changed in the price list, and by whom', { tag: '@core' }, async () => {
  const { items: services } = await owner.call<{ items: { _id: string; price: { amount: string; currency: string } }[] }>(
    'GET',
    '/services?per_page=1',
  );
  const [service] = services;
  if (!service) throw new Error('the catalogue has no service');
  const price = { ...service.price, amount: (Number(service.price.amount) + 11).toFixed(service.price.amount.split('.')[1]?.length ?? 0) };
  await owner.call('PATCH', `/services/${service._id}`, { price });
  const answer = await openAudit(owner);
  await answer.filter((form) => answer.choose(form.getByLabel(texts.filters.group, { exact: true }), 'catalogue'));
  // Other stories edit texts of the catalogue meanwhile.
  const change = answer
    .rows(texts.tabs.log)
    .filter({ hasText: /Price: .+ → .+/ })
    .first();
  await expect(change).toContainText(/Chief|Owner/);
  answer.found('What changed in the price list last week, and by whom?');
});

test('an auditor finds which refunds exceeded 500, and by whom', { tag: '@core' }, async () => {
  const { page } = owner;
  const { items: refunds } = await owner.call<{ items: unknown[] }>(
    'GET',
    '/audit/events?per_page=100&filter[type]=PaymentRefunded&filter[amount]=EUR:500..',
  );
  const answer = await openAudit(owner);
  await answer.filter(async (form) => {
    await answer.chooseEvent(form, 'Payment refunded');
    await form.getByLabel(`${texts.filters.amount}: ${common.list.from}`).fill('500');
  });
  await expect(page).toHaveURL(/filter%5Bamount%5D=EUR%3A500|filter\[amount\]=EUR:500/);
  if (refunds.length === 0) await expect(page.getByRole('heading', { name: texts.log.empty.noMatch })).toBeVisible();
  else await expect(page.getByRole('row').filter({ hasText: 'Payment refunded' })).toHaveCount(Math.min(refunds.length, 12));
  answer.found('Which refunds over 500 last month, by whom?');
});

test('an auditor finds which operations a manager tried in vain, and the order as it was then', { tag: '@core' }, async () => {
  const { page } = owner;
  const answer = await openAudit(owner, 'refusals');
  const people = page.locator('section').filter({ has: page.getByRole('heading', { name: texts.refusals.byPerson }) });
  const manager = people.getByRole('link').first();
  const name = (await manager.textContent()) ?? '';
  await answer.press(manager);
  await expect(page.getByText(like(texts.refusals.repeated))).not.toHaveCount(0);
  const rows = answer.rows(texts.tabs.refusals);
  await expect(rows.nth(1)).toContainText(name);
  answer.found('Which refused operations did manager M try?');
  await rows.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/order\?id=.*tab=history.*at=\d+/);
});

test.describe('an auditor with a harder question', () => {
  test('finds who approved a payment, and what they saw', async () => {
    const { order } = await newest(auditor, 'TransferConfirmed');
    const { page } = auditor;
    const answer = await openAudit(auditor);
    await answer.filter(async (form) => {
      await answer.chooseEvent(form, 'Transfer confirmed');
      await form.getByLabel(texts.filters.order, { exact: true }).fill(order);
    });
    const row = answer.rows(texts.tabs.log).nth(1);
    await expect(row.getByRole('cell').nth(2)).toContainText(/Manager|Head|Owner|Supermanager/);
    await answer.press(row.getByRole('link', { name: 'Transfer confirmed' }));
    await answer.press(page.getByRole('link', { name: texts.log.before }));
    await expect(page.getByText(like(orderTexts.history.as.before))).toBeVisible();
    await expect(page.getByText(orderTexts.history.priceThen)).toBeVisible();
    await expect(page.getByText(/^Command: /)).toBeVisible();
    answer.found('1. Who approved this payment, and what did they see?');
  });

  test('finds why a command was refused', async () => {
    const answer = await openAudit(auditor, 'refusals');
    await expect(answer.rows(texts.tabs.refusals).nth(1)).toContainText(/\p{L}{3,}\./u);
    answer.found('2. Why was this refused?');
  });

  test('finds who opened a passport', async () => {
    await whoOpenedAPassport(auditor, '3. Who opened this passport?');
  });

  test('finds an order on a date for a role: what it could do, what that would have led to, and an address to send', async () => {
    const { order } = await newest(auditor, 'ProjectFinished', 3);
    const { page } = auditor;
    const answer = await openHistory(auditor, order);
    await page.getByLabel(orderTexts.history.jump.label).fill('2100-01-01T00:00');
    await answer.press(page.getByRole('button', { name: orderTexts.history.jump.submit, exact: true }));
    await expect(page.getByText(/^Nothing has changed since/)).toBeVisible();
    await answer.press(page.getByRole('combobox', { name: orderTexts.history.roleThen.pick }));
    await answer.press(page.getByRole('option', { name: /^Manager, Customer service/ }));
    await expect(page).toHaveURL(/at=\d+.*role=Manager\.ubClient/);
    answer.found('4. Order X on date D for role R?');
    await page.reload();
    const operations = page.getByRole('list', { name: like(orderTexts.history.roleThen.list) }).getByRole('listitem');
    await expect(operations).toHaveCount(16);
    await page.getByRole('slider', { name: orderTexts.history.slider }).press('Home');
    await expect(operations.filter({ hasText: could }).first()).toContainText(/“.+”/);
    answer.found('10. What would have happened if?');
  });

  test('finds which orders paid late', async () => {
    const { page } = auditor;
    const answer = await openAudit(auditor, 'process');
    const late = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: texts.process.paidLate.title, exact: true }) })
      .last();
    await answer.press(late.getByRole('link').first());
    await expect(
      page
        .getByRole('dialog')
        .getByText(/^\d+ days?$/)
        .first(),
    ).toBeVisible();
    answer.found('5. Which orders were paid late?');
  });

  test('finds whether anybody changed bank details alone', async () => {
    const { page } = auditor;
    const { items } = await auditor.call<{ items: unknown[] }>('GET', '/audit/events?per_page=100&filter[group]=settings');
    const answer = await openAudit(auditor);
    await answer.filter((form) => answer.choose(form.getByLabel(texts.filters.group, { exact: true }), 'settings'));
    // Nobody, in the demo data. The seals of the log have a separate topic.
    if (items.length === 0) await expect(page.getByRole('heading', { name: texts.log.empty.noMatch })).toBeVisible();
    else await expect(answer.rows(texts.tabs.log).nth(1).getByRole('cell').nth(2)).not.toBeEmpty();
    await expect(page.getByRole('row').filter({ hasText: /sealed/ })).toHaveCount(0);
    answer.found('6. Did anybody change bank details alone?');
  });

  test('finds which transitions were never used, and which orders stayed unusually long', async () => {
    const { page } = auditor;
    const answer = await openAudit(auditor, 'process');
    const never = answer.rows(texts.process.arrows).filter({ has: page.getByRole('cell', { name: '0', exact: true }) });
    await expect(never.first()).toBeVisible();
    const long = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: texts.process.outliers.title, exact: true }) })
      .last();
    await answer.press(long.getByRole('link').first());
    await expect(page.getByRole('dialog').getByRole('link', { name: /^R-\d+$/ })).not.toHaveCount(0);
    answer.found('7. Operations never used, and outliers?');
  });

  test('verifies that an export is complete and unaltered', async ({}, info) => {
    const { page } = auditor;
    const answer = await openAudit(auditor);
    await answer.press(page.getByRole('button', { name: texts.bundle.open }));
    const started = page.waitForEvent('download');
    await answer.press(page.getByRole('button', { name: texts.bundle.takeAll }));
    const file = info.outputPath('log.zip');
    await (await started).saveAs(file);
    answer.found('8. Is this export complete and unaltered?');
    // By the bundle's own keys alone: exit code 3.
    const { stdout } = await run(process.execPath, ['dist/apps/auditor/main.js', 'verify', file, '--language', 'en']).catch(
      (fault: { stdout: string }) => fault,
    );
    expect(stdout).toMatch(/^verified, by the keys of the bundle alone/);
    expect(stdout).toMatch(/of them proven by seals of the log: \d+/);
  });

  test('exports a proof for an outsider that a receipt is in the log', async () => {
    const { page, context } = auditor;
    const answer = await openAudit(auditor);
    await answer.filter((form) => answer.chooseEvent(form, 'Receipt issued'));
    await answer.press(answer.rows(texts.tabs.log).nth(1).getByRole('link', { name: 'Receipt issued' }));
    const opened = context.waitForEvent('page');
    await answer.press(page.getByRole('link', { name: texts.proof.public }));
    const outside = await opened;
    await expect(outside.getByText(/^Verified/).first()).toBeVisible();
    answer.found('9. Prove that this receipt is in the log?');
    await outside.close();
  });
});
