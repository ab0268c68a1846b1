import { expect, type Page, test } from '@playwright/test';
import { ru as leadTexts } from '../../machines/lead/texts/ru.js';
import { en as leadTextsEn } from '../../machines/lead/texts/en.js';
import { verifyLog } from './audit-log.js';
import { violationsOn } from './axe.js';
import { signIn, signInOnPage } from './people.js';
import { like, textsOf } from './texts.js';

/** A number nobody has sent in the last five minutes, as people read it. */
const freshPhone = () =>
  `+7 912 ${String(Date.now())
    .slice(-7)
    .replace(/(\d{3})(\d{2})(\d{2})/, '$1 $2 $3')}`;

/** The page alive: its parts have their scripts. */
const openSite = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('[data-island="call"][data-alive]').first()).toBeAttached();
};

test('a call is asked for twice, taken by sales, called, and becomes an order', { tag: '@core' }, async ({ browser }) => {
  test.slow();
  const { forms, leads } = textsOf('ru');
  const phone = freshPhone();
  const name = `Марина Лид${Date.now() % 100_000}`;

  const visitor = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 800 } });
  const page = await visitor.newPage();
  await openSite(page, '/ru?utm_source=e2e-source&utm_campaign=autumn');
  // Which link brought a visitor is stored once they accept.
  await page.getByRole('button', { name: forms.cookie.accept }).click();
  const ask = page.getByRole('banner').getByRole('button', { name: forms.call.open });
  const dialog = page.getByRole('dialog', { name: forms.call.title });
  const send = async () => {
    await ask.click();
    await dialog.getByLabel(forms.fields.name).fill(name);
    await dialog.getByLabel(forms.fields.phone).fill(phone);
    await dialog.getByRole('button', { name: forms.call.submit }).click();
  };
  await send();
  const done = page.getByRole('dialog', { name: forms.call.doneTitle });
  // At once, or when the office opens: the sentence depends on the hour.
  await expect(done.getByText(phone)).toBeVisible();
  await expect(done).toBeHidden();
  await expect(ask).toBeFocused();

  await send();
  await expect(dialog.getByRole('alert')).toContainText(forms.errors.phoneAlreadySent);
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await expect(dialog.getByLabel(forms.fields.phone)).toHaveAccessibleDescription(forms.errors.phoneAlreadySent);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await visitor.close();

  const sales = await signInOnPage(browser, 'contact-manager', 'ru');
  const desk = sales.page;
  await expect(desk).toHaveURL(/\/admin\/leads$/);
  await desk.goto(`/admin/leads?search=${encodeURIComponent(name)}`);
  await expect(desk.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('e2e-source');
  await desk
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('link', { name: /^L-\d+$/ })
    .click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(desk.getByText('autumn', { exact: true })).toBeVisible();

  await desk.getByRole('button', { name: leadTexts.operation.take, exact: true }).click();
  await expect(desk.getByText(leadTexts.state.taken, { exact: true })).toBeVisible();

  await desk.getByRole('button', { name: `${leadTexts.operation.recordCall}…` }).click();
  await desk.getByRole('dialog').getByRole('radio', { name: leadTexts.outcome.reached, exact: true }).check();
  await desk.getByRole('dialog').getByLabel(leads.forms.note).fill('Хочет OÜ в Эстонии');
  await desk.getByRole('dialog').getByRole('button', { name: leads.forms.save }).click();
  await expect(desk.getByText(leadTexts.state.called, { exact: true })).toBeVisible();
  await expect(desk.getByText('Хочет OÜ в Эстонии').first()).toBeVisible();

  await desk.getByRole('button', { name: `${leads.operations.orderLabel}…` }).click();
  const convert = desk.getByRole('dialog');
  await convert.getByLabel(leads.convert.email).fill(`lead-${Date.now()}@registra.example`);
  await convert.getByRole('combobox', { name: textsOf('ru').orders.new.country }).click();
  await desk.getByRole('listbox').getByRole('option', { name: 'Эстония' }).click();
  await convert.getByRole('combobox', { name: textsOf('ru').orders.new.service }).click();
  await desk.getByRole('listbox').getByRole('option').first().click();
  await convert.getByRole('button', { name: like(leads.convert.submit) }).click();
  await expect(convert).toBeHidden();
  await expect(desk.getByText(leadTexts.state.won, { exact: true })).toBeVisible();
  await expect(desk.getByText(/^R-\d{6}$/)).toBeVisible();
  // The result is shown, and it cannot be undone here.
  await expect(desk.getByRole('region', { name: leads.page.history }).getByRole('listitem')).toHaveCount(4);
  await verifyLog();
  await sales.context.close();
});

