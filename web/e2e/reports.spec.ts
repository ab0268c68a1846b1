import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { dayText, shiftDay } from '../src/lib/days.js';
import { type Person, signIn } from './people.js';
import { filled, like, textsOf } from './texts.js';

const texts = textsOf('en').reports;
const today = new Date().toISOString().slice(0, 10);
/** Other tests place orders today; what is older stays as the demo data made it. */
const past = { from: shiftDay(today, -365), to: shiftDay(today, -2) };
const inPast = `from=${past.from}&to=${past.to}`;

interface Report {
  rows: { key: string; values: Record<string, number | string | null> }[];
  totals: { values: Record<string, number | string | null> };
}

let owner: Person;
let client: Person;
test.describe.configure({ mode: 'serial' });
// The list of orders, which the figures are compared with, knows days of UTC only.
test.use({ timezoneId: 'UTC' });
test.beforeAll(async ({ browser }) => {
  owner = await signIn(browser, 'owner', 'en');
  client = await signIn(browser, 'client2', 'en');
});
test.afterAll(async () => {
  await owner.context.close();
  await client.context.close();
});

const table = (page: Page): Locator => page.getByRole('table', { name: like(texts.table) });
const totalOf = (page: Page, title: string): Locator =>
  page.getByRole('definition').filter({ has: page.getByRole('link', { name: new RegExp(`${title}, ${texts.total}$`) }) });

test('the page of reports shows the figures that the orders of the demo data give', async () => {
  const { page, call } = owner;
  const report = await call<Report>('GET', `/reports/orders?${inPast}&groupBy=status`);
  const { total } = await call<{ total: number }>('GET', `/orders?per_page=1&filter[createdAt]=${past.from}..${past.to}`);
  expect(total).toBeGreaterThan(30);
  expect(report.totals.values['placed']).toBe(total);
  await page.goto(`/admin/reports?${inPast}&groupBy=status`);
  await expect(table(page).getByRole('row')).toHaveCount(report.rows.length + 2);
  await expect(totalOf(page, 'Placed')).toHaveText(String(total));
  await expect(page.getByRole('img', { name: /^Placed: / })).toBeVisible();
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
});

test('the page of reports leads from a figure to exactly its orders, from there to one of them, and Back returns', async () => {
  const { page } = owner;
  await page.goto(`/admin/reports?${inPast}&groupBy=country`);
  const figure = table(page).getByRole('link', { name: /Placed, Estonia$/ });
  const count = Number(await figure.textContent());
  expect(count).toBeGreaterThan(0);
  await figure.click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(like(filled(count === 1 ? texts.behind.count_one : texts.behind.count_other, String(count)))),
  ).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(Math.min(count, 20));
  await dialog.getByRole('link', { name: /^R-/ }).first().click();
  await expect(page).toHaveURL(/\/admin\/order\?id=/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/measure=/);
});

test('the page of reports keeps a period typed by keyboard in the address, through a reload', async () => {
  const { page } = owner;
  await page.goto('/admin/reports');
  await page.getByLabel(texts.period.label, { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(dayText(past.from, 'en'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(dayText(past.to, 'en'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`from=${past.from}&to=${past.to}`));
  await page.reload();
  await expect(page.getByLabel(texts.period.from, { exact: true })).toHaveValue(dayText(past.from, 'en'));
  await expect(page.getByLabel(texts.period.to, { exact: true })).toHaveValue(dayText(past.to, 'en'));
});

test('the export of a report has as many rows as it announces', async () => {
  const { page } = owner;
  await page.goto(`/admin/reports?${inPast}`);
  const placed = Number(await totalOf(page, 'Placed').textContent());
  for (const rows of [texts.export.rows, texts.export.figures]) {
    await page.getByRole('button', { name: texts.export.open }).click();
    const [file, answer] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForResponse((response) => response.url().includes('/export?')),
      page.getByRole('menuitem', { name: `${rows}: ${textsOf('en').common.list.export.csv}` }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(lines.length - 1).toBe(Number(answer.headers()['x-total-rows']));
    if (rows === texts.export.rows) expect(lines.length - 1).toBeGreaterThanOrEqual(placed);
    await expect(page.getByRole('button', { name: texts.export.open })).toBeVisible();
  }
});

test('the page of reports changes with one operation, without a reload', async () => {
  const { page } = owner;
  const service = await japanese();
  await page.goto(`/admin/reports?filter[country]=${service.country._id}&period=month`);
  await expect(page.getByRole('tab', { name: texts.tabs.orders })).toBeVisible();
  await expect(page.getByRole('status', { name: textsOf('en').common.table.loading })).toHaveCount(0);
  const shown = async (): Promise<number> =>
    (await totalOf(page, 'Placed').count()) === 0 ? 0 : Number(await totalOf(page, 'Placed').textContent());
  const before = await shown();
  await client.call('POST', '/orders', orderOf(service));
  await expect.poll(shown).toBe(before + 1);
});

interface Service {
  _id: string;
  country: { _id: string; code: string };
  options: {
    employeesAmount: { min: number };
    registrationPeriod: { value: string }[];
    director: { code: string }[];
  };
}

/** A service of a country where no other test places orders. */
async function japanese(): Promise<Service> {
  const { items } = await client.call<{ items: Service[] }>('GET', '/services?filter[countryCode]=JP');
  const found = items.find(({ country }) => country.code === 'JP');
  if (!found) throw new Error('the demo data offers nothing in Japan');
  return found;
}

const orderOf = ({ _id, country, options }: Service) => ({
  service: _id,
  country: country._id,
  employeesAmount: options.employeesAmount.min,
  registrationPeriod: options.registrationPeriod[0]?.value,
  director: options.director[0]?.code,
  directorCompany: [],
  activityAreas: [],
});
