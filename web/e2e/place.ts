import { expect } from '@playwright/test';
import type { Person } from './people.js';
import { isAlive } from './visitor.js';
import { type Language, textsOf } from './texts.js';

type Whole = Record<string, unknown> & {
  service: { _id: string };
  country: { _id: string };
  prepaymentPercent: number;
  price: { currency: string };
};

/** What the demo client orders; found once, because it is in one of many orders, each of which has to be read. */
let chosen: Promise<object> | undefined;

/** An order of the demo client that nobody has looked at yet and that asks for a prepayment in euros, placed over the API as another one was. */
export async function place(client: Person, more: object = {}): Promise<{ _id: string; number: string }> {
  chosen ??= choiceOf(client);
  return client.call('POST', '/orders', { ...(await chosen), ...more });
}

async function choiceOf(client: Person): Promise<object> {
  const { items } = await client.call<{ items: { _id: string }[] }>('GET', '/orders?per_page=50');
  for (const { _id } of items) {
    const { service, country, prepaymentPercent, price, ...rest } = await client.call<Whole>('GET', `/orders/${_id}`);
    if (prepaymentPercent === 0 || price.currency !== 'EUR') continue;
    const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = rest;
    return { service: service._id, country: country._id, employeesAmount, registrationPeriod, director, directorCompany, activityAreas };
  }
  throw new Error('no order of the demo client asks for a prepayment in euros');
}

/**
 * Orders the Estonian company as clients do: from their list, by the questions that visitors answer. Answers the order's id.
 * @param agree fills in the agreement of the last step
 */
export async function orderByQuestions({ page }: Person, language: Language, agree?: () => Promise<void>): Promise<string> {
  const { orders, selection } = textsOf(language);
  const choose = (list: string, name: RegExp) => page.getByRole('list', { name: list }).getByRole('link', { name }).first().click();
  await page.goto('/orders-list');
  await page.getByRole('link', { name: orders.new.open }).click();
  await isAlive(page, 'selection');
  await choose(selection.country.list, /Эстония|Estonia/);
  await choose(selection.service.list, /OÜ/);
  await page.getByRole('button', { name: selection.next, exact: true }).click();
  await agree?.();
  const order = page.getByRole('button', { name: selection.check.order, exact: true });
  await expect(order).not.toHaveAttribute('aria-disabled', 'true');
  await order.click();
  await expect(page).toHaveURL(/\/order\?id=/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}
