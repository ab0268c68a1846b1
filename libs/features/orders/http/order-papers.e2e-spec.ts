import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { formatDay, formatMoney } from '#machines/kernel/format';
import { dayIn } from '#machines/kernel/time';
import { Config } from '#libs/platform/config/config';
import { keepAccounts } from '#libs/testing/stored-bank-accounts';
import { cents, eur, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { linksOfPdf, textOfPdf } from '#libs/testing/pdf-text';
import { reportPayment } from '#libs/testing/provider-money';
import { receiptOf } from '../storage/receipt-stream.js';

const manager = 'client-service-manager';
const head = 'client-service-head';

const paymentOf = (order: OrderBody): string => (order['payments'] as { _id: string }[])[0]?._id ?? '';

let world: OrdersTestApp;
beforeAll(async () => void (world = await OrdersTestApp.start()));
afterAll(async () => world?.stop());

/** The file, which is binary. */
async function file(account: string, path: string): Promise<{ status: number; name: string; bytes: Buffer }> {
  const server = world.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const answer = await server.inject({ method: 'GET', url: `/api/v1${path}`, headers: { authorization: world.bearer(account) } });
  return { status: answer.statusCode, name: String(answer.headers['content-disposition']), bytes: answer.rawPayload };
}

const status = async (account: string | null, path: string) => (await world.call(account, 'GET', path)).status;

describe('the details of a transfer', () => {
  const details = (id: string, query = '', account = 'client') =>
    world.must(account, 'GET', `/order-payments/${id}/transfer-details${query}`);

  it('state what is due, where it goes, and for which order, with a QR code in euros', async () => {
    const { _id: id, number, prepayment, price } = await world.place();
    const transfer = await details(id);
    expect(transfer).toMatchObject({
      order: { _id: id, number },
      due: { stage: 'prepayment', amount: prepayment },
      balance: price,
      declared: eur(0),
      account: { iban: 'EE382200221020145685', ibanText: 'EE38 2200 2210 2014 5685', bic: 'SAMPEE20' },
      purpose: `Payment for order ${String(number)}`,
    });
    const { payload, svg } = transfer['qr'] as { payload: string; svg: string };
    expect(payload.split('\n').slice(3, 8)).toEqual([
      'SCT',
      'SAMPEE20',
      expect.stringContaining('Registra'),
      'EE382200221020145685',
      `EUR${(prepayment as { amount: string }).amount}`,
    ]);
    expect(svg).toMatch(/^<svg /);
    const russian = await world.call('client', 'GET', `/order-payments/${id}/transfer-details`, undefined, { 'accept-language': 'ru' });
    expect(russian.body['purpose']).toBe(`Оплата заказа ${String(number)}`);
  });

  it('name the balance on request, and what the client already declared', async () => {
    const { _id: id, price } = await world.place();
    await world.must('client', 'POST', `/order-payments/${id}/transfers`, { amount: eur(1000) });
    expect(await details(id, '?stage=postpayment')).toMatchObject({ due: { stage: 'postpayment', amount: price }, declared: eur(1000) });
    expect(await status('client', `/order-payments/${id}/transfer-details?stage=all`)).toBe(422);
  });

  it('have nothing due once the prepayment arrived and the balance is not requested', async () => {
    const { _id: id, prepayment } = await world.place();
    await world.must(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: prepayment });
    expect(await details(id)).toMatchObject({ due: null, qr: null, account: { payee: expect.any(String) } });
    expect(await status('client', `/order-payments/${id}/invoice.pdf`)).toBe(409);
    expect((await file('client', `/order-payments/${id}/invoice.pdf?stage=postpayment`)).status).toBe(200);
  });

  it('have no QR code in another currency, and no account if the settings have none', async () => {
    const { _id: id } = await world.place('client', ['GB', 'ltd']);
    expect(await details(id)).toMatchObject({ qr: null, account: { iban: 'GB29NWBK60161331926819' } });
    const before = await world.must('owner', 'GET', '/settings/bank-accounts');
    await keepAccounts(world.database, []);
    expect(await details(id)).toMatchObject({ account: null, purpose: null, qr: null });
    expect((await file('client', `/order-payments/${id}/invoice.pdf`)).status).toBe(200);
    await keepAccounts(world.database, before['items'] as object[]);
  });
});

describe('an invoice', () => {
  it('is a PDF in the language that is asked for', async () => {
    const { _id: id, number } = await world.place();
    const russian = await file('client', `/order-payments/${id}/invoice.pdf?language=ru`);
    expect([russian.status, russian.name]).toEqual([200, `attachment; filename="schet-${String(number)}.pdf"`]);
    expect(russian.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await file(manager, `/order-payments/${id}/invoice.pdf?language=en`)).name).toContain(`invoice-${String(number)}.pdf`);
    expect(await status('client', `/order-payments/${id}/invoice.pdf?language=de`)).toBe(422);
  });
});

