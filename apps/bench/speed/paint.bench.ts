import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import type { Client } from '../product/client.js';
import { percentiles } from '../product/percentile.js';
import { onStack } from '../product/stack.js';
import { cyclingOrders, placeOrders, type ServiceView } from '../product/workload.js';
import type { Bench } from '../programs.js';
import type { Row } from '../tables.js';
import { makeOrders } from './million-orders.js';

/** How many times slower the processor of the page is than this one. */
const slower = 4;
/** Milliseconds, at p95: from a key to the next paint, and to the answer of the server on the page. */
const goals = { paint: 'p95 50', answer: 'p95 150' };
/** Milliseconds for the page to rest before a key, and after it until its entries are there. */
const rest = 700;
/** Repeats that are not measured: the first one loads parts of the page. */
const warmUp = 1;

interface Action {
  name: string;
  page: Page;
  /** opened before a turn; without an address the page stays as the turn before left it */
  path: (turn: number) => string | undefined;
  /** clicked after opening, for what is known only to those who come from there */
  click?: Locator;
  focus: (turn: number) => Locator;
  /** filled in before the key */
  text?: (turn: number) => string;
  key: string;
  /** the answer of the server on the page */
  answer?: (turn: number) => Locator;
  isWrite?: boolean;
  /** pressed at the end of a turn */
  undo?: string;
}

/**
 * Durations of what a person does, as the Event Timing API reports them: in steps of 8 ms, and nothing below 16. Without those that a page moved under
 * the pointer, which are no interactions.
 */
const observe = `globalThis.painted = [];
  new PerformanceObserver((list) => painted.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0).map(({ startTime, duration }) => ({ startTime, duration }))))
    .observe({ type: 'event', durationThreshold: 16 });
  localStorage.setItem('cookie', 'declined');`;

/** From a key to the next paint and to the server's answer, for what staff and clients do most, on a page with a slow processor. */
export const run: Bench<'paint'> = ({ orders, repeats }, print) =>
  onStack(async (stack) => {
    if (orders > 0) await stack.offline((owner) => makeOrders(owner, orders));
    const [staff, client] = [await stack.signIn(), await stack.signIn('client')];
    const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '', args: ['--no-sandbox'] });
    try {
      const pages = await Promise.all([staff, client, undefined].map((person) => open(browser, stack.origin, person)));
      const actions = await actionsOf(pages as [Page, Page, Page], staff, client, repeats + warmUp);
      const rows: Row[] = [];
      for (const action of actions) rows.push(await measure(action, repeats));
      print.table(rows, 'paint');
    } finally {
      await browser.close();
    }
  });

/** A page of a separate browser, where `person` is signed in. */
async function open(browser: Browser, baseURL: string, person?: Client): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  const token = person && `localStorage.setItem('token', ${JSON.stringify(JSON.stringify({ accessToken: person.token }))});`;
  await context.addInitScript({ content: `${observe}${token ?? ''}` });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

async function measure({ page, answer, ...action }: Action, repeats: number): Promise<Row> {
  const [paints, answers]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < warmUp + repeats; turn += 1) {
    await prepare({ page, ...action }, turn);
    const began = await page.evaluate<number>('performance.now()');
    await page.keyboard.press(action.key);
    await answer?.(turn).waitFor({ timeout: 60_000 });
    const took = (await page.evaluate<number>('performance.now()')) - began;
    await pause(rest);
    const durations = await page.evaluate<number[]>(`painted.filter((one) => one.startTime >= ${began}).map((one) => one.duration)`);
    if (action.undo) await page.keyboard.press(action.undo);
    if (turn < warmUp) continue;
    paints.push(Math.max(16, ...durations));
    answers.push(took);
  }
  return {
    '': action.name,
    'paint p50, p95 ms': percentiles(paints, [0.5, 0.95], 0),
    goal: goals.paint,
    'answer p50, p95 ms': answer ? percentiles(answers, [0.5, 0.95], 0) : '',
    'its goal': action.isWrite ? goals.answer : '',
  };
}

async function prepare({ page, path, click, focus, text }: Omit<Action, 'answer'>, turn: number): Promise<void> {
  const address = path(turn);
  if (address !== undefined) await openPage(page, address);
  if (address !== undefined) await click?.click();
  if (text) await focus(turn).fill(text(turn));
  await focus(turn).focus();
  await pause(rest);
}

