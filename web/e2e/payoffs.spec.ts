import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from './people.js';
import { textsOf } from './texts.js';
import { en } from '#machines/payoff/texts/en';

interface Payoff {
  _id: string;
  order: { number: string };
  state: string;
}

test(
  'a reward is approved by one person, marked as paid by another, and listed in the statement of the partner',
  { tag: ['@core', '@money'] },
  async ({ browser }) => {
    const texts = textsOf('en').payoffs;
    const owner = await signIn(browser, 'supermanager', 'en');
    const payer = await signIn(browser, 'admin', 'en');
    const partner = await signIn(browser, 'partner', 'en');
    const payable = async (): Promise<Payoff | undefined> =>
      (await partner.call<{ items: Payoff[] }>('GET', '/payoffs?filter[state]=payable&per_page=1')).items[0];
    // What was held long ago is released by a timer.
    await expect.poll(payable, { message: 'the demo data has a payoff to be paid', timeout: 45_000 }).toBeDefined();
    const payoff = await payable();
    const { number } = payoff?.order ?? { number: '' };

    await owner.page.goto(`/admin/payoffs?search=${number}`);
    await owner.page.getByRole('checkbox', { name: new RegExp(number) }).check();
    await owner.page.getByRole('button', { name: en.operation.approve, exact: true }).click();
    const approving = owner.page.getByRole('dialog');
    await expect(approving.getByRole('status')).toHaveText('1 will change, 0 won’t');
    await approving.getByRole('button', { name: `${en.operation.approve}: 1` }).click();
    await expect(approving.getByRole('status')).toHaveText('1 changed, 0 didn’t');

    await payer.page.goto(`/admin/payoffs?search=${number}`);
    await payer.page.getByRole('checkbox', { name: new RegExp(number) }).check();
    await payer.page.getByRole('button', { name: en.operation.pay, exact: true }).click();
    const paying = payer.page.getByRole('dialog');
    await paying.getByLabel(texts.reference).fill('PO-2026/114');
    await paying.getByRole('button', { name: `${en.operation.pay}: 1` }).click();
    await expect(paying.getByRole('status')).toHaveText('1 changed, 0 didn’t');

    await partner.page.goto('/payoffs');
    await expect(partner.page.getByRole('row', { name: new RegExp(number) }).getByText(en.status.paid)).toBeVisible();
    await partner.page.getByRole('link', { name: number }).click();
    await expect(partner.page.getByRole('dialog').getByText(/PO-2026\/114/)).toBeVisible();
    await partner.page.keyboard.press('Escape');
    await partner.page.getByRole('button', { name: texts.statement.open }).click();
    const coming = partner.page.waitForEvent('download');
    await partner.page.getByRole('dialog').getByRole('button', { name: texts.statement.pdf }).click();
    const file = await readFile(await (await coming).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    for (const { context } of [owner, payer, partner]) await context.close();
  },
);
