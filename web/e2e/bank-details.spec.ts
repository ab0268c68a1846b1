import { expect, type Locator, type Page, test } from '@playwright/test';
import { newestCode } from './mails.js';
import { signIn } from './people.js';
import { keep } from './pictures.js';
import { textsOf } from './texts.js';

const page = '/admin/settings?part=bank';
const accounts = '/settings/bank-accounts';
const fresh = 'DE89 3704 0044 0532 0130 00';

/** A desk and a phone. */
const widths = [1280, 360];

/** Presses a button that writes, and waits for the answer: a refusal fails with the server's own text, and a busy machine may take its time over a password. */
async function press(at: Page, button: Locator, path: string): Promise<void> {
  const [answer] = await Promise.all([
    at.waitForResponse((response) => new URL(response.url()).pathname.includes(path) && response.request().method() !== 'GET'),
    button.click(),
  ]);
  expect(answer.ok(), `${path}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true);
}

/** Types the password and the code that comes to the mailbox. */
async function prove(at: Page, language: 'ru' | 'en', address: string): Promise<void> {
  const texts = textsOf(language);
  const dialog = at.getByRole('dialog');
  const earlier = await newestCode(address);
  await press(at, dialog.getByRole('button', { name: texts.catalogue.bank.emailMe }), '/users/me/confirmation-code');
  await dialog.getByLabel(texts.profile.password.current).fill('registra-demo');
  await expect.poll(() => newestCode(address)).not.toBe(earlier);
  await dialog.getByLabel(texts.catalogue.bank.emailCode).fill((await newestCode(address)) ?? '');
}

test(
  'our bank account is changed by two people, and no sooner than a day after the second one',
  { tag: ['@money', '@rights'] },
  async ({ browser }) => {
    test.slow();
    const ru = textsOf('ru').catalogue.bank;
    const en = textsOf('en').catalogue.bank;
    const owner = await signIn(browser, 'owner', 'ru');
    const admin = await signIn(browser, 'admin', 'en');
    await admin.page.goto(page);
    await expect(admin.page.getByText('EE38 2200 2210 2014 5685')).toBeVisible();
    await keep(admin.page, 'bank-en', widths);

    await owner.page.goto(page);
    await owner.page.getByRole('button', { name: ru.changeOf.replace('{{currency}}', 'EUR') }).click();
    await owner.page.getByRole('dialog').getByRole('textbox', { name: 'IBAN' }).fill(fresh);
    await prove(owner.page, 'ru', 'owner@registra.example');
    await keep(owner.page, 'dialog-ru', widths);
    await press(owner.page, owner.page.getByRole('dialog').getByRole('button', { name: ru.propose }), accounts);
    const own = owner.page.getByRole('region', { name: ru.proposal.waiting });
    await expect(own.getByText(fresh)).toBeVisible();
    await expect(own.getByRole('button', { name: ru.proposal.approve })).toHaveCount(0);
    await keep(owner.page, 'proposal-ru', widths);

    // The other person's page hears of it without a reload.
    const theirs = admin.page.getByRole('region', { name: en.proposal.waiting });
    await expect(theirs.getByText(fresh)).toBeVisible();
    await theirs.getByRole('button', { name: en.proposal.approve }).click();
    await prove(admin.page, 'en', 'admin@registra.example');
    await press(admin.page, admin.page.getByRole('dialog').getByRole('button', { name: en.proposal.approve }), accounts);
    const approved = owner.page.getByRole('region', { name: ru.proposal.soon });
    await expect(approved).toBeVisible();
    const { items, proposal } = await owner.call<{
      items: { currency: string; iban: string }[];
      proposal: { _id: string; approvedAt: string; inForceAt: string };
    }>('GET', '/settings/bank-accounts');
    expect(Date.parse(proposal.inForceAt) - Date.parse(proposal.approvedAt)).toBe(24 * 3_600_000);
    expect(items.find(({ currency }) => currency === 'EUR')?.iban).toBe('EE382200221020145685');
    await admin.page.emulateMedia({ colorScheme: 'dark' });
    await admin.page.reload();
    await expect(admin.page.getByRole('region', { name: en.proposal.soon })).toBeVisible();
    await keep(admin.page, 'approved-en-dark', widths);

    await owner.page.getByRole('button', { name: ru.proposal.withdraw }).click();
    await press(owner.page, owner.page.getByRole('dialog').getByRole('button', { name: ru.proposal.withdraw }), accounts);
    await expect(owner.page.getByRole('button', { name: ru.changeOf.replace('{{currency}}', 'EUR') })).toBeVisible();
    await expect(admin.page.getByRole('region', { name: en.proposal.soon })).toHaveCount(0);
    await admin.page.goto('/admin/settings?part=rates');
    await expect(admin.page.getByRole('row', { name: /USD/ })).toBeVisible();
    await keep(admin.page, 'rates-en-dark', widths);
    for (const { context } of [owner, admin]) await context.close();
  },
);
