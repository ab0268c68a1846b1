import { seeded } from '../bench/product/random.js';
import type { MoneyText } from '#machines/kernel/money';
import { DryRunWorld } from '#libs/testing/dry-run-world';
import { fieldFaults } from '#libs/testing/field-faults';
import type { Answer, OrdersTestApp } from '#libs/testing/orders-test-app';
import { OrderStories } from '#libs/testing/order-stories';

const manager = 'client-service-manager';
const nowhere = '0197b2c4-0000-7000-8000-000000000000';

describe('POST orders/{id}/dry-run', () => {
  let world: DryRunWorld;
  let orders: OrdersTestApp;
  let stories: OrderStories;

  beforeAll(async () => {
    world = await DryRunWorld.start(seeded(1));
    orders = world.orders;
    stories = new OrderStories(orders);
  });
  afterAll(() => world.stop());

  const ask = (account: string | null, order: string, body: unknown, headers?: Record<string, string>): Promise<Answer> =>
    orders.call(account, 'POST', `/orders/${order}/dry-run`, body, headers);
  const textsOf = ({ body }: Answer): string[] => (body['consequences'] as { text: string }[]).map(({ text }) => text);
  const statusAndCode = ({ status, body }: Answer) => [status, body.code];

  it('predicts what finishing an order leads to, with what each reader may see, in their language', async () => {
    const { id } = await stories.reach('documentsSentAfterLastPayment');
    await orders.settle();
    const asked = { operation: 'managerFinishedProject' };
    const english = await ask('client-service-head', id, asked);
    expect([english.status, english.body['accepted'], english.body.status]).toEqual([200, true, 'projectFinished']);
    expect(textsOf(english)).toEqual([
      'The status changes to “Completed”.',
      expect.stringMatching(/^A commission of €[\d,.]+ is booked for the partner\.$/),
      'The client gets an email.',
      'The partner gets an email.',
      expect.stringMatching(/^\d+ other staff members? (is|are) notified\.$/),
    ]);
    expect((english.body['postings'] as { kind: string }[]).map(({ kind }) => kind)).toEqual(['revenue', 'commission']);
    const russian = await ask('client-service-head', id, asked, { 'accept-language': 'ru' });
    expect(textsOf(russian)[1]).toMatch(/^Партнёру будет начислено вознаграждение: [\d\s,]+\s€\.$/);
    // Without rights to payments: no postings, and the same news.
    const assigned = await stories.call(await stories.reach('documentsSentAfterLastPayment'), 'owner', 'assignManager', {
      manager: orders.idOf('services-manager'),
    });
    const assignee = await ask('services-manager', assigned.id, asked);
    expect([assignee.status, assignee.body['postings']]).toEqual([200, undefined]);
  });

  it('answers a refusal with its code, its text and what is missing', async () => {
    const { id } = await stories.reach('allStepsCompleted');
    const refused = await ask(manager, id, { operation: 'acceptWorkWithFullyPayedOrder' });
    expect(refused.status).toBe(200);
    expect(refused.body).toMatchObject({ accepted: false, status: 'allStepsCompleted', events: [], consequences: [], notified: [] });
    expect(refused.body['refusal']).toMatchObject({
      code: 'balanceDue',
      detail: 'The order isn’t fully paid.',
      remedy: { text: expect.stringMatching(/€/) as unknown },
    });
  });

  it('shows a client and a partner only what concerns themselves', async () => {
    const { id } = await stories.reach('documentsRequested');
    const partner = await ask('partner', id, {
      operation: 'requestDocuments',
      payload: { items: [{ kind: 'document', title: 'Contract' }] },
    });
    expect([partner.status, partner.body['notified'], partner.body['postings']]).toEqual([200, [], undefined]);
    expect(textsOf(partner)).toEqual([]);
    const placed = await orders.place('client');
    const client = await ask('client', placed._id, { operation: 'cancelOrder', payload: { reason: 'No longer needed' } });
    expect(client.body['notified']).toEqual([{ side: 'client', people: 1, emails: 1 }]);
    expect(textsOf(client)).toEqual(['The status changes to “Cancelled”.', 'You’ll get an email about it.']);
  });

  it('predicts for a cancellation the same refund as the order shows: all of it before any step is done, nothing after all are', async () => {
    const cancel = { operation: 'cancelOrder', payload: { reason: 'The client stops' } };
    const started = await stories.reach('orderConfirmedAndPayed');
    const { leaving } = (await orders.must(manager, 'GET', `/orders/${started.id}`)) as unknown as { leaving: { back: MoneyText } };
    expect(Number(leaving.back.amount)).toBeGreaterThan(0);
    const { body } = await ask(manager, started.id, cancel);
    expect(body['consequences']).toContainEqual(expect.objectContaining({ key: 'toReturn', amount: leaving.back }));
    const done = await stories.reach('allStepsCompleted');
    expect(textsOf(await ask(manager, done.id, cancel))).not.toContainEqual(expect.stringContaining('to be refunded'));
  });

  it('predicts other commands too, such as the rejection of a transfer', async () => {
    const order = await stories.reach('lastPaymentPayed');
    await orders.settle();
    const [transfer] = order.payments.filter(({ state }) => state === 'declared');
    const settle = { command: 'settleTransfer', part: transfer?.id, payload: { decision: 'reject', reason: 'Not on the account' } };
    const answer = await ask(manager, order.id, settle);
    expect([answer.status, answer.body.status]).toEqual([200, 'lastPaymentRequired']);
    expect(textsOf(answer)).toContainEqual(expect.stringMatching(/^Reported transfers of €[\d,.]+ are rejected\.$/));
    expect(textsOf(answer)).toContainEqual(expect.stringMatching(/^The client will be asked to pay €[\d,.]+\.$/));
  });

  it('names the receipts of payments that arrive, and their corrections', async () => {
    const { _id: id } = await orders.place('client');
    const cash = { command: 'recordOfflinePayment', payload: { kind: 'cash', amount: { amount: '100.00', currency: 'EUR' } } };
    const asked = await ask(manager, id, cash);
    expect([asked.status, asked.body['accepted']]).toEqual([200, true]);
    expect(textsOf(asked)).toContain('A receipt for €100.00 is issued.');
    expect((await ask(manager, id, cash, { 'accept-language': 'ru' })).body['consequences']).toContainEqual(
      expect.objectContaining({ key: 'receiptsIssued', count: 1, amount: { amount: '100.00', currency: 'EUR' } }),
    );
    const paid = await orders.must(manager, 'POST', `/order-payments/${id}/payments`, cash.payload);
    await orders.settle();
    const [payment] = paid['payments'] as { _id: string }[];
    const fewer = { amount: { amount: '90.00', currency: 'EUR' }, reason: 'A note was missing' };
    const corrected = await ask('client-service-head', id, { command: 'correctPayment', part: payment?._id, payload: fewer });
    expect([corrected.status, corrected.body['accepted']]).toEqual([200, true]);
    expect(textsOf(corrected)).toContain('A corrected receipt for €90.00 replaces the earlier one.');
    expect(textsOf(corrected)).not.toContainEqual(expect.stringMatching(/^A receipt for/));
  });

  it('is evaluated for another person if the audit section asks for it', async () => {
    const { id } = await stories.reach('orderConfirmedNotPayed');
    const as = orders.idOf('client');
    const asked = { operation: 'cancelOrder', payload: { reason: 'No longer needed' }, as };
    expect((await ask('owner', id, asked)).body).toMatchObject({ accepted: true, status: 'orderCancelled' });
    const foreign = await ask('owner', id, { ...asked, as: orders.idOf('client2') });
    expect(statusAndCode(foreign)).toEqual([404, 'notFound']);
    expect(statusAndCode(await ask(manager, id, asked))).toEqual([403, 'accessDenied']);
    expect(statusAndCode(await ask('owner', id, { ...asked, as: nowhere }))).toEqual([422, 'validationFailed']);
  });

  it('is refused like the call: 401, 404 of another’s order, 403, 412, 422', async () => {
    const { _id: id } = await orders.place('client');
    const confirm = { operation: 'managerConfirmedNotPayedOrder' };
    expect((await ask(null, id, confirm)).status).toBe(401);
    expect(statusAndCode(await ask('client2', id, { nonsense: true }))).toEqual([404, 'notFound']);
    expect(statusAndCode(await ask(manager, nowhere, confirm))).toEqual([404, 'notFound']);
    expect(statusAndCode(await ask('client', id, confirm))).toEqual([403, 'forbiddenForRole']);
    expect(statusAndCode(await ask(manager, id, confirm, { 'if-match': '"99"' }))).toEqual([412, 'staleVersion']);
    for (const body of [{}, { ...confirm, command: 'assignManager' }, { operation: 'nonsense' }, { command: 'placeOrder' }, []])
      expect([body, (await ask(manager, id, body)).status]).toEqual([body, 422]);
    const noReason = await ask(manager, id, { operation: 'cancelOrder', payload: {} });
    expect(noReason.status).toBe(422);
    expect(fieldFaults(noReason.body)).toEqual(['payload.reason required']);
    const russian = await ask('client', id, confirm, { 'accept-language': 'ru' });
    expect(russian.body['detail']).toMatch(/[а-я]/);
  });

  it('counts as a write of its sender', async () => {
    const few = { writesPerMinute: 3, refusedWritesPerMinute: 3, staffWritesPerMinute: 3, staffRefusedWritesPerMinute: 3 };
    const { _id } = await orders.place('client');
    // The CEO has written nothing before.
    const answers: number[] = [];
    orders.limitTo(few);
    try {
      for (let times = 0; times < 5; times += 1)
        answers.push((await ask('ceo', _id, { operation: 'cancelOrder', payload: { reason: 'No' } })).status);
    } finally {
      orders.limitTo({});
    }
    expect(answers).toEqual([200, 200, 200, 429, 429]);
  });
});
