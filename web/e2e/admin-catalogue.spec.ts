import { expect, type Locator, type Page, test } from '@playwright/test';
import { verifyLog } from './audit-log.js';
import { type Person, signIn, signInOnPage } from './people.js';
import { filled, textsOf } from './texts.js';

const { catalogue, common } = textsOf('en');

interface Service {
  _id: string;
  slug: string;
  price: { amount: string };
  steps: Record<string, { steps: { title: { en: string } }[] }>;
}

/** Countries of the world that the sample catalogue does not have; each run takes one that is free. */
const candidates = ['Iceland, IS', 'Morocco, MA', 'New Zealand, NZ', 'Chile, CL', 'Kenya, KE', 'Peru, PE', 'Uruguay, UY', 'Norway, NO'];

const inLanguage = (label: string, language: 'ru' | 'en') =>
  catalogue.form.inLanguage.replace('{{label}}', label).replace('{{language}}', catalogue.language[language]);

/** Writes a text in both languages; of several of the same name the one at `place`, counted from 0. */
async function write(page: Page, label: string, ru: string, en: string, place = 0): Promise<void> {
  await page
    .getByRole('textbox', { name: inLanguage(label, 'ru'), exact: true })
    .nth(place)
    .fill(ru);
  await page
    .getByRole('textbox', { name: inLanguage(label, 'en'), exact: true })
    .nth(place)
    .fill(en);
}

const part = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const save = async (page: Page) => {
  await page.getByRole('button', { name: common.actions.save, exact: true }).click();
  await expect(page.getByText(catalogue.form.allSaved)).toBeVisible();
};

/** The handle stands before the two arrows of a row; they are not the mouse's business. */
const handleOf = (page: Page, step: string): Locator =>
  page.getByRole('button', { name: filled(common.order.up, step) }).locator('xpath=preceding-sibling::span');

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('a handle is not in view');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, (start.y + end.y) / 2, { steps: 5 });
  await page.mouse.move(end.x + end.width / 2, end.y - 12, { steps: 5 });
  await page.mouse.up();
}

async function addCountry({ page, call }: Person): Promise<{ id: string; code: string }> {
  const { items } = await call<{ items: { code: string }[] }>('GET', '/countries/all');
  const free = candidates.find((one) => !items.some(({ code }) => one.endsWith(code))) ?? '';
  await page.getByRole('link', { name: catalogue.add.countries }).click();
  await page.getByRole('combobox', { name: catalogue.country.code, exact: true }).fill(free.split(',')[0] ?? '');
  await page.getByRole('option', { name: free, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: free.split(',')[0] ?? '' })).toBeVisible();
  await page.getByRole('textbox', { name: catalogue.country.from, exact: true }).fill('2');
  await page.getByRole('textbox', { name: catalogue.country.to, exact: true }).fill('9');
  await write(page, catalogue.country.summary, 'Открывают без поездки.', 'Opened without a visit.');
  await page.getByRole('button', { name: catalogue.form.create }).click();
  await expect(page).toHaveURL(/id=[\da-f-]{36}/);
  await expect(page.getByText(catalogue.country.noServices)).toBeVisible();
  return { id: new URL(page.url()).searchParams.get('id') ?? '', code: (free.split(', ')[1] ?? '').toLowerCase() };
}