describe('a receipt', () => {
  const receipt = (id: string, payment: string, account = 'client') =>
    world.must(account, 'GET', `/order-payments/${id}/payments/${payment}/receipt`);
  const refund = (id: string, payment: string, amount: number) => {
    const body = { payment, amount: eur(amount), reason: 'Too much', confirmation: 'REFUND', by: 'other' };
    return world.must(head, 'POST', `/order-payments/${id}/refunds`, body);
  };

  it('says who paid what for which order, how, and what is left', async () => {
    const { _id: id, number, price } = await world.place();
    const order = await world.must(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: eur(10_000) });
    expect(await receipt(id, paymentOf(order))).toMatchObject({
      number: `${String(number)}-1`,
      state: 'paid',
      order: { _id: id, number },
      service: { ru: expect.any(String), en: expect.any(String) },
      country: { code: 'EE' },
      payer: { email: 'client@registra.example' },
      company: { registryCode: '00000000', name: { en: expect.stringContaining('Registra') } },
      method: 'cash',
      provider: null,
      amount: eur(10_000),
      refunded: eur(0),
      refunds: [],
      price,
      left: eur(cents(price) - 10_000),
    });
  });

  it('keeps its number and says what went back, in part and in full', async () => {
    const { _id: id, number } = await world.place();
    const payment = v7();
    const payload = { payment, amount: 9000, provider: 'paypal', capture: 'CAP-7', fee: null };
    await reportPayment(world, id, { type: 'recordPayment', payload });
    await refund(id, payment, 4000);
    const partly = { number: `${String(number)}-1`, state: 'partlyRefunded', refunded: eur(4000), providerReference: 'CAP-7' };
    expect(await receipt(id, payment)).toMatchObject({ ...partly, refunds: [{ state: 'refunded', amount: eur(4000) }] });
    await refund(id, payment, 5000);
    expect(await receipt(id, payment)).toMatchObject({ ...partly, state: 'refunded', refunded: eur(9000), paid: eur(9000) });
    expect((await file('client', `/order-payments/${id}/payments/${payment}/receipt.pdf?language=en`)).status).toBe(200);
  });

  it('names a refund that is under way, and deducts nothing until the provider has paid it', async () => {
    const { _id: id } = await world.place();
    const payment = v7();
    const payload = { payment, amount: 9000, provider: 'paypal' as const, capture: 'CAP-8', fee: null };
    await reportPayment(world, id, { type: 'recordPayment', payload });
    const body = { payment, amount: eur(4000), reason: 'Too much', confirmation: 'REFUND' };
    const order = await world.must(head, 'POST', `/order-payments/${id}/refunds`, body);
    const underWay = await receipt(id, payment);
    expect(underWay).toMatchObject({
      state: 'paid',
      refunded: eur(0),
      paid: eur(9000),
      refunds: [{ state: 'requested', amount: eur(4000) }],
    });
    const path = `/order-payments/${id}/payments/${payment}/receipt.pdf`;
    for (const [language, text] of [
      ['en', 'Refund under way'],
      ['ru', 'Возврат выполняется'],
    ] as const) {
      const pages = (await textOfPdf((await file('client', `${path}?language=${language}`)).bytes)).join('\n');
      expect(pages.replaceAll('\u00a0', ' ')).toContain(text);
    }
    const [{ refunds }] = order['payments'] as [{ refunds: { _id: string }[] }];
    await reportPayment(world, id, { type: 'recordRefund', payload: { payment, refund: refunds[0]?._id ?? '', amount: 4000 } });
    expect(await receipt(id, payment)).toMatchObject({
      state: 'partlyRefunded',
      refunded: eur(4000),
      paid: eur(9000),
      left: underWay['left'],
      refunds: [{ state: 'refunded', amount: eur(4000) }],
    });
  });

  it('keeps the order’s data from the time of the payment, whatever comes after', async () => {
    const { _id: id, price } = await world.place();
    const record = (amount: number) => world.must(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: eur(amount) });
    const first = paymentOf(await record(10_000));
    const before = await receipt(id, first);
    expect(before).toMatchObject({ price, paid: eur(10_000), left: eur(cents(price) - 10_000), refunds: [] });
    await record(20_000);
    await world.must(head, 'PUT', `/order-payments/${id}/waiver`, { amount: eur(2_300), reason: 'Bank fees' });
    await refund(id, first, 4000);
    const { state, refunded, refunds, ...order } = await receipt(id, first);
    expect([state, refunded, refunds]).toEqual([
      'partlyRefunded',
      eur(4000),
      [expect.objectContaining({ amount: eur(4000), day: expect.any(String) })],
    ]);
    expect(order).toEqual(expect.objectContaining({ paid: before.paid, left: before.left, price: before.price }));
  });

  it('is there once money arrived, for the order’s client and for staff who read payments (A1)', async () => {
    const { _id: id } = await world.place();
    const declared = await world.must('client', 'POST', `/order-payments/${id}/transfers`, { amount: eur(1000) });
    const path = `/order-payments/${id}/payments/${paymentOf(declared)}/receipt`;
    const early = await world.call('client', 'GET', path);
    expect([early.status, early.body.code]).toEqual([409, 'paymentNotReceived']);
    await world.must(manager, 'PUT', `/order-payments/${id}/transfers/${paymentOf(declared)}`, { decision: 'confirm', amount: eur(1000) });
    expect(await Promise.all(['client', manager, 'owner'].map((account) => status(account, path)))).toEqual([200, 200, 200]);
    // The auditor reads receipts, and not where to pay.
    expect(await Promise.all(['', '.pdf'].map((form) => status('innovations-head', `${path}${form}`)))).toEqual([200, 200]);
    expect(await status('innovations-head', `/order-payments/${id}/transfer-details`)).toBe(403);
    expect(await status('client2', path)).toBe(404);
    expect(await Promise.all(['partner', 'services-manager'].map((account) => status(account, path)))).toEqual([403, 403]);
    expect(await status(null, path)).toBe(401);
    expect(await status('client', `/order-payments/${id}/payments/${v7()}/receipt`)).toBe(404);
  });

  it('is one page of PDF in both languages, whatever was written into names', async () => {
    const { _id: id, number } = await world.place();
    const order = await world.must(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: eur(10_000) });
    for (const [language, name] of [
      ['ru', 'chek'],
      ['en', 'receipt'],
    ] as const) {
      const { name: header, bytes } = await file(
        'client',
        `/order-payments/${id}/payments/${paymentOf(order)}/receipt.pdf?language=${language}`,
      );
      expect(header).toBe(`attachment; filename="${name}-${String(number)}-1.pdf"`);
      expect(bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
      const { proofId } = await receipt(id, paymentOf(order));
      expect(proofId).toBe(receiptOf(paymentOf(order)));
      const address = `${world.app.get(Config).publicUrl}/${language}/verify/${String(proofId)}`;
      expect((await textOfPdf(bytes)).join('').replaceAll(/\s/g, '')).toContain(address);
      expect(linksOfPdf(bytes)).toEqual([address]);
    }
  });
});

