import { type Browser, expect, type Page, test } from '@playwright/test';
import { type DayRow, type DayRowName, dayRows } from '#machines/access/my-day';
import type { Actor } from '#machines/kernel/people';
import { type Person, signInOnPage } from './people.js';
import { waysOf } from './selection.js';
import { type Language, textsOf } from './texts.js';

/** The eight roles, where each lands, and the rows that answer the five questions of each (docs/content.md, "Start pages"); those of a client also `findOnCards`. */
const mornings: readonly { account: string; lands: string; asks: readonly DayRowName[] }[] = [
  { account: 'client', lands: '/orders-list', asks: ['waitsForClient', 'withUs'] },
  { account: 'partner', lands: '/orders-list', asks: ['waitsForMe', 'late', 'unread', 'newCommission', 'paidSoon'] },
  { account: 'client-service-manager', lands: '/admin/clients', asks: ['waitsForMe', 'late', 'unread', 'toConfirm', 'noDate'] },
  { account: 'client-service-head', lands: '/admin/orders-list', asks: ['unassigned', 'late', 'unanswered', 'disputes', 'badReviews'] },
  { account: 'supermanager', lands: '/admin/orders-list', asks: ['waitsForUs', 'late', 'managerGone', 'unanswered', 'toApprove'] },
  { account: 'ceo', lands: '/admin/country', asks: ['late', 'waitsForUs', 'badReviews', 'leads', 'disputes'] },
  { account: 'admin', lands: '/admin/orders-list', asks: ['managerGone', 'unassigned', 'findings', 'toPay', 'unanswered'] },
  { account: 'owner', lands: '/admin/country', asks: ['late', 'toConfirm', 'findings', 'toPay', 'noDate'] },
];

interface Day {
  rows: { row: DayRowName; count: number; first: { _id: string; title: string; order: string | null }[] }[];
}

/** The number of a row is the way to its list, which has as many rows. */
async function followNumber({ page, call }: Person, row: DayRow, label: string): Promise<void> {
  const query = new URLSearchParams(Object.entries(row.filters).map(([name, value]) => [`filter[${name}]`, value]));
  let count = 0;
  // Other stories change orders meanwhile.
  await expect(async () => {
    const { rows } = await call<Day>('GET', '/my-day');
    count = rows.find((one) => one.row === row.name)?.count ?? 0;
    const { total } = await call<{ total: number }>('GET', `/orders?${query.toString()}`);
    expect(total).toBe(count);
    await page.getByRole('link', { name: `${count} ${label}`, exact: true }).click({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveURL(/filter%5B/);
  const shown = page.getByRole('main').getByRole('row');
  await expect(shown).toHaveCount(Math.min(count, 12) + (count > 0 ? 1 : 0));
}

async function findAnswers(browser: Browser, { account, lands, asks }: (typeof mornings)[number], language: Language): Promise<void> {
  const person = await signInOnPage(browser, account, language);
  const { page, call } = person;
  await expect(page).toHaveURL(new RegExp(`${lands}$`));
  const { day } = textsOf(language).orders;
  let rows: Day['rows'] = [];
  for (const name of asks)
    await expect(async () => {
      ({ rows } = await call<Day>('GET', '/my-day'));
      const { count } = rows.find(({ row }) => row === name) ?? { count: Number.NaN };
      const found =
        account === 'client'
          ? page.getByRole('heading', { name: `${day.rows[name]} (${count})` })
          : page.getByRole('link', { name: `${count} ${day.rows[name]}`, exact: true });
      await expect(found, `${account}: ${name}`).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  if (account === 'client') await findOnCards(person, language);
  const { actor } = await call<{ actor: Actor }>('GET', '/users/me');
  const row = dayRows(actor).find(({ name }) => name === (account === 'client' ? 'withUs' : asks[0]));
  await toTheThing(page, rows, account);
  if (row?.list === 'orders' && account !== 'client') {
    await page.goBack();
    await followNumber(person, row, day.rows[row.name]);
  }
  await person.context.close();
}

interface StartingClient {
  rows: {
    row: DayRowName;
    first: { title: string; by: string | null; card: { worker: string | null; stepsDone: number; stepsAll: number } | null }[];
  }[];
}

/** A client reads on the first page who works on an order, how far it is and by when, and what falls due for a company. */
async function findOnCards({ page, call }: Person, language: Language): Promise<void> {
  const { orders, companies } = textsOf(language);
  const { rows } = await call<StartingClient>('GET', '/my-day');
  const { first: inWork } = rows.find(({ row }) => row === 'withUs') ?? { first: [] };
  const [thing] = inWork.filter(({ by, card }) => by !== null && card !== null && card.worker !== null && card.stepsAll > 0);
  if (!thing?.card) throw new Error('no order of the client has a person, steps and a day');
  const { worker, stepsDone, stepsAll } = thing.card;
  const card = page
    .getByRole('region', { name: new RegExp(`^${orders.day.rows.withUs}`) })
    .getByRole('listitem')
    .filter({ hasText: thing.title });
  await expect(card).toContainText(worker ?? '');
  await expect(card).toContainText(new RegExp(`${stepsDone} (of|из) ${stepsAll}`));
  await expect(card).toContainText(/(by|until|до|was due|срок) \d{1,2} /);
  const { items } = await call<{ items: { name: string; nextDue: { title: Record<Language, string> } | null }[] }>(
    'GET',
    '/companies?per_page=3&sort=-createdAt',
  );
  const [company] = items.filter(({ nextDue }) => nextDue !== null);
  const due = page.getByRole('region', { name: new RegExp(`^${companies.title.personal}`) }).getByRole('listitem');
  await expect(due.filter({ hasText: company?.name ?? '' }).first()).toContainText(company?.nextDue?.title[language] ?? 'no due date');
}

/** One press on the first thing that has one leads to it. */
async function toTheThing(page: Page, rows: Day['rows'], account: string): Promise<void> {
  const { first: [thing] = [] } = rows.find(({ first }) => first[0] !== undefined && first[0].order !== null) ?? { first: [] };
  if (!thing?.order) throw new Error(`nothing waits for ${account}`);
  const way = page.getByRole('main').locator(`a[href*="${thing.order}"]`).first();
  await way.click();
  console.log(`presses, ${account}: my day -> ${thing.title} 1`);
  await expect(page).toHaveURL(new RegExp(thing.order));
  // A client's order is headed by its service.
  await expect(page.getByRole('main')).toContainText(thing.title);
}

for (const language of waysOf('my-day', ['ru', 'en'] as const)) {
  test(`eight roles begin their day where they land, in ${language}`, { tag: '@core' }, async ({ browser }) => {
    test.slow();
    for (const morning of mornings) await test.step(morning.account, () => findAnswers(browser, morning, language));
  });
}
