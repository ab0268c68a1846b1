import { type Browser, expect, test } from '@playwright/test';
import { fromText } from '#machines/kernel/money';
import { formatMinor } from '../src/lib/format.js';
import { OrderPage } from './order-page.js';
import { signIn } from './people.js';
import { keep } from './pictures.js';
import { place } from './place.js';
import { waysOf } from './selection.js';
import { atSimulator } from './simulator.js';
import { filled, type Language, like, textsOf } from './texts.js';

interface Payments {
  status: string;
  payments: { method: string; state: string; refunds: { state: string }[] }[];
}

for (const { language, width } of waysOf('pay', [
  { language: 'ru', width: 360 },
  { language: 'en', width: 1280 },
] as const)) {
  test(
    `a client cancels, is declined, and pays after all; staff refund a part; in ${language} at ${width} px`,
    { tag: ['@core', '@money'] },
    async ({ browser }) => {
      test.slow();
      const { order: texts, machine } = textsOf(language);
      const person = await signIn(browser, 'client', language);
      await person.page.setViewportSize({ width, height: 800 });
      const { _id } = await place(person);
      const client = new OrderPage(person.page, language);
      const order = () => person.call<Payments>('GET', `/orders/${_id}`);

      await test.step('a payer who cancels at the provider sees that nothing was charged, and continues; so does one who is declined', async () => {
        await client.open(_id);
        await client.payOnline(await client.waysToPay(), 'cancel');
        const notice = await client.seesResult(texts.pay.returned.unfinished);
        await notice.getByRole('link', { name: texts.pay.goOn }).click();
        await client.decide('decline');
        await client.seesResult(texts.pay.returned.declined);
      });

      await test.step('Back from the provider leaves nothing behind, and another try is charged once', async () => {
        await client.open(_id);
        await (await client.waysToPay()).getByRole('button', { name: like(texts.pay.online) }).click();
        await expect(person.page).toHaveURL(/\/simulator\/checkout\//);
        await person.page.goBack();
        await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
        await client.open(_id);
        await client.payOnline(await client.waysToPay(), 'pay');
        await client.seesResult(texts.pay.returned.captured);
        await person.page.reload();
        await client.seesResult(texts.pay.returned.captured);
        await expect.poll(async () => (await order()).payments.map(({ state }) => state)).toEqual(['captured']);
      });

      await test.step('staff give a part back by the provider, and the receipt says so', async () => {
        const staff = await signIn(browser, 'client-service-head', language);
        const head = new OrderPage(staff.page, language);
        await head.open(_id, '/admin');
        await head.tab('payments');
        await head.button(texts.payments.refund).first().click();
        const dialog = await head.dialog();
        await dialog.getByLabel(/^(Amount|Сумма), /).fill('10');
        await dialog.getByLabel(texts.form.reason).fill('One extract less');
        await dialog.getByLabel(texts.refund.word).fill('REFUND');
        await head.submit(dialog, texts.refund.submit);
        await expect.poll(async () => (await order()).payments[0]?.refunds.map(({ state }) => state)).toEqual(['refunded']);
        await client.open(_id);
        await person.page.goto(`/order?id=${_id}&tab=payments`);
        await person.page.getByText(machine.refund.refunded).first().waitFor();
        await client.button(texts.payments.receipt).first().click();
        await expect(person.page.getByText(texts.receipt.partlyRefunded)).toBeVisible();
        await staff.context.close();
      });
      await person.context.close();
    },
  );
}

test('two tabs that pay the same order charge it once', { tag: ['@core', '@money'] }, async ({ browser }) => {
  const { order: texts } = textsOf('en');
  const person = await signIn(browser, 'client', 'en');
  const { _id } = await place(person);
  const tabs = [new OrderPage(person.page, 'en'), new OrderPage(await person.context.newPage(), 'en')] as const;
  for (const tab of tabs) {
    await tab.open(_id);
    await (await tab.waysToPay()).getByRole('button', { name: like(texts.pay.online) }).click();
    await expect(tab.page).toHaveURL(/\/simulator\/checkout\//);
  }
  expect(new URL(tabs[1].page.url()).pathname).toBe(new URL(tabs[0].page.url()).pathname);
  await tabs[0].decide('pay');
  await tabs[0].seesResult(texts.pay.returned.captured);
  await tabs[1].open(_id);
  const { payments } = await person.call<Payments>('GET', `/orders/${_id}`);
  expect(payments.map(({ method, state }) => [method, state])).toEqual([['provider', 'captured']]);
  await person.context.close();
});

/** Faults strike the calls about one payment alone, so other stories pay as usual. */
const strike = (fault: { kind: string; about: string; seconds?: number; times?: number }) =>
  atSimulator('POST', 'faults', { faults: [fault] });

/** In seconds: longer than any story, which says itself when a payment ends that waits. */
const aDay = 86_400;

/** A client on a phone at the simulated page of the provider, with an order to pay. */
async function atTheProvider(browser: Browser, language: Language) {
  const person = await signIn(browser, 'client', language);
  await person.page.setViewportSize({ width: 360, height: 800 });
  const { _id } = await place(person);
  const client = new OrderPage(person.page, language);
  await client.open(_id);
  const { pay } = textsOf(language).order;
  await (await client.waysToPay()).getByRole('button', { name: like(pay.online) }).click();
  await expect(person.page).toHaveURL(/\/simulator\/checkout\//);
  const states = async () => (await person.call<Payments>('GET', `/orders/${_id}`)).payments.map(({ state }) => state);
  const about = new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
  /** What the provider decides of the payment that waits there, when the story has seen it wait. */
  const settle = (outcome: 'complete' | 'deny') => atSimulator('POST', `orders/${about}`, { do: outcome });
  return {
    person,
    client,
    states,
    settle,
    id: _id,
    about,
    results: pay.returned,
  };
}

test(
  'a payment that waits at the bank is refused there: nothing is charged, and the page reports it by itself',
  { tag: '@money' },
  async ({ browser }) => {
    const { person, client, states, settle, about, results } = await atTheProvider(browser, 'ru');
    await strike({ kind: 'pendThenDeny', about, seconds: aDay });
    await client.decide('pay');
    await client.seesResult(results.pending);
    await settle('deny');
    await expect.poll(states, { timeout: 60_000 }).toEqual(['denied']);
    await client.seesResult(results.denied);
    await person.context.close();
  },
);

test(
  'a payment that PayPal checks is named with its sum over a reload, is not asked for again, and is received by itself',
  { tag: '@money' },
  async ({ browser }) => {
    test.slow();
    const { order: texts } = textsOf('en');
    const staff = await signIn(browser, 'client-service-manager', 'en');
    const { person, client, states, settle, id, about, results } = await atTheProvider(browser, 'en');
    await staff.call('PATCH', `/orders/update-payment-status/${id}`, { operation: 'managerConfirmedNotPayedOrder', payload: {} });
    const { prepayment } = await staff.call<{ prepayment: { amount: string } }>('GET', `/orders/${id}`);
    const sum = formatMinor(fromText(prepayment.amount, 'EUR') ?? 0, 'EUR', 'en');
    await person.page.emulateMedia({ colorScheme: 'dark' });
    await strike({ kind: 'pendThenComplete', about, seconds: aDay });
    await client.decide('pay');
    await client.seesResult(results.pending);
    const checks = person.page.getByRole('main').getByText(filled(texts.money.checking, sum)).first();
    // The address that the provider leads back to, and the order's own.
    for (const address of [person.page.url(), `/order?id=${id}`]) {
      await person.page.goto(address);
      await person.page.reload();
      await expect(checks).toBeVisible();
      await client.isAskedTo(texts.pay.checked.title);
      await expect(client.button(texts.money.pay)).toHaveCount(0);
    }
    await keep(person.page, 'pending-en-dark');
    expect(await states()).toEqual(['pending']);
    await settle('complete');
    await expect.poll(states, { timeout: 60_000 }).toEqual(['captured']);
    await expect(checks).toHaveCount(0);
    await expect(client.button(texts.payments.receipt).first()).toBeVisible();
    await keep(person.page, 'received-en-dark');
    for (const { context } of [person, staff]) await context.close();
  },
);

test('a tab is closed on the way back: the approved payment is booked, and the order shows it', { tag: '@money' }, async ({ browser }) => {
  const { person, client, states, id } = await atTheProvider(browser, 'en');
  // What the form sends, whose answer nobody follows: the tab was closed meanwhile.
  const approval = await person.page.request.post(person.page.url(), { form: { choice: 'pay' }, maxRedirects: 0 });
  expect(approval.headers().location).toMatch(/\/order\?.*checkout=/);
  await expect.poll(states, { timeout: 60_000 }).toEqual(['captured']);
  await person.page.goto(`/order?id=${id}&tab=payments`);
  await expect(client.button(textsOf('en').order.payments.receipt).first()).toBeVisible();
  await person.context.close();
});

test(
  'a provider becomes unavailable in the middle: the page survives a reload, and shows the right end by itself',
  { tag: '@money' },
  async ({ browser }) => {
    test.slow();
    const { person, client, states, about, results } = await atTheProvider(browser, 'en');
    await strike({ kind: 'errorBefore', about, times: 1_000 });
    await client.decide('pay');
    await client.seesResult(results.confirming);
    await expect(person.page.getByRole('alert')).toHaveCount(0);
    await person.page.reload();
    await client.seesResult(results.confirming);
    expect(await states()).toEqual([]);
    await atSimulator('DELETE', 'faults');
    await expect.poll(states, { message: 'the reconciler asks again', timeout: 60_000 }).toEqual(['captured']);
    await client.seesResult(results.captured);
    await person.context.close();
  },
);
