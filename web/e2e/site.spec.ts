import { type Browser, expect, type Page, test } from '@playwright/test';
import { ownName } from '#machines/kernel/format';
import { emailOf, password, signIn } from './people.js';
import { publicPaths } from './public-paths.js';
import { comesAlive } from './visitor.js';
import { filled, type Language, textsOf } from './texts.js';

const languages: readonly Language[] = ['ru', 'en'];

/** A page in a separate browser, and the errors that occurred in it. */
async function visitor(browser: Browser, locale = 'en-GB'): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return { page, faults };
}

const alive = async (page: Page) => {
  for (const island of await page.locator('[data-island]').all()) {
    await island.evaluate((place) => place.scrollIntoView());
    await comesAlive(page, island);
  }
};

for (const language of languages) {
  test(`every public page hydrates without a fault and within its policy, in ${language}`, async ({ browser }) => {
    test.slow();
    const { page, faults } = await visitor(browser);
    for (const path of publicPaths) {
      const answer = await page.goto(`/${language}${path}`);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await alive(page);
      expect({ path, faults }).toEqual({ path, faults: [] });
    }
    await page.context().close();
  });

  test(`the first page can be read without scripts, in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const estonia = language === 'ru' ? 'Эстония' : 'Estonia';
    await expect(page.getByRole('row').filter({ hasText: estonia })).toContainText('€');
    await page.getByRole('link', { name: estonia, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: estonia })).toBeVisible();
    await context.close();
  });
}

test('the address without a language leads to the language of the browser, and to the chosen one ever after', async ({ browser }) => {
  const german = await visitor(browser, 'de-DE');
  await german.page.goto('/');
  await expect(german.page).toHaveURL(/\/en$/);
  await german.page.context().close();
  const { page } = await visitor(browser, 'ru-RU');
  await page.goto('/');
  await expect(page).toHaveURL(/\/ru$/);
  await page.getByText(ownName('ru'), { exact: true }).first().click();
  await page
    .getByRole('link', { name: ownName('en') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.context().close();
});

test('the other language stays on the page and keeps what it shows', async ({ browser }) => {
  const { page } = await visitor(browser);
  await page.goto('/en/compare?countries=ee&countries=ge');
  await page.getByText(ownName('en'), { exact: true }).first().click();
  await page
    .getByRole('link', { name: ownName('ru') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ru\/compare\?countries=ee/);
  await expect(page.getByText('Эстония').first()).toBeVisible();
  await expect(page.getByText('Грузия').first()).toBeVisible();
  await page.context().close();
});

for (const scripts of [true, false]) {
  test(`prices are converted to a chosen currency from page to page, ${scripts ? 'with' : 'without'} scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts, locale: 'en-GB' });
    const page = await context.newPage();
    const { currency } = textsOf('en').siteParts;
    await page.goto('/en/service');
    await expect(page.getByText(/^about €/)).toHaveCount(0);
    await page.getByLabel(currency.label).selectOption('EUR');
    await page.getByRole('button', { name: currency.show }).click();
    await expect(page.getByText(/about €[\d,]+/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Georgia', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/service\/ge\?currency=EUR/);
    await expect(page.getByText(/about €[\d,]+/).first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: textsOf('en').site.service.compare })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/compare\?countries=ge&currency=EUR/);
    await expect(page.getByRole('cell', { name: /GEL\s1,800.*about €/ })).toBeVisible();
    await context.close();
  });
}

