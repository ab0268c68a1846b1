import { type Browser, type BrowserContextOptions, expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { ru as leadTexts } from '../../machines/lead/texts/ru.js';
import { linkTo } from './mails.js';
import { emailOf, password, type Person, signIn } from './people.js';
import { textsOf } from './texts.js';

const texts = textsOf('ru');
const { forms, account, people, leads, profile, common } = texts;

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const screens = [
  ['a desk', desk],
  ['a phone', phone],
] as const;

let made = 0;
/** Four digits that no number of this run has had. */
const fresh = () => String((Date.now() + (made += 1)) % 10_000).padStart(4, '0');

/** What a Russian visitor may type, and the number that is meant. */
function spellings(): { typed: string; meant: string }[] {
  const [own, abroad] = [fresh(), fresh().slice(1)];
  const [first, last] = [own.slice(0, 2), own.slice(2)];
  return [
    { typed: `8 (912) 555-${first}-${last}`, meant: `+7912555${own}` },
    { typed: `+7 912 555 ${first} ${last}`, meant: `+7912555${own}` },
    { typed: `+44 20 7946 0${abroad}`, meant: `+442079460${abroad}` },
  ];
}

interface Form {
  page: Page;
  field: Locator;
  submit: () => Promise<unknown>;
  /** the call that sends it */
  path: string;
  method?: string;
  phoneOf?: (body: unknown) => unknown;
}

const own = (body: unknown) => (body as { phone?: unknown }).phone;

const refused = { status: 503, contentType: 'application/problem+json', body: JSON.stringify({ status: 503, code: 'unavailable' }) };

/** Waits for one call, whose body is whole where it is intercepted; `refuse`: it does not come to the server. */
async function intercept(
  page: Page,
  { path, method, refuse }: { path: string; method: string; refuse: boolean },
): Promise<() => Promise<Request>> {
  let found: (request: Request) => void = () => undefined;
  const sent = new Promise<Request>((resolve) => (found = resolve));
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.continue();
    found(route.request());
    return refuse ? route.fulfill(refused) : route.continue();
  });
  return async () => {
    const request = await sent;
    await request.response();
    await page.unroute(`**${path}`);
    return request;
  };
}

/** Types every spelling and checks what would be sent; the server accepts the expected one, and stores what was meant. */
async function typesEach({ page, field, submit, path, method = 'POST', phoneOf = own }: Form, taken: number): Promise<string> {
  const all = spellings();
  const order = [...all.keys()].filter((index) => index !== taken).concat(taken);
  for (const index of order) {
    const { typed, meant } = all[index]!;
    await field.fill('');
    await field.pressSequentially(typed);
    const sent = await intercept(page, { path, method, refuse: index !== taken });
    await submit();
    const request = await sent();
    expect(phoneOf(request.postDataJSON()), `${typed} of ${path}`).toBe(meant);
    const answer = await request.response();
    if (index === taken) expect(answer?.status(), await answer?.text()).toBeLessThan(300);
    else expect(answer?.status()).toBe(503);
  }
  return all[taken]!.meant;
}

async function visit(browser: Browser, screen: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU', ...screen });
  await context.addInitScript(() => localStorage.setItem('cookie', 'declined'));
  return context.newPage();
}