/** Waits until the page is hydrated: islands of public pages may wait for the reader's first move. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('[data-island=selection]:not([data-alive])').waitFor({ state: 'detached' });
}

/** @param turns how often each is done */
async function actionsOf([desk, home, visit]: [Page, Page, Page], staff: Client, client: Client, turns: number): Promise<Action[]> {
  const [work] = await cyclingOrders(client, staff, 1);
  const [reject] = work?.steps ?? [];
  if (!work || !reject) throw new Error('there is no order to work on');
  await staff.must(reject.method, reject.path, reject.body);
  const placed = await placeOrders(client, staff, turns + 10);
  const { items } = await staff.must<{ items: { number: string }[] }>('GET', '/orders?sort=-createdAt&per_page=20');
  const numbers = items.map(({ number }) => number);
  const list = '/admin/orders-list?sort=-createdAt';
  const always = (path: string) => () => path;
  const once = (path: string) => (turn: number) => (turn === 0 ? path : undefined);
  const link = (name: string | RegExp) => desk.getByRole('link', { name }).first();
  const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
  const step = button(desk, /^(Mark as done|Reopen): /);
  const log = home.getByRole('log');
  const next = link(/^Next order/);
  const first = link(numbers[0] ?? '');
  const statuses = desk.getByRole('navigation', { name: 'Order status' }).getByRole('link');
  const wizard = await wizardPath(staff);
  const onDesk = { page: desk, key: 'Enter' };
  const ofWork = once(`/admin/order?id=${work.id}`);
  return [
    { ...onDesk, name: 'open an order', path: always(list), focus: () => first, answer: () => title(desk, numbers[0] ?? '') },
    {
      ...onDesk,
      name: 'the next order',
      path: once(list),
      click: first,
      focus: () => next,
      key: 'j',
      answer: (turn) => title(desk, numbers[turn + 1] ?? ''),
    },
    {
      ...onDesk,
      name: 'back to the list',
      path: always(list),
      click: first,
      focus: () => desk.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link'),
      answer: () => first,
    },
    {
      ...onDesk,
      name: 'a tab of an order',
      path: ofWork,
      focus: () => desk.getByRole('tab', { selected: true }),
      key: 'ArrowRight',
    },
    { ...onDesk, name: 'a filter of the list', path: once(list), focus: (turn) => statuses.nth(1 + (turn % 4)) },
    {
      ...onDesk,
      name: 'a key in the search',
      path: once(list),
      focus: () => desk.getByRole('searchbox', { name: 'Search orders' }),
      key: 'a',
    },
    {
      ...onDesk,
      name: 'the palette',
      path: once(list),
      focus: () => desk.getByRole('searchbox', { name: 'Search orders' }),
      key: 'Control+k',
      answer: () => desk.getByRole('combobox', { name: 'What are you looking for?' }),
      undo: 'Escape',
    },
    {
      ...onDesk,
      name: 'an operation confirmed',
      path: (turn) => `/admin/order?id=${placed[turn]}`,
      focus: () => button(desk, /^Confirm and/),
      answer: () => desk.getByRole('main').getByText('Payment pending: ').first(),
      isWrite: true,
    },
    {
      ...onDesk,
      name: 'a step ticked',
      path: ofWork,
      focus: () => step,
      answer: (turn) => step.and(button(desk, turn % 2 === 0 ? /^Reopen/ : /^Mark/)),
      isWrite: true,
    },
    {
      name: 'a message sent',
      page: home,
      path: once(`/order?id=${work.id}&tab=chat`),
      focus: () => home.getByRole('textbox', { name: 'Message', exact: true }),
      text: (turn) => `Message number ${turn}.`,
      key: 'Enter',
      answer: (turn) => log.locator('div', { hasText: `Message number ${turn}.`, has: home.locator('time') }).last(),
      isWrite: true,
    },
    {
      name: "the wizard's next question",
      page: visit,
      path: always(wizard),
      focus: () => button(visit, /^Continue$/),
      key: 'Enter',
      answer: () => title(visit, 'Review your order'),
    },
    {
      name: 'the price after a choice',
      page: visit,
      path: once(wizard),
      focus: () => visit.locator('input[name=registrationPeriod]:checked'),
      key: 'ArrowDown',
    },
  ];
}

/** The options of a service with a choice of timing. */
async function wizardPath(staff: Client): Promise<string> {
  const { items } = await staff.must<{ items: (ServiceView & { country: { code: string } })[] }>('GET', '/services?per_page=100');
  const service = items.find(({ options }) => options.registrationPeriod.length > 1);
  if (!service) throw new Error('the demo data has no service with a choice of timing');
  return `/en/selection-service?country=${service.country.code.toLowerCase()}&service=${service._id}`;
}
