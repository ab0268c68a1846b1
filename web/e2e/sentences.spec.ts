import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { fromText } from '#machines/kernel/money';
import { formatMinor } from '../src/lib/format.js';
import { mailsTo } from './mails.js';
import { OrderPage } from './order-page.js';
import { emailOf, type Person, signIn } from './people.js';
import { place } from './place.js';
import { waysOf } from './selection.js';
import { atSimulator } from './simulator.js';
import { like, type Language, textsOf } from './texts.js';
import { doTheWork } from './work.js';

interface Order {
  number: string;
  status: string;
  balance: { amount: string; currency: string };
  payments: { _id: string; kind: string; state: string; providerReference: string | null; disputes: { outcome: string | null }[] }[];
}

const inEuros = (amount: number) => ({ amount: (amount / 100).toFixed(2), currency: 'EUR' });
const flat = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** What each reader reads of one order, step by step. With PICTURES the whole table is kept there. */
class Readings {
  private readonly read = new Set<string>();

  constructor(
    private readonly language: Language,
    private readonly client: Person,
    private readonly staff: Person,
    private readonly order: { _id: string; number: string },
  ) {}

  async step(name: string): Promise<void> {
    const { client, staff, order } = this;
    const sections: [string, string][] = [];
    const page = async (who: string, { page: at }: Person, address: string) => {
      await at.goto(address);
      await expect(at.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(at.getByRole('main')).toContainText(order.number);
      await expect(at.locator('[aria-busy="true"]')).toHaveCount(0);
      const text = flat(await at.getByRole('main').innerText());
      sections.push([who, text]);
      return text;
    };
    const { balance } = await client.call<Order>('GET', `/orders/${order._id}`);
    const left = flat(formatMinor(fromText(balance.amount, 'EUR') ?? 0, 'EUR', this.language));
    const own = await page("client's page", client, `/order?id=${order._id}`);
    const money = await page("client's payments", client, `/order?id=${order._id}&tab=payments`);
    await page("client's list", client, `/orders-list?search=${order.number}`);
    await page("staff's page", staff, `/admin/order?id=${order._id}`);
    await page("staff's payments", staff, `/admin/order?id=${order._id}&tab=payments`);
    await page("staff's list", staff, `/admin/orders-list?search=${order.number}`);
    for (const [who, account] of [
      ['client', 'client'],
      ['staff', 'client-service-head'],
    ] as const) {
      for (const { id, subject, text } of await mailsTo(emailOf(account))) {
        if (this.read.has(id) || !`${subject} ${text}`.includes(order.number)) continue;
        this.read.add(id);
        sections.push([`email to ${who}`, flat(`${subject}. ${text}`)]);
      }
    }
    // What is still to pay is said wherever money is, and nowhere once nothing is.
    if (fromText(balance.amount, 'EUR') !== 0) for (const text of [own, money]) expect(text, name).toContain(left);
    this.keep(name, sections);
  }

  /** Adds a step to the table. */
  keep(name: string, sections: readonly [string, string][]): void {
    const directory = process.env['PICTURES'];
    if (!directory) return;
    mkdirSync(directory, { recursive: true });
    const rows = sections.map(([who, text]) => `### ${who}\n\n${text}\n`);
    appendFileSync(join(directory, `sentences-${this.language}.md`), `## ${name}\n\n${rows.join('\n')}\n`);
  }
}

async function begin(browser: Browser, language: Language) {
  const client = await signIn(browser, 'client', language);
  const staff = await signIn(browser, 'client-service-head', language);
  const order = await place(client);
  return { client, staff, order, readings: new Readings(language, client, staff, order) };
}

for (const language of waysOf('sentences', ['ru', 'en'] as const)) {
  test(
    `page, list, payments and emails agree about one order, from its placing to the review of it, in ${language}`,
    { tag: '@money' },
    async ({ browser }) => {
      test.slow();
      const texts = textsOf(language).order;
      const { client, staff, order, readings } = await begin(browser, language);
      const operate = (operation: string, payload: object = {}) =>
        staff.call('PATCH', `/orders/update-payment-status/${order._id}`, { operation, payload });
      const now = () => staff.call<Order>('GET', `/orders/${order._id}`);
      const money = (method: string, path: string, body: object, as = staff) =>
        as.call(method, `/order-payments/${order._id}/${path}`, body);
      const theirs = new OrderPage(client.page, language);
      const ours = new OrderPage(staff.page, language);

      await readings.step('placed');
      await operate('managerConfirmedNotPayedOrder');
      await readings.step('the prepayment is asked for');

      await theirs.open(order._id);
      await theirs.payOnline(await theirs.waysToPay(), 'pay');
      await theirs.seesResult(texts.pay.returned.captured);
      await readings.step('the prepayment was paid online');

      await doTheWork(staff, order._id);
      await readings.step('the work is done, the rest is asked for');

      const rest = fromText((await now()).balance.amount, 'EUR') ?? 0;
      await money('POST', 'transfers', { amount: inEuros(rest), reference: order.number }, client);
      await readings.step('the client reported a transfer of the rest');
      const transfer = (await now()).payments.find(({ state }) => state === 'declared');
      await money('PUT', `transfers/${transfer?._id}`, { decision: 'confirm', amount: inEuros(rest - 23_00) });
      await readings.step('the transfer arrived 23 euros short');
      await money('PUT', 'waiver', { amount: inEuros(23_00), reason: 'Bank charges on the way' });
      await readings.step('the 23 euros are waived');

      const online = (await now()).payments.find(({ providerReference }) => providerReference);
      const dispute = await atSimulator<{ id: string }>('POST', `captures/${online?.providerReference}`, { do: 'dispute' });
      const outcomes = async () => (await now()).payments.flatMap(({ disputes }) => disputes.map(({ outcome }) => outcome));
      await expect.poll(outcomes).toEqual([null]);
      await readings.step('the client disputes the prepayment');
      await atSimulator('POST', `disputes/${dispute.id}`, { do: 'win' });
      await expect.poll(outcomes).toEqual(['won']);
      await readings.step('the dispute is won');

      await ours.open(order._id, '/admin');
      await ours.tab('documents');
      await ours.upload(texts.documents.addResult, 'extract.pdf');
      await operate('sendPayedProjectDocuments');
      await readings.step('the documents are sent');
      await money('POST', 'refunds', {
        payment: transfer?._id,
        amount: inEuros(40_00),
        reason: 'A document came late',
        confirmation: 'REFUND',
        by: 'other',
      });
      await readings.step('40 euros are refunded');
      await operate('managerFinishedProject');
      await readings.step('finished');
      await client.call('POST', '/feedbacks', { order: order._id, rating: 5, text: 'All went quickly', public: false });
      await readings.step('reviewed');

      for (const { _id, state } of (await now()).payments.filter((payment) => payment.state === 'confirmed')) {
        const receipt = JSON.stringify(await client.call('GET', `/order-payments/${order._id}/payments/${_id}/receipt`));
        expect(receipt, state).toContain(order.number);
        readings.keep(`receipt of ${_id}`, [["client's receipt", receipt]]);
      }
      await expect(staff.page.getByText(like(textsOf(language).machine.status.projectFinished)).first()).toBeVisible();
      for (const { context } of [client, staff]) await context.close();
    },
  );
}
