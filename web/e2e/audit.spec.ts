import { expect, test } from '@playwright/test';
import { signIn } from './people.js';
import { textsOf } from './texts.js';

test('a read model is rebuilt from the page, and replaces the live one', async ({ browser }) => {
  const texts = textsOf('en').audit;
  const { page } = await signIn(browser, 'owner', 'en');
  await page.goto('/admin/audit?tab=letters');
  await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible();
  await page.getByRole('tab', { name: texts.tabs.models }).click();
  await expect(page).toHaveURL(/tab=models/);
  const reports = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Reports', exact: true }) });
  await reports.getByRole('button', { name: `${texts.models.rebuild}: Reports` }).click();
  await expect(reports.getByText(texts.models.state.swapped)).toBeVisible();
  await expect(reports.getByText(/Requested by /)).toBeVisible();
  // What stands in its place goes on being fed.
  await page.goto('/admin/reports?period=all');
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('staff write to a client, who finds the message in the history and as mail', async ({ browser }) => {
  const texts = textsOf('en').order;
  const owner = await signIn(browser, 'owner', 'en');
  const { items } = await owner.call<{ items: { _id: string; client: { _id: string } }[] }>(
    'GET',
    '/orders?filter[status]=documentsRequested&per_page=20',
  );
  const client = await signIn(browser, 'client', 'en');
  const own = await client.call<{ items: { _id: string }[] }>('GET', '/orders?filter[status]=documentsRequested&per_page=20');
  const order = items.find(({ _id }) => own.items.some((one) => one._id === _id));
  if (!order) throw new Error('the demo client has no order whose documents are asked for');

  await owner.page.goto(`/admin/order?id=${order._id}&tab=history`);
  await owner.page.getByRole('button', { name: texts.mail.write }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel(texts.mail.language).selectOption('en');
  await dialog.getByLabel(texts.mail.subject).fill('Your passport copy');
  await dialog.getByLabel(texts.mail.body).fill('Good day!\n\nThe second page is missing.');
  await dialog.getByRole('button', { name: texts.mail.send }).click();
  await expect(dialog).toBeHidden();
  const line = owner.page.getByRole('listitem').filter({ hasText: 'Your passport copy' });
  await expect(line.getByText(texts.mail.state.sent)).toBeVisible();

  await client.page.goto(`/order?id=${order._id}&tab=history`);
  const received = client.page.getByRole('listitem').filter({ hasText: 'Your passport copy' });
  await received.getByText(texts.mail.read).click();
  await expect(received.getByText('The second page is missing.')).toBeVisible();
});