for (const scripts of [true, false]) {
  test(`the catalogue is searched by its address, ${scripts ? 'with' : 'without'} scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts, locale: 'en-GB' });
    const page = await context.newPage();
    const { list } = textsOf('en').site.service;
    const names = page.getByRole('main').getByRole('article').getByRole('heading');
    await page.goto('/en/service');
    await page.getByLabel(list.search.text).fill('OÜ');
    await page.getByLabel(list.search.region).selectOption('eu');
    await page.getByRole('button', { name: list.search.find }).click();
    await expect(names).toHaveText(['Estonia']);
    await expect(page).toHaveURL(/q=O%C3%9C&region=eu/);
    await page.reload();
    await expect(page.getByLabel(list.search.text)).toHaveValue('OÜ');
    await expect(page.getByLabel(list.search.region)).toHaveValue('eu');
    await page.getByLabel(list.search.text).fill('Atlantis');
    await page.getByRole('button', { name: list.search.find }).click();
    await expect(page.getByRole('heading', { name: filled(list.empty.title, 'Atlantis') })).toBeVisible();
    await page.getByRole('link', { name: list.reset }).click();
    await expect(page).toHaveURL(/\/en\/service$/);
    await expect(names.nth(20)).toBeVisible();
    await context.close();
  });
}

test('the picker shows what another country and form cost, and continues with them', async ({ browser }) => {
  const { page } = await visitor(browser);
  await page.goto('/en');
  const texts = textsOf('en').siteParts;
  await expect(page.locator('[data-island=picker]')).toHaveAttribute('data-alive');
  await page.locator('select[name=country]').selectOption('gb');
  await expect(page.locator('#estimate')).toContainText('United Kingdom');
  await page.getByRole('button', { name: new RegExp(filled(texts.hero.order, '.*')) }).click();
  // The wizard writes the answers it took from the address back into it.
  await expect(page).toHaveURL(/\/en\/selection-service\?country=gb&(form=ltd&)?service=/);
  await page.context().close();
});

test('the header names the company of a partner who is signed in, and leads to their own place', async ({ browser }) => {
  const { page, context } = await signIn(browser, 'partner', 'en');
  await page.goto('/en');
  const own = page.getByRole('banner').getByRole('link', { name: new RegExp(filled(textsOf('en').siteParts.account.own, '.+')) });
  await expect(own).not.toContainText(textsOf('en').siteParts.account.signIn);
  await own.click();
  await expect(page).toHaveURL(/\/orders-list/);
  await context.close();
});

/** A phone, 360 pixels wide, in `language`. */
const phone = (browser: Browser, language: Language) =>
  browser.newContext({ locale: language === 'ru' ? 'ru-RU' : 'en-GB', viewport: { width: 360, height: 740 } });

for (const language of languages) {
  const { common, siteFrame, siteParts } = textsOf(language);

  test(`the menu of a phone names the company of a partner who is signed in, in ${language}`, async ({ browser }) => {
    const { page, context } = await signIn(browser, 'partner', language);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}/about`);
    const company = await page.evaluate(async () => {
      const { accessToken } = JSON.parse(localStorage.getItem('token') ?? '{}') as { accessToken: string };
      const answer = await fetch('/api/v1/users/me', { headers: { authorization: `Bearer ${accessToken}` } });
      return ((await answer.json()) as { partnerCompanyName: string }).partnerCompanyName;
    });
    const own = filled(siteParts.account.own, company);
    await expect(page.getByRole('banner').getByRole('link', { name: own })).toBeVisible();
    await page.getByRole('banner').locator('summary').last().click();
    const menu = page.getByRole('navigation', { name: siteFrame.nav.menu });
    await menu.getByRole('link', { name: own }).click();
    await expect(page).toHaveURL(/\/orders-list/);
    await context.close();
  });

  test(`a phone shows the search and the first country of the catalogue at once, and unfolds the region, in ${language}`, async ({
    browser,
  }) => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    await page.goto(`/${language}/service`);
    const { search } = textsOf(language).site.service.list;
    await expect(page.getByLabel(search.text)).toBeInViewport();
    await expect(page.getByRole('main').getByRole('article').first().getByRole('heading')).toBeInViewport();
    await expect(page.getByLabel(search.region)).toBeHidden();
    await page.getByText(search.more, { exact: true }).click();
    await page.getByLabel(search.region).selectOption('eu');
    await page.getByRole('button', { name: search.find }).click();
    await expect(page).toHaveURL(/region=eu/);
    await expect(page.getByLabel(search.region)).toHaveValue('eu');
    await context.close();
  });

  test(
    `the link of a mail leads a signed-out client through the 404 page and the login to their order, in ${language}`,
    { tag: '@sessions' },
    async ({ browser }) => {
      const client = await signIn(browser, 'client', language);
      const { items } = await client.call<{ items: { _id: string; number: string }[] }>('GET', '/orders?per_page=1');
      await client.context.close();
      const [order] = items;
      const context = await phone(browser, language);
      const page = await context.newPage();
      await page.goto(`/order?id=${order?._id}`);
      await expect(page.getByRole('heading', { level: 1, name: common.notFound.order })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: siteFrame.home })).toHaveAttribute('href', `/${language}`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      await page.getByRole('main').getByRole('link', { name: common.notFound.signIn }).click();
      await page.getByLabel(common.login.email, { exact: true }).fill(emailOf('client'));
      await page.getByLabel(common.login.password, { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/order\\?id=${order?._id}$`));
      await expect(page.getByRole('main')).toContainText(order?.number ?? '');
      await context.close();
    },
  );

  test(`the login has a way back to the site and speaks the other language without a new page, in ${language}`, async ({ browser }) => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel(common.login.email, { exact: true }).fill('anna@');
    // What is typed wakes the page; it takes up what was typed, and not which menu is open.
    await expect(page.locator('#door')).toHaveCount(0);
    const other = language === 'ru' ? 'en' : 'ru';
    await page.getByRole('banner').locator('summary').first().click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: ownName(other) })
      .click();
    await expect(page.getByLabel(textsOf(other).common.login.email, { exact: true })).toHaveValue('anna@');
    await page
      .getByRole('banner')
      .getByRole('link', { name: textsOf(other).siteFrame.home })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${other}$`));
    await page.goto('/');
    await expect(page).toHaveURL(new RegExp(`/${other}$`));
    await context.close();
  });
}

