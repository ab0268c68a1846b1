import { expect, test } from '@playwright/test';
import { samplePng } from '#libs/testing/sample-files';
import { type AskedOrder, asking } from './asking.js';
import { drawn } from './drawn.js';
import { OrderPage } from './order-page.js';
import { signIn } from './people.js';
import { keep } from './pictures.js';
import { filled, textsOf } from './texts.js';

const photo = (name: string, width = 12, height = 16) => ({ name, mimeType: 'image/png', buffer: samplePng(width, height) });

for (const { language, width } of [
  { language: 'ru', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  test(`photos of three pages make one document, reviewed as one, in ${language} at ${width} px`, async ({ browser }) => {
    test.slow();
    const { order: texts } = textsOf(language);
    const staff = await signIn(browser, 'client-service-head', language);
    const client = await signIn(browser, 'client', language);
    await client.page.setViewportSize({ width, height: 800 });
    const title = `Lease ${language} ${Date.now()}`;
    const { _id } = await asking(client, staff, title);
    const page = new OrderPage(client.page, language);
    const input = client.page.locator(`input[type=file][aria-label="${filled(texts.documents.uploadAndSubmitFor, title)}"]`);

    await test.step('a photo and a PDF together are refused, with what is taken', async () => {
      await page.open(_id);
      await input.setInputFiles([photo('page-1.png'), { name: 'page-2.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }]);
      await expect(client.page.getByRole('alert').filter({ hasText: 'page-2.pdf' })).toContainText(texts.documents.onlyPhotos);
      await keep(client.page, `photo-pages-refused-${language}`);
    });

    await test.step('three photos become one document of the title, and the order is submitted with it', async () => {
      await input.setInputFiles([photo('page-10.png'), photo('page-9.png', 16, 12), photo('page-1.png')]);
      const documents = async () => (await client.call<AskedOrder>('GET', `/orders/${_id}`)).documents.map(({ file }) => file);
      await expect.poll(documents).toEqual([expect.objectContaining({ name: `${title}.pdf`, type: 'application/pdf' })]);
      const status = async () => (await client.call<{ status: string }>('GET', `/orders/${_id}`)).status;
      await expect.poll(status).toBe('documentsReceived');
      await keep(client.page, `photo-pages-given-${language}`);
    });

    await test.step('who reviews sees three pages of one file', async () => {
      await staff.page.goto(`/admin/order?id=${_id}&tab=documents`);
      await staff.page
        .getByRole('button', { name: filled(texts.documents.view, `${title}.pdf`), exact: true })
        .first()
        .click();
      const seen = await new OrderPage(staff.page, language).dialog();
      const first = texts.documents.page.replace('{{page}}', '1').replace('{{count}}', '3');
      await expect(seen.getByRole('img', { name: first })).toBeVisible(drawn);
      await seen.getByRole('button', { name: texts.documents.accept }).click();
      const reviews = async () =>
        (await client.call<{ documents: { review: string }[] }>('GET', `/orders/${_id}`)).documents.map(({ review }) => review);
      await expect.poll(reviews).toEqual(['accepted']);
    });
    for (const { context } of [client, staff]) await context.close();
  });
}
