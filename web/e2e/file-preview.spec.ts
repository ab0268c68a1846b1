import { expect, type Locator, test } from '@playwright/test';
import { asking } from './asking.js';
import { violationsOn } from './axe.js';
import { drawn } from './drawn.js';
import { OrderPage } from './order-page.js';
import { signIn } from './people.js';
import { textsOf } from './texts.js';

/** Pictures that are really there, by their own width. */
const widths = (dialog: Locator): Promise<number[]> =>
  dialog
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => ('naturalWidth' in picture ? Number(picture.naturalWidth) : 0)));

for (const { language, width } of [
  { language: 'ru', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  test(`a document is seen beside the decision and compared with what was sent before, in ${language} at ${width} px`, async ({
    browser,
  }) => {
    test.slow();
    const { order: texts, machine } = textsOf(language);
    const staff = await signIn(browser, 'client-service-head', language);
    const client = await signIn(browser, 'client', language);
    await staff.page.setViewportSize({ width, height: 800 });
    const title = `Passport ${language} ${Date.now()}`;
    const { _id, number } = await asking(client, staff, title);
    const [given, desk] = [new OrderPage(client.page, language), new OrderPage(staff.page, language)];
    const view = (file: string) => staff.page.getByRole('button', { name: texts.documents.view.replace('{{name}}', file), exact: true });
    const upload = async (file: string) => {
      await given.open(_id);
      await given.give(title, file);
    };
    const [first, second] = [`scan-${number}.pdf`, `better-${number}.pdf`];

    await test.step('staff see the page, and say beside it what is wrong', async () => {
      await upload(first);
      await staff.page.goto(`/admin/order?id=${_id}&tab=documents`);
      await view(first).first().click();
      const seen = await desk.dialog();
      await expect.poll(async () => (await widths(seen)).map((one) => one > 1000), drawn).toEqual([true]);
      expect(await violationsOn(staff.page, { within: '[role="dialog"]' })).toEqual([]);
      await seen.getByRole('button', { name: texts.documents.reject }).click();
      const rejecting = staff.page.getByRole('dialog', { name: texts.documents.rejectTitle.replace('{{title}}', title) });
      await expect.poll(() => widths(rejecting), drawn).toHaveLength(1);
      await rejecting.getByLabel(machine.rejection.unreadable).check();
      await desk.submit(rejecting, texts.documents.rejectSubmit);
    });

    await test.step('the next version is seen beside the first, and accepted where it is seen', async () => {
      await upload(second);
      await staff.page.goto(`/admin/order?id=${_id}&tab=documents`);
      await view(second).first().click();
      const seen = await desk.dialog();
      await seen.getByLabel(texts.documents.compare).selectOption({ label: first });
      await expect.poll(async () => (await widths(seen)).filter((one) => one > 1000), drawn).toHaveLength(2);
      await seen.getByRole('button', { name: texts.documents.accept }).click();
      await expect(seen.getByText(texts.documents.state.accepted, { exact: true })).toBeVisible();
    });
    for (const { context } of [client, staff]) await context.close();
  });
}