async function addService(page: Page, country: string): Promise<string> {
  await page.goto(`/admin/services?filter[country]=${country}&id=new`);
  await page.getByRole('combobox', { name: catalogue.service.type, exact: true }).selectOption({ index: 1 });
  await write(page, catalogue.service.title, 'Регистрация компании', 'Company registration');
  await write(page, catalogue.service.legalForm, 'ООО', 'LLC');
  await write(page, catalogue.service.description, 'Готовим и подаём документы.', 'We prepare and file the documents.');
  await page.getByRole('textbox', { name: catalogue.service.price, exact: true }).fill('1 000');
  await page.getByRole('textbox', { name: catalogue.service.term, exact: true }).fill('9');
  await part(page, catalogue.service.parts.options);
  await page.getByRole('button', { name: catalogue.options.addPeriod }).click();
  await page.getByRole('textbox', { name: catalogue.options.periodDays, exact: true }).fill('9');
  await write(page, catalogue.options.said, '9 дней', '9 days');
  await page.getByRole('button', { name: catalogue.options.add.director }).click();
  await page.getByRole('combobox', { name: catalogue.options.choice, exact: true }).selectOption({ index: 1 });
  await part(page, catalogue.service.parts.steps);
  await page.getByRole('button', { name: catalogue.steps.addGroup }).click();
  await write(page, catalogue.steps.group, 'Подготовка', 'Preparation');
  for (const [place, [ru, en]] of (
    [
      ['Название', 'Name check'],
      ['Документы', 'Documents'],
      ['Подача', 'Filing'],
    ] as const
  ).entries()) {
    await page.getByRole('button', { name: catalogue.steps.addStep }).click();
    await write(page, catalogue.steps.step, ru, en, place);
  }
  await page.getByRole('button', { name: catalogue.form.create }).click();
  await expect(page).toHaveURL(/id=[\da-f-]{36}/);
  // The form of the new service gives way to that of the saved one.
  await expect(page.getByRole('button', { name: common.actions.save, exact: true })).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

const stepsOf = async ({ call }: Person, service: string) =>
  Object.values((await call<Service>('GET', `/services/${service}`)).steps).flatMap(({ steps }) => steps.map(({ title }) => title.en));

/** An order for a client of the sample, placed by staff. */
async function placeOrder({ call }: Person, service: string, country: string): Promise<string> {
  const { items } = await call<{ items: { _id: string }[] }>('GET', '/users/clients?per_page=1&search=client@');
  const { options } = await call<{ options: { director: { code: string }[] } }>('GET', `/services/${service}`);
  const chosen = { employeesAmount: 1, registrationPeriod: 9, director: options.director[0]?.code, directorCompany: [], activityAreas: [] };
  const placed = await call<{ _id: string }>('POST', '/orders', { service, country, client: items[0]?._id, ...chosen });
  return placed._id;
}

test('the owner adds a country and a service, drags its steps into order, and changes a price that orders placed before never notice', async ({
  browser,
}) => {
  test.slow();
  const owner = await signInOnPage(browser, 'owner', 'en');
  const { page, call } = owner;
  await expect(page).toHaveURL(/\/admin\/country$/);
  const country = await addCountry(owner);
  const service = await addService(page, country.id);
  expect(await stepsOf(owner, service)).toEqual(['Name check', 'Documents', 'Filing']);

  await drag(page, handleOf(page, 'Filing'), handleOf(page, 'Name check'));
  await page.getByRole('button', { name: filled(common.order.down, 'Name check') }).press('Enter');
  await save(page);
  expect(await stepsOf(owner, service)).toEqual(['Filing', 'Documents', 'Name check']);

  const order = await placeOrder(owner, service, country.id);
  await part(page, catalogue.service.parts.main);
  await page.getByRole('textbox', { name: catalogue.service.price, exact: true }).fill('1 234,50');
  const preview = page.getByRole('complementary', { name: catalogue.preview.label });
  await expect(preview.getByText('1,234.50')).toBeVisible();
  await save(page);
  const { slug, price } = await call<Service>('GET', `/services/${service}`);
  expect(price.amount).toBe('1234.50');
  expect((await call<{ price: { amount: string } }>('GET', `/orders/${order}`)).price.amount).toBe('1000.00');

  const visitor = await browser.newContext({ locale: 'en-GB' });
  const site = await visitor.newPage();
  await expect(async () => {
    await site.goto(`/en/service/${country.code}/${slug}`);
    await expect(site.getByText(/1,234\.50/).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visitor.close();
  await verifyLog();
  await owner.context.close();
});

test('two people edit one type: the later one loses nothing, and leaving asks first', async ({ browser }) => {
  const head = await signIn(browser, 'content-head', 'en');
  const stamp = String(Date.now() % 1_000_000);
  const { page, call } = head;
  const made = await call<{ _id: string; version: number }>('POST', '/service-types', {
    title: { ru: `Тип ${stamp}`, en: `Type ${stamp}` },
  });
  await page.goto('/admin/type-services?sort=-createdAt');
  await page.getByRole('link', { name: `Type ${stamp}` }).click();
  const dialog = page.getByRole('dialog', { name: `Type ${stamp}` });
  const title = dialog.getByRole('textbox', { name: inLanguage(catalogue.types.title, 'en') });
  await title.fill(`Kind ${stamp}`);
  // A person's hand is slower than the page; a program's is not.
  const holdsBack = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(holdsBack).toBe(true);
  await page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: common.leave.stay }).click();
  await expect(page).toHaveURL(new RegExp(made._id));
  await expect(title).toHaveValue(`Kind ${stamp}`);
  await call('PATCH', `/service-types/${made._id}`, { title: { ru: `Вид ${stamp}`, en: `Sort ${stamp}` } });
  await page.getByRole('button', { name: common.actions.save }).click();
  await expect(page.getByRole('alert')).toContainText(catalogue.conflict.title);
  await expect(title).toHaveValue(`Kind ${stamp}`);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: common.leave.stay }).click();
  await page.getByRole('button', { name: common.actions.save }).click();
  await expect(page.getByRole('link', { name: `Kind ${stamp}` })).toBeVisible();

  await page.getByRole('button', { name: filled(catalogue.acts.menu, `Kind ${stamp}`) }).click();
  await page.getByRole('menuitem', { name: catalogue.acts.archive }).click();
  await page.getByRole('dialog').getByRole('button', { name: catalogue.acts.archiveDo }).click();
  await expect(page.getByRole('link', { name: `Kind ${stamp}` })).toHaveCount(0);
  await head.context.close();
});