test('a visitor who declines cookies is not asked again, and no mark of the link is kept', async ({ browser }) => {
  const { page } = await visitor(browser);
  await page.goto('/en?utm_source=letter&utm_campaign=spring');
  const { cookie } = textsOf('en').forms;
  const decline = page.getByRole('button', { name: cookie.decline });
  await expect(decline).toBeVisible();
  // Nothing is stored before the answer.
  expect(await page.evaluate(() => sessionStorage.getItem('utm'))).toBeNull();
  await decline.click();
  await expect(decline).toBeHidden();
  expect(await page.evaluate(() => [localStorage.getItem('cookie'), sessionStorage.getItem('utm')])).toEqual(['declined', null]);
  await page.goto('/en/about?utm_source=letter');
  await expect(page.locator('[data-island=cookies]')).toHaveAttribute('data-alive');
  await expect(decline).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('utm'))).toBeNull();
  await page.context().close();
});

interface Service {
  _id: string;
  slug: string;
  country: { _id: string; code: string };
  price: { amount: string; currency: string };
  options: { registrationPeriod: { value: number }[]; director: { code: string }[]; employeesAmount: { min: number } };
}

test(
  'a new price is on the public page at once, while an order placed before keeps its own',
  { tag: ['@core', '@money'] },
  async ({ browser }) => {
    const client = await signIn(browser, 'client2', 'en');
    const owner = await signIn(browser, 'owner', 'en');
    const { items } = await client.call<{ items: Service[] }>('GET', '/services?per_page=100&search=Malta');
    const service = items[0];
    expect(service, 'a service of Malta').toBeDefined();
    if (!service) return;
    const order = await client.call<{ _id: string; price: Service['price'] }>('POST', '/orders', {
      service: service._id,
      country: service.country._id,
      employeesAmount: service.options.employeesAmount.min,
      registrationPeriod: service.options.registrationPeriod[0]?.value,
      director: service.options.director[0]?.code,
      directorCompany: [],
      activityAreas: [],
    });
    const visited = await visitor(browser);
    const address = `/en/service/${service.country.code.toLowerCase()}/${service.slug}`;
    await visited.page.goto(address);
    // As far as one person may move it.
    const dearer = Math.floor(Number(service.price.amount) * 1.3);
    await owner.call('PATCH', `/services/${service._id}`, { price: { amount: `${dearer}.00`, currency: service.price.currency } });
    await expect(async () => {
      await visited.page.goto(address);
      await expect(visited.page.getByRole('main')).toContainText(dearer.toLocaleString('en'), { timeout: 500 });
    }).toPass();
    expect((await client.call<typeof order>('GET', `/orders/${order._id}`)).price).toEqual(order.price);
    await owner.call('PATCH', `/services/${service._id}`, { price: service.price });
    for (const { page } of [client, owner, visited]) await page.context().close();
  },
);