async function works(browser: Browser, person: string, screen: BrowserContextOptions): Promise<Page> {
  const page = await visit(browser, screen);
  await page.goto('/login');
  await page.getByLabel(common.login.email, { exact: true }).fill(emailOf(person));
  await page.getByLabel(common.login.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  return page;
}

const leadPhone = async ({ call }: Person, name: string) =>
  (await call<{ items: { phone: string }[] }>('GET', `/leads?search=${encodeURIComponent(name)}`)).items[0]?.phone;

for (const [index, [where, screen]] of screens.entries()) {
  test(`what a Russian visitor types into the public forms is what sales read, on ${where}`, async ({ browser }) => {
    test.slow();
    const sales = await signIn(browser, 'contact-head', 'ru');
    const page = await visit(browser, screen);
    const name = () => `Анна Звонок${made}${fresh()}`;

    await test.step('the call dialog', async () => {
      const who = name();
      await page.goto('/ru/about');
      const corner = page.locator('[data-island="messaging"][data-alive]');
      await corner.locator('summary').click();
      await corner.getByRole('button', { name: forms.call.open }).click();
      const dialog = page.getByRole('dialog', { name: forms.call.title });
      await dialog.getByLabel(forms.fields.name).fill(who);
      const submit = () => dialog.getByRole('button', { name: forms.call.submit }).click();
      const meant = await typesEach({ page, field: dialog.getByLabel(forms.fields.phone), submit, path: '/forms/request-call' }, 0);
      await expect.poll(() => leadPhone(sales, who)).toBe(meant);
    });

    await test.step('the call form of a page', async () => {
      const who = name();
      await page.goto('/ru/contacts');
      const form = page.locator('#call');
      await form.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-island][data-alive] #call')).toBeAttached();
      await form.getByLabel(forms.fields.name).fill(who);
      const submit = () => form.getByRole('button', { name: forms.call.submit }).click();
      const meant = await typesEach({ page, field: form.getByLabel(forms.fields.phone), submit, path: '/forms/request-call' }, 2);
      await expect.poll(() => leadPhone(sales, who)).toBe(meant);
    });

    await test.step('the consultation', async () => {
      const who = name();
      await page.goto('/ru/contacts');
      await page.locator('[data-island="consultation"][data-alive]').getByRole('button').first().click();
      const dialog = page.getByRole('dialog', { name: forms.consultation.title });
      // On a separate day: other tests book the first day's hours meanwhile.
      await dialog
        .locator('input[name="day"]')
        .nth(index + 1)
        .check({ force: true });
      await dialog.locator('input[name="slot"]').first().check({ force: true });
      await dialog.getByLabel(forms.fields.name).fill(who);
      await dialog.getByLabel(forms.fields.email).fill(`phone-${fresh()}@registra.example`);
      const submit = () => dialog.getByRole('button', { name: forms.consultation.submit }).click();
      const field = dialog.getByLabel(forms.fields.phone);
      const meant = await typesEach({ page, field, submit, path: '/forms/request-consultation' }, 1);
      await expect.poll(() => leadPhone(sales, who)).toBe(meant);
    });

    await test.step('the offer of a partner', async () => {
      const who = name();
      await page.goto('/ru/partners');
      const form = page.locator('form[action$="offer-form"]');
      // Far below, it hydrates when it scrolls into view.
      await form.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-island][data-alive] form[action$="offer-form"]')).toBeAttached();
      await form.getByLabel(forms.fields.name).fill(who);
      await form.getByLabel(forms.fields.email).fill(`phone-${fresh()}@registra.example`);
      const submit = () => form.getByRole('button', { name: forms.offer.submit, exact: true }).click();
      const meant = await typesEach({ page, field: form.getByLabel(forms.fields.phone), submit, path: '/forms/offer-form' }, 0);
      await expect.poll(() => leadPhone(sales, who)).toBe(meant);
    });

    await page.context().close();
    await sales.context.close();
  });

  test(`the quick sign-up, the profile and an invitation keep the phone that was meant, on ${where}`, async ({ browser }) => {
    test.slow();
    const page = await visit(browser, screen);
    const me = async () => {
      const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('token') ?? '{}') as { accessToken?: string }).accessToken);
      const answer = await page.request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { phone: string }).phone;
    };

    await test.step('the quick sign-up', async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: account.login.quickSignUp }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(account.signUp.name).fill('Анна');
      await dialog.getByLabel(account.signUp.email).fill(`phone-${Date.now()}@registra.example`);
      const submit = () => dialog.getByRole('button', { name: account.signUp.submit, exact: true }).click();
      const meant = await typesEach({ page, field: dialog.getByLabel(account.signUp.phone), submit, path: '/auth/simple-signup' }, 0);
      await expect(page).toHaveURL(/\/orders-list/);
      expect(await me()).toBe(meant);
    });

    await test.step('the profile', async () => {
      await page.goto('/profile');
      const field = page.getByLabel(profile.phone, { exact: true });
      await expect(field).toHaveValue(/^\+7 912 555 \d\d \d\d$/);
      const submit = () => page.getByRole('button', { name: common.actions.save, exact: true }).first().click();
      const meant = await typesEach({ page, field, submit, path: '/users', method: 'PATCH' }, 2);
      await expect.poll(me).toBe(meant);
    });
    await page.context().close();

    await test.step('an invitation', async () => {
      const admin = await signIn(browser, 'admin', 'ru');
      const email = `phone-staff-${Date.now()}@registra.example`;
      await admin.call('POST', '/users/invite', { email, role: 'Manager', department: 'ubContact', language: 'ru' });
      await expect.poll(() => linkTo(email, 'accept-invitation')).toBeDefined();
      const invited = await visit(browser, screen);
      await invited.goto((await linkTo(email, 'accept-invitation')) ?? '');
      await invited.getByLabel(account.invitation.firstName).fill('Нора');
      await invited.getByLabel(account.password.new, { exact: true }).fill('тихая-гавань-47');
      await invited.getByLabel(account.password.repeat, { exact: true }).fill('тихая-гавань-47');
      const submit = () => invited.getByRole('button', { name: account.invitation.submit }).click();
      const field = invited.getByLabel(account.invitation.phone, { exact: true });
      const meant = await typesEach({ page: invited, field, submit, path: '/auth/accept-invitation' }, 1);
      await expect
        .poll(async () => (await admin.call<{ items: { phone: string }[] }>('GET', `/users/staff?search=${email}`)).items[0]?.phone)
        .toBe(meant);
      await invited.context().close();
      await admin.context.close();
    });
  });

  test(`staff keep the phone that was meant of partners, clients and converted leads, on ${where}`, async ({ browser }) => {
    test.slow();
    const owner = await signIn(browser, 'owner', 'ru');
    const page = await works(browser, 'owner', screen);
    const surname = `Телефонов${fresh()}`;
    const partner = async () =>
      (await owner.call<{ items: { _id: string; phone: string }[] }>('GET', `/users/partners?search=${encodeURIComponent(surname)}`))
        .items[0];

    await test.step('a new partner', async () => {
      await page.goto('/admin/partners');
      await page.getByRole('button', { name: people.add.partners }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(people.form.email).fill(`phone-partner-${Date.now()}@registra.example`);
      await dialog.getByLabel(people.form.firstName).fill('Павел');
      await dialog.getByLabel(people.form.lastName).fill(surname);
      await dialog.getByLabel(people.form.company).fill('Телефон и сыновья');
      const submit = () => dialog.getByRole('button', { name: people.form.invite }).click();
      const meant = await typesEach({ page, field: dialog.getByLabel(people.form.phone), submit, path: '/users/create' }, 0);
      await expect.poll(async () => (await partner())?.phone).toBe(meant);
    });

    await test.step('the same partner, edited', async () => {
      const id = (await partner())?._id;
      await page.goto(`/admin/partner-for-admin/${id}`);
      await expect(page.getByRole('link', { name: /^\+7 912 555 \d\d \d\d$/ })).toHaveAttribute('href', /^tel:\+7912555\d{4}$/);
      await page.getByRole('button', { name: people.acts.edit }).click();
      const dialog = page.getByRole('dialog').last();
      const submit = () => dialog.getByRole('button', { name: common.actions.save, exact: true }).click();
      const field = dialog.getByLabel(people.form.phone);
      const meant = await typesEach({ page, field, submit, path: `/users/${id}`, method: 'PATCH' }, 2);
      await expect.poll(async () => (await partner())?.phone).toBe(meant);
    });

    await test.step('a lead that becomes an order', async () => {
      const name = `Лида ${surname}`;
      const left = await page.request.post('/api/v1/forms/request-call', { data: { name, phone: spellings()[1]!.typed, language: 'ru' } });
      const { _id: lead } = (await left.json()) as { _id: string };
      const { items } = await owner.call<{ items: { _id: string }[] }>('GET', '/services?per_page=1');
      expect(items).toHaveLength(1);
      await page.goto(`/admin/lead/${lead}`);
      await page.getByRole('button', { name: leadTexts.operation.take, exact: true }).click();
      await page.getByRole('button', { name: `${leads.operations.orderLabel}…` }).click();
      const dialog = page.getByRole('dialog');
      const email = `phone-lead-${Date.now()}@registra.example`;
      await dialog.getByLabel(leads.convert.email).fill(email);
      await dialog.getByRole('combobox', { name: texts.orders.new.country }).click();
      await page.getByRole('listbox').getByRole('option', { name: 'Эстония' }).click();
      await dialog.getByRole('combobox', { name: texts.orders.new.service }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      const submit = () => dialog.locator('button[type="submit"]').click();
      const phoneOf = (body: unknown) => own((body as { client: object }).client);
      const field = dialog.getByLabel(leads.convert.phone);
      const meant = await typesEach({ page, field, submit, path: `/leads/${lead}/order`, phoneOf }, 0);
      await expect
        .poll(async () => (await owner.call<{ items: { phone: string }[] }>('GET', `/users/clients?search=${email}`)).items[0]?.phone)
        .toBe(meant);
    });

    await page.context().close();
    await owner.context.close();
  });

  test(`an impossible number is reported, kept whole and not sent, on ${where}`, async ({ browser }) => {
    const page = await visit(browser, screen);
    await page.goto('/ru/contacts');
    const form = page.locator('#call');
    await form.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island][data-alive] #call')).toBeAttached();
    await form.getByLabel(forms.fields.name).fill('Анна');
    const field = form.getByLabel(forms.fields.phone);
    for (const typed of ['+7 (912) 555-01-7', '8 912 555 01 777', '+44 20 7946 09580']) {
      await field.fill('');
      await field.pressSequentially(typed);
      await form.getByRole('button', { name: forms.call.submit }).click();
      await expect(field).toHaveAccessibleDescription(forms.errors.phone);
      expect((await field.inputValue()).replace(/[^+\d]/g, '')).toBe(typed.replace(/[^+\d]/g, ''));
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
}

test('a Russian number of a form without scripts is understood on a page in Russian', async ({ browser }) => {
  const sales = await signIn(browser, 'contact-head', 'ru');
  const context = await browser.newContext({ locale: 'ru-RU', javaScriptEnabled: false });
  const page = await context.newPage();
  const name = `Без Скриптов${fresh()}`;
  const { typed, meant } = spellings()[0]!;
  await page.goto('/ru/contacts');
  await page.getByLabel(forms.fields.name).fill(name);
  await page.getByLabel(forms.fields.phone).fill(typed);
  await page.locator('#call').getByRole('button', { name: forms.call.submit }).click();
  await expect(page).toHaveURL(/#call-sent$/);
  expect(await leadPhone(sales, name)).toBe(meant);
  await context.close();
  await sales.context.close();
});