test('a file of services is tried, its mistakes are named cell by cell, and a good one is imported', async ({ browser }) => {
  const owner = await signIn(browser, 'ceo', 'en');
  const { page } = owner;
  await page.goto('/admin/services?filter[currency]=JPY');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: common.list.export.open }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: common.list.export.csv, exact: true }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString('utf8');

  await page.getByRole('button', { name: catalogue.import.open }).click();
  const dialog = page.getByRole('dialog', { name: catalogue.import.title });
  const choose = (text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name: 'services.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await choose(csv);
  await expect(dialog.getByText(catalogue.import.nothing)).toBeVisible();

  await choose(withPrice(csv, 'dear'));
  await expect(dialog.getByRole('row', { name: /^2 price / })).toBeVisible();
  await expect(dialog.getByRole('button', { name: catalogue.import.submitIdle, exact: true })).toBeDisabled();

  await choose(withPrice(csv, String(300_000 + (Date.now() % 1000))));
  await dialog.getByRole('button', { name: filled(catalogue.import.submit_one, '1') }).click();
  await expect(dialog.getByText(catalogue.import.done.replace('{{created}}', '0').replace('{{changed}}', '1'))).toBeVisible();
  await owner.context.close();
});

/** The file with another price in its first row. Cells before the price hold neither line breaks nor quotes that would end them early. */
function withPrice(csv: string, price: string): string {
  const separator = csv.slice(0, csv.indexOf('\n')).includes(';') ? ';' : ',';
  const rows = cellsOf(csv, separator);
  const at = rows[0]?.findIndex((cell) => cell.replace(/^\uFEFF/, '') === 'price') ?? -1;
  if (rows[1]) rows[1][at] = price;
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n');
}

function cellsOf(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r?\n|$)`, 'gy');
  for (const [whole, quoted, bare = '', end] of csv.replace(/^\uFEFF/, '').matchAll(cell)) {
    if (whole === '') break;
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end !== separator && end !== '') rows.push([]);
  }
  return rows.filter((row) => row.some((one) => one !== ''));
}
