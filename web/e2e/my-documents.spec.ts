import { expect, test } from '@playwright/test';
import { bringToEnd } from './finished.js';
import { OrderPage } from './order-page.js';
import { type Person, signIn } from './people.js';
import { type AskedOrder, asking } from './asking.js';
import { filled, type Language, like, textsOf } from './texts.js';

for (const { language, width } of [
  { language: 'ru', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  test(`a passport that was accepted serves the next order by one click, in ${language} at ${width} px`, async ({ browser }) => {
    test.slow();
    const { order: texts, common } = textsOf(language);
    const staff = await signIn(browser, 'client-service-head', language);
    const client = await signIn(browser, 'client', language);
    await client.page.setViewportSize({ width, height: 800 });
    // Of this story alone: others give passports meanwhile.
    const title = `Passport ${language} ${Date.now()}`;
    const first = await asking(client, staff, title);
    const page = new OrderPage(client.page, language);
    const file = `passport-${first.number}.pdf`;

    await test.step('the first order gets it by an upload, and staff accept it', async () => {
      await page.open(first._id);
      await page.give(title, file);
      const { documents } = await client.call<AskedOrder>('GET', `/orders/${first._id}`);
      await staff.call('PUT', `/orders/${first._id}/documents/${documents[0]?._id}/review`, { decision: 'accept' });
    });

    await test.step('the next one offers it, says where it was accepted, and stores nothing twice', async () => {
      const second = await asking(client, staff, title);
      await page.open(second._id);
      const again = texts.documents.reuseAccepted.replace('{{number}}', first.number);
      await client.page
        .getByRole('button', { name: like(again) })
        .first()
        .click();
      const filesOf = async (id: string) =>
        (await client.call<AskedOrder>('GET', `/orders/${id}`)).documents.map((document) => document.file._id);
      await expect.poll(() => filesOf(second._id)).toEqual(await filesOf(first._id));
    });

    await test.step('and it stands once among the documents of its owner, who says until when it is good', async () => {
      await client.page.goto(`/documents?search=${first.number}`);
      await expect(client.page.getByRole('heading', { level: 1, name: common.nav.documents })).toBeVisible();
      await expect(client.page.getByRole('link', { name: /^R-\d+$/ })).toHaveCount(2);
      await client.page.getByRole('button', { name: like(`${texts.mine.setDate} ${file}`) }).click();
      const dialog = await page.dialog();
      await dialog.getByLabel(texts.mine.columns.validUntil).fill('2031-05-17');
      await page.submit(dialog, texts.mine.dateSubmit);
      await expect(client.page.getByRole('main').getByText(/2031/)).toBeVisible();
    });
    for (const { context } of [client, staff]) await context.close();
  });
}

interface CompanyCard {
  name: string;
  registerNumber: string;
  orders: { _id: string; number: string }[];
  dueDates: { service: unknown }[];
}

/** A company that an order registered, with that order, its oldest, and with something due that a service does. */
async function registeredCompany(call: Person['call']): Promise<CompanyCard & { registered: string }> {
  const { items } = await call<{ items: { _id: string }[] }>('GET', '/companies');
  for (const { _id } of items) {
    const card = await call<CompanyCard>('GET', `/companies/${_id}`);
    // Running ones come first.
    const registered = card.orders.toSorted((one, other) => one.number.localeCompare(other.number))[0]?._id;
    if (registered === undefined || card.dueDates.every(({ service }) => service === null)) continue;
    const { forCompany } = await call<{ forCompany: string | null }>('GET', `/orders/${registered}`);
    if (forCompany === null) return { ...card, registered };
  }
  throw new Error('no company of the demo was registered by an order and has something due that a service does');
}

/** From the company's page: what a service does is ordered in two presses, and the order is for the company. */
async function orderWhatIsDue({ page, call }: Pick<Person, 'page' | 'call'>, language: Language) {
  const { companies, selection } = textsOf(language);
  const card = page.getByRole('region', { name: companies.due.title });
  const company = new URL(page.url()).searchParams.get('id');
  await card
    .getByRole('link', { name: new RegExp(`^${companies.due.order} ?: `) })
    .first()
    .click();
  const button = page.getByRole('button', { name: selection.check.order, exact: true });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  await page.waitForURL(/\/order\?id=/);
  console.log('presses, client: registered order -> company -> due -> ordered 3');
  const order = new URL(page.url()).searchParams.get('id') ?? '';
  expect((await call<{ forCompany: string | null }>('GET', `/orders/${order}`)).forCompany).toBe(company);
  return { company: company ?? '', order };
}

interface Renewal {
  company: string;
  order: string;
  language: Language;
}

/** Once the order is finished, what was due is done by it, on the page of the company. */
async function finishRenewal({ page, call }: Pick<Person, 'page' | 'call'>, staff: Person, { company, order, language }: Renewal) {
  const { due } = textsOf(language).companies;
  const { number } = await call<{ number: string }>('GET', `/orders/${order}`);
  const card = page.getByRole('region', { name: due.title });
  const row = card.getByRole('listitem').filter({ hasText: filled(due.byOrder, number) });
  await page.goto(`/company?id=${company}`);
  await expect(row).toContainText(due.states.inWork);
  await bringToEnd(staff, order);
  await page.goto(`/company?id=${company}`);
  // Done ones are folded.
  await card.locator('summary').last().click();
  await expect(row).toContainText(due.states.done);
}

for (const language of ['ru', 'en'] as const)
  test(`a registered order leads to its company in one press, and what is due there is ordered and done, in ${language}`, async ({
    browser,
  }) => {
    const { companies, order: texts } = textsOf(language);
    for (const [account, area] of [
      ['client', ''],
      ['client-service-head', '/admin'],
    ] as const) {
      const { page, call, context } = await signIn(browser, account, language);
      const { name, registerNumber, registered } = await registeredCompany(call);
      await page.goto(`${area}/order?id=${registered}`);
      await page.getByRole('link', { name: texts.company.page, exact: true }).click();
      console.log(`presses, ${account}: registered order -> its company 1`);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: companies.facts.title }).getByText(registerNumber, { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: companies.orders.title }).locator(`a[href*="${registered}"]`)).toBeVisible();
      if (account === 'client') {
        const renewal = await orderWhatIsDue({ page, call }, language);
        const staff = await signIn(browser, 'client-service-head', language);
        await finishRenewal({ page, call }, staff, { ...renewal, language });
        await staff.context.close();
      }
      await context.close();
    }
  });