describe('the day on receipts and invoices', () => {
  const hoursIn = (timeZone: string) => ({ timeZone, days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' });
  const move = (workingHours: unknown) => world.must('owner', 'PATCH', '/settings/site', { workingHours });
  const textOf = async (path: string): Promise<string> => (await textOfPdf((await file('client', path)).bytes)).join('\n');
  let before: unknown;
  beforeAll(async () => void (before = (await world.must('owner', 'GET', '/settings/site'))['workingHours']));
  afterAll(() => move(before));

  // The clocks of these two never show the same day.
  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])('is the day at the office, in %s, and the page has the same', async (timeZone) => {
    await move(hoursIn(timeZone));
    const { _id: id } = await world.place();
    const invoice = await textOf(`/order-payments/${id}/invoice.pdf?language=en`);
    expect(invoice).toContain(formatDay(dayIn(new Date(), timeZone), 'long', 'en'));
    expect(invoice).toMatch(/VAT\s+not included/);
    const payment = paymentOf(await world.must(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: eur(10_000) }));
    const refund = { payment, amount: eur(4000), reason: 'Too much', confirmation: 'REFUND', by: 'other' };
    await world.must(head, 'POST', `/order-payments/${id}/refunds`, refund);
    const path = `/order-payments/${id}/payments/${payment}/receipt`;
    const { at, day, refunds } = (await world.must('client', 'GET', path)) as unknown as Record<'at' | 'day', string> & {
      refunds: Record<'at' | 'day', string>[];
    };
    expect(day).toBe(dayIn(new Date(at), timeZone));
    expect(refunds.map((one) => one.day)).toEqual(refunds.map((one) => dayIn(new Date(one.at), timeZone)));
    for (const language of ['ru', 'en'] as const)
      expect(await textOf(`${path}.pdf?language=${language}`)).toContain(formatDay(day, 'long', language).replaceAll('\u00a0', ' '));
  });
});

it('receipts and invoices have the payer’s name in its own script, and the sum as pages write it', async () => {
  await world.must('client2', 'PATCH', '/users', { firstName: 'გიორგი', lastName: 'ბერიძე' });
  const { _id: id, prepayment } = await world.place('client2');
  const text = (await textOfPdf((await file('client2', `/order-payments/${id}/invoice.pdf?language=en`)).bytes)).join('\n');
  expect(text).toContain('გიორგი ბერიძე');
  expect(text).toContain(formatMoney(prepayment as { amount: string; currency: string }, 'en'));
});
