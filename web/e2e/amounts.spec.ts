import { expect, test } from '@playwright/test';
import { findingsOf } from './findings.js';
import { OrderPage } from './order-page.js';
import { signIn } from './people.js';
import { place } from './place.js';
import { like, textsOf } from './texts.js';

interface Order {
  version: number;
  paid: { amount: string };
  price: { amount: string };
}

const spaces = (text: string): string => text.replace(/\s/g, ' ');

for (const { language, width, readings, clear, sum, more } of [
  { language: 'ru', width: 360, readings: '1 410,00 или 1,41?', clear: '1 410,00', sum: '1 410,00 €', more: '1 269,00 €' },
  { language: 'en', width: 1280, readings: '1,410.00 or 1.41?', clear: '1,410.00', sum: '€1,410.00', more: '€1,269.00' },
] as const) {
  test(
    `a separator books nothing by itself: 1.410 is refused with both readings, and 1410 asks first, in ${language} at ${width} px`,
    { tag: '@money' },
    async ({ browser }) => {
      test.slow();
      const { order: texts } = textsOf(language);
      const client = await signIn(browser, 'client', language);
      const { _id } = await place(client);
      await client.call('POST', `/order-payments/${_id}/transfers`, {
        amount: { amount: '141.00', currency: 'EUR' },
        reference: 'Advance',
      });
      const staff = await signIn(browser, 'client-service-head', language);
      await staff.page.setViewportSize({ width, height: 800 });
      const head = new OrderPage(staff.page, language);
      const order = () => staff.call<Order>('GET', `/orders/${_id}`);
      const { version } = await order();

      await test.step('1.410 has two readings: both are named while it is typed, and nothing is booked', async () => {
        await head.open(_id, '/admin');
        await head.tab('payments');
        await head.button(texts.payments.confirm).click();
        const dialog = await head.dialog();
        await dialog.getByRole('textbox').first().fill('1.410');
        await expect.poll(async () => spaces(await dialog.innerText())).toContain(readings);
        await dialog.getByRole('button', { name: /^(Confirm|Подтвердить)/ }).click();
        await expect(dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
        await expect(dialog.getByRole('textbox').first()).toBeFocused();
        expect((await order()).version).toBe(version);
      });

      await test.step('an amount that can be read names its difference and what stays as an overpayment, and asks once', async () => {
        const dialog = await head.dialog();
        await dialog.getByRole('textbox').first().fill(clear);
        await expect.poll(async () => spaces(await dialog.innerText())).toContain(more);
        await dialog.getByRole('button', { name: like(texts.transfer.confirm) }).click();
        await expect(dialog.getByText(texts.difference.unanswered)).toBeVisible();
        expect((await order()).version).toBe(version);
        await dialog.getByLabel(like(texts.difference.sure)).check();
        expect(spaces((await dialog.getByRole('button', { name: like(texts.transfer.confirm) }).textContent()) ?? '')).toContain(sum);
        await head.submit(dialog, texts.transfer.confirm);
        await expect.poll(async () => (await order()).paid.amount).toBe('1410.00');
      });

      await test.step('the overpayment waits among the payments to review, until it is refunded', async () => {
        const { number } = await staff.call<{ number: string }>('GET', `/orders/${_id}`);
        await findingsOf(staff, number, 1);
        const { items } = await staff.call<{ items: { _id: string }[] }>('GET', `/order-payments?filter[order]=${_id}`);
        const excess = (1410 - Number((await order()).price.amount)).toFixed(2);
        await staff.call('POST', `/order-payments/${_id}/refunds`, {
          payment: items[0]?._id,
          amount: { amount: excess, currency: 'EUR' },
          by: 'other',
          reason: 'Too much',
          confirmation: 'REFUND',
        });
        await findingsOf(staff, number, 0);
      });
      await staff.context.close();
      await client.context.close();
    },
  );
}