test('a consultation is booked by the clocks of the visitor, and its hour is not offered again', async ({ browser }) => {
  const { forms, leads } = textsOf('en');
  const visitor = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Tokyo', viewport: { width: 360, height: 740 } });
  const page = await visitor.newPage();
  const name = `Kenji Lead${Date.now() % 100_000}`;
  await page.goto('/en/contacts');
  await expect(page.locator('[data-island="consultation"][data-alive]')).toBeAttached();
  const open = page.locator('[data-island="consultation"]').getByRole('button').first();
  await open.click();
  const dialog = page.getByRole('dialog', { name: forms.consultation.title });
  await expect(dialog.getByText(/^Times are shown .*(Japan|GMT\+9)/)).toBeVisible();
  const day = await dialog.getByRole('radio', { checked: true }).first().getAttribute('value');
  const slot = dialog.locator('input[name="slot"]').first();
  const value = (await slot.getAttribute('value')) ?? '';
  await slot.check({ force: true });
  await dialog.getByLabel(forms.fields.name).fill(name);
  await dialog.getByLabel(forms.fields.phone).fill(freshPhone());
  await dialog.getByLabel(forms.fields.email).fill(`kenji-${Date.now()}@registra.example`);
  await dialog.getByRole('button', { name: forms.consultation.submit }).click();
  await expect(page.getByRole('dialog', { name: forms.consultation.doneTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await open.click();
  await expect(dialog.locator('input[name="slot"]').first()).toBeAttached();
  // A day whose last hour was booked is not offered either.
  const sameDay = dialog.locator(`input[name="day"][value="${day}"]`);
  if ((await sameDay.count()) > 0) await sameDay.check({ force: true });
  await expect(dialog.locator(`input[value="${value}"]`)).toHaveCount(0);
  await visitor.close();

  const head = await signIn(browser, 'contact-head', 'en');
  await head.page.goto(`/admin/leads?search=${encodeURIComponent(name)}`);
  await head.page.getByRole('link', { name: /^L-\d+$/ }).click();
  await expect(head.page.getByRole('region', { name: leads.page.slot }).getByText('Asia/Tokyo')).toBeVisible();
  await head.page.getByRole('button', { name: `${leadTextsEn.operation.lose}…` }).click();
  await head.page.getByRole('dialog').getByRole('button', { name: leadTextsEn.operation.lose, exact: true }).click();
  await expect(head.page.getByText(leads.page.slotGone)).toBeVisible();
  await head.context.close();
});

test('a visitor who declines cookies is not asked again, and has no recorded source', async ({ browser }) => {
  const { forms } = textsOf('en');
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await openSite(page, '/en?utm_source=e2e-declined');
  const notice = page.getByRole('region', { name: forms.cookie.label });
  // The question would lie on the main button of the first screen here, and waits until that is scrolled away.
  await expect(page.locator('section[data-covers]')).toBeAttached();
  await expect(page.locator('[data-main]').first()).toBeInViewport();
  await expect(notice).toBeHidden();
  await page.locator('#route').scrollIntoViewIfNeeded();
  await notice.getByRole('button', { name: forms.cookie.more }).click();
  const info = page.getByRole('dialog', { name: forms.cookie.info.title });
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(info).toBeHidden();
  await notice.getByRole('button', { name: forms.cookie.decline }).click();
  await expect(notice).toBeHidden();
  const kept = () => page.evaluate(() => [localStorage.getItem('cookie'), sessionStorage.getItem('utm')]);
  expect(await kept()).toEqual(['declined', null]);
  await openSite(page, '/en?utm_source=again');
  await expect(notice).toBeHidden();
  expect(await kept()).toEqual(['declined', null]);
  await context.close();
});

test('a call can be asked for without scripts', async ({ browser }) => {
  const { forms } = textsOf('en');
  const context = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en');
  await page.getByRole('banner').getByRole('link', { name: forms.call.open }).first().click();
  await expect(page).toHaveURL(/\/en\/contacts#call$/);
  await page.getByLabel(forms.fields.name).fill('Noscript Visitor');
  const send = page.locator('#call').getByRole('button', { name: forms.call.submit });
  await send.click();
  expect(new URL(page.url()).hash, 'the browser itself asks for the number').toBe('#call');
  await page.getByLabel(forms.fields.phone).fill('12');
  await send.click();
  await expect(page).toHaveURL(/\/en\/contacts#call-refused$/);
  await expect(page.getByText(forms.call.refused)).toBeVisible();
  await page.getByLabel(forms.fields.name).fill('Noscript Visitor');
  await page.getByLabel(forms.fields.phone).fill(freshPhone());
  await send.click();
  await expect(page).toHaveURL(/\/en\/contacts\?sent=call#call-sent$/);
  await expect(page.getByText(forms.call.doneTitle)).toBeVisible();
  await expect(page.getByText(forms.call.refused)).toBeHidden();
  await context.close();
});

test('a partner can offer themselves without scripts', async ({ browser }) => {
  const { forms } = textsOf('ru');
  const context = await browser.newContext({ locale: 'ru-RU', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ru/partners');
  await page.getByLabel(forms.fields.name).fill('Павел');
  await page.getByLabel(forms.fields.email).fill('pavel@registra.example');
  await page.getByRole('button', { name: forms.offer.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/ru\/partners\?sent=offer#offer-sent$/);
  await expect(page.getByText(forms.offer.doneTitle)).toBeVisible();
  await context.close();
});
