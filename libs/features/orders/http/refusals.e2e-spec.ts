import { v7 } from 'uuid';
import { demoUserId } from '#libs/features/people/seed-users';
import { fieldFaults } from '#libs/testing/field-faults';
import { assertEveryOrderReplays } from '#libs/testing/assert-orders-replay';
import { type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';

const nowhere = '0197b2c4-0000-7000-8000-000000000000';

describe('a write to an order is refused', () => {
  let world: OrdersTestApp;
  let id: string;

  beforeAll(async () => {
    world = await OrdersTestApp.start();
    id = (await world.place())._id;
  });
  afterAll(async () => {
    await assertEveryOrderReplays(world.database);
    await world.stop();
  });

  const statusAndCode = ({ status, body }: Answer) => [status, body.code];
  const recorded = async () =>
    world.database.query<{ type: string; code: string; outcome: string }>(
      'select type, code, outcome from commands where stream_id = $1 order by command_id desc',
      [id],
    );
  const rowsOfWrites = () =>
    world.database.one(`select (select count(*) from commands)::int as commands, (select count(*) from idempotency_keys)::int as keys,
      (select count(*) from texts)::int as texts, (select count(*) from events)::int as events`) as Promise<Record<string, number>>;
  const stale = { 'if-match': '"99"' };

  it('with 401 without a token, before anything else', async () => {
    expect(statusAndCode(await world.call(null, 'PATCH', `/orders/update-payment-status/${id}`, { operation: 'nonsense' }))).toEqual([
      401,
      'tokenMissing',
    ]);
  });

  it('with 404 if the order does not exist or is another’s, whatever the body says', async () => {
    expect(statusAndCode(await world.operate(manager, nowhere, 'nonsense'))).toEqual([404, 'notFound']);
    expect(statusAndCode(await world.operate('client2', id, 'nonsense', {}, stale))).toEqual([404, 'notFound']);
    expect(statusAndCode(await world.operate('partner', id, 'completeAllOrderSteps'))).toEqual([404, 'notFound']);
    expect(statusAndCode(await world.operate(manager, 'no-uuid', 'cancelOrder'))).toEqual([404, 'notFound']);
  });

  it('with 404 and nothing of a stranger is stored: no command, no key, no text', async () => {
    const hidden = (await world.place())._id;
    const before = await rowsOfWrites();
    const keyed = () => ({ 'idempotency-key': v7() });
    const write = (method: string, path: string, body: object) => world.call('client2', method, path, body, keyed());
    const operation = `/orders/update-payment-status/${hidden}`;
    const answers = [
      await write('PATCH', operation, { operation: 'nonsense' }),
      await write('PATCH', operation, { operation: 'cancelOrder', payload: { reason: 'x'.repeat(400) } }),
      await write('PUT', `/orders/${hidden}/partner`, { partner: demoUserId('partner') }),
      await write('POST', `/order-payments/${hidden}/transfers`, { note: 'Not mine' }),
      await write('POST', `/orders/${hidden}/documents`, { file: await world.upload('client2'), kind: 'document' }),
      await write('POST', `/orders/${id}/documents`, { file: nowhere, kind: 'document' }),
      await write('POST', '/chatmessages', { chat: `${hidden}-client`, text: 'Who is there?' }),
      await write('POST', '/feedbacks', { order: hidden, rating: 5, text: 'Fine', public: true }),
      await write('PATCH', `/payoffs/${hidden}`, { operation: 'approve' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 403]);
    expect(await rowsOfWrites()).toEqual(before);
    expect(await world.must(manager, 'GET', `/orders/${hidden}/events`)).toMatchObject({ refused: [] });
  });

  it('without storing a text with the refusal', async () => {
    const order = (await world.place())._id;
    const { texts } = await rowsOfWrites();
    const answer = await world.operate('client', order, 'cancelOrder', { reason: 'No longer needed' }, stale);
    expect(statusAndCode(answer)).toEqual([412, 'staleVersion']);
    expect(await rowsOfWrites()).toMatchObject({ texts });
    const [refused] = await world.database.query<{ input: string }>(
      `select input from commands where stream_id = $1 and outcome = 'refused'`,
      [order],
    );
    expect(JSON.parse(refused?.input ?? '')).toMatchObject({
      payload: { reason: { text: expect.any(String) as string, hash: expect.any(String) as string } },
    });
  });

  it('with 403 when the role never may, before its payload is looked at', async () => {
    expect(statusAndCode(await world.operate('client', id, 'managerConfirmedPayedOrder', { nonsense: 1 }, stale))).toEqual([
      403,
      'forbiddenForRole',
    ]);
    expect(statusAndCode(await world.call('client', 'PUT', `/orders/${id}/partner`, { partner: 7 }))).toEqual([403, 'forbiddenForRole']);
    expect(statusAndCode(await world.call('business-manager', 'POST', `/order-payments/${id}/payments`, {}))).toEqual([
      403,
      'forbiddenForRole',
    ]);
  });

  it('with 403 from the guard for staff who have nothing to do with orders', async () => {
    expect(statusAndCode(await world.operate('content-head', id, 'cancelOrder', { reason: 'x' }))).toEqual([403, 'accessDenied']);
    expect(statusAndCode(await world.call('partner', 'POST', '/orders', await world.orderBody()))).toEqual([403, 'accessDenied']);
  });

  it('with 422 for an unknown operation and for a payload of the wrong shape, before the version is compared', async () => {
    expect(statusAndCode(await world.operate(manager, id, 'nonsense', {}, stale))).toEqual([422, 'unknownOperation']);
    const wrong = await world.operate(manager, id, 'requestDocuments', { items: [{ kind: 'letter', title: ' ' }], more: 1 }, stale);
    expect(statusAndCode(wrong)).toEqual([422, 'validationFailed']);
    expect(wrong.body['errors']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'payload.items.0.kind', code: 'notOffered' }),
        expect.objectContaining({ field: 'payload.more', code: 'unknownField' }),
      ]),
    );
  });

  it.each([
    [{ amount: { amount: '10.00', currency: 'USD' } }, 'payload.amount.currency'],
    [{ amount: { amount: '10.0', currency: 'EUR' } }, 'payload.amount.amount'],
    [{ amount: { amount: '0.00', currency: 'EUR' } }, 'payload.amount.amount'],
    [{ amount: '10.00' }, 'payload.amount'],
    [{}, 'payload.amount'],
  ])('with 422 for money that is not the order’s: %j', async (payload, field) => {
    const answer = await world.operate(manager, id, 'orderPayedWithCashAfterManagerConfirmed', payload);
    expect(statusAndCode(answer)).toEqual([422, 'validationFailed']);
    expect(answer.body['errors']).toEqual([expect.objectContaining({ field })]);
  });

  it('with 412 for a stale version, with the current order', async () => {
    const answer = await world.operate(manager, id, 'managerConfirmedNotPayedOrder', {}, stale);
    expect(statusAndCode(answer)).toEqual([412, 'staleVersion']);
    expect(answer.body['order']).toMatchObject({ _id: id, version: 1, operations: expect.any(Array) });
    expect(answer.headers['etag']).toBe('"1"');
  });

  it('with 409 when the status forbids it, naming the statuses that permit it', async () => {
    const answer = await world.operate(manager, id, 'requestDocuments', { items: [{ kind: 'document', title: 'Passport' }] });
    expect(statusAndCode(answer)).toEqual([409, 'operationNotPermittedInStatus']);
    expect(answer.body['remedy']).toMatchObject({
      key: 'reachStatus',
      text: expect.stringMatching(/^Available once the order reaches “In progress”.* or “.+”\.$/),
    });
  });

  it('with 409 and the guard’s code, and says in figures and words what is missing', async () => {
    const english = await world.operate(manager, id, 'managerConfirmedPayedOrder');
    expect(statusAndCode(english)).toEqual([409, 'prepaymentMissing']);
    const amount = (await world.must(manager, 'GET', `/orders/${id}`))['prepayment'];
    expect(english.body['remedy']).toMatchObject({
      key: 'receivePrepayment',
      amount,
      text: expect.stringMatching(/^€[\d,.]+ is still due\.$/),
    });
    const russian = await world.operate(manager, id, 'managerConfirmedPayedOrder', {}, { 'accept-language': 'ru' });
    expect((russian.body['remedy'] as { text: string }).text).toMatch(/€/);
    expect(russian.body['detail']).toMatch(/[а-я]/);
  });

  it('with 403 if the role may perform it, but not in this status', async () => {
    const started = (await world.place())._id;
    await world.must(manager, 'POST', `/order-payments/${started}/payments`, {
      kind: 'cash',
      amount: (await world.must(manager, 'GET', `/orders/${started}`))['prepayment'],
    });
    expect((await world.operate(manager, started, 'managerConfirmedPayedOrder')).status).toBe(200);
    const answer = await world.operate('client', started, 'cancelOrder', { reason: 'Changed my mind' });
    expect(statusAndCode(answer)).toEqual([403, 'forbiddenForRole']);
    expect(answer.body['remedy']).toMatchObject({ roles: ['staff'] });
  });

  it('without changing anything, while every refusal of a known order except 404 and 422 is recorded', async () => {
    expect(await world.must(manager, 'GET', `/orders/${id}`)).toMatchObject({ version: 1, status: 'newOrder' });
    const codes = (await recorded()).map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['forbiddenForRole', 'staleVersion', 'operationNotPermittedInStatus', 'prepaymentMissing']),
    );
    expect(codes).not.toContain('notFound');
    expect((await recorded()).filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
  });

  it('in the history that staff see, and not for the client', async () => {
    const staff = await world.must(manager, 'GET', `/orders/${id}/events`);
    expect(staff['refused']).toContainEqual(
      expect.objectContaining({
        command: 'managerConfirmedPayedOrder',
        code: 'prepaymentMissing',
        remedy: expect.objectContaining({ key: 'receivePrepayment' }),
      }),
    );
    expect(await world.must('client', 'GET', `/orders/${id}/events`)).not.toHaveProperty('refused');
  });

  it('when it places what the service does not offer, naming each field', async () => {
    const body = { ...(await world.orderBody()), employeesAmount: 100_000, director: 'nobody', activityAreas: ['it', 'it'] };
    const answer = await world.call('client', 'POST', '/orders', body);
    expect(statusAndCode(answer)).toEqual([422, 'validationFailed']);
    const second = await world.call('client', 'POST', '/orders', { ...body, activityAreas: ['nowhere'] });
    expect((second.body['errors'] as { field: string }[]).map(({ field }) => field)).toEqual([
      'employeesAmount',
      'director',
      'activityAreas.0',
    ]);
  });

  it('when a client orders for another, staff for nobody, or somebody names another country or status', async () => {
    const body = await world.orderBody();
    const codes = async (account: string, change: object) => {
      const answer = await world.call(account, 'POST', '/orders', { ...body, ...change });
      return [answer.status, ...fieldFaults(answer.body)];
    };
    expect(await codes('client', { client: demoUserId('client2') })).toEqual([422, 'client notOffered']);
    expect(await codes(manager, {})).toEqual([422, 'client required']);
    expect(await codes(manager, { client: demoUserId('partner') })).toEqual([422, 'client missingReference']);
    expect(await codes('client', { country: nowhere })).toEqual([422, 'country notOffered']);
    expect(await codes('client', { status: 'projectFinished' })).toEqual([422, 'status notOffered']);
    expect(await codes('client', { service: nowhere })).toEqual([422, 'service missingReference']);
  });

  it('when it appoints a person who is no partner, or assigns one who may not operate orders', async () => {
    const field = async (path: string, body: object) => {
      const answer = await world.call(manager, 'PUT', `/orders/${id}/${path}`, body);
      return [answer.status, (answer.body['errors'] as { code: string }[])[0]?.code];
    };
    expect(await field('partner', { partner: demoUserId('client') })).toEqual([422, 'missingReference']);
    expect(await field('manager', { manager: demoUserId('content-head') })).toEqual([422, 'missingReference']);
    expect(await field('partner', { partner: demoUserId('partner'), percent: 10.001 })).toEqual([422, 'mustBeNumber']);
  });

  it('when it attaches a file of another person, or one that the order has', async () => {
    const own = await world.upload('client');
    const foreign = await world.upload('client2');
    const attach = (file: string) => world.call('client', 'POST', `/orders/${id}/documents`, { file, kind: 'document' });
    expect(statusAndCode(await attach(foreign))).toEqual([404, 'notFound']);
    expect((await attach(own)).status).toBe(201);
    expect(statusAndCode(await attach(own))).toEqual([404, 'notFound']);
  });

  it('when it uses one file several times at the same moment: all but one', async () => {
    const file = await world.upload('client');
    const order = (await world.place())._id;
    const attach = () => world.call('client', 'POST', `/orders/${order}/documents`, { file, kind: 'document' });
    const answers = await Promise.all([attach(), attach(), attach()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
  });

  it('when the token was revoked after it was checked', async () => {
    const order = (await world.place('client2'))._id;
    const bearer = world.bearer('client2');
    await world.call('client2', 'GET', `/orders/${order}`);
    await world.database.query('update users set token_version = 2 where id = $1', [demoUserId('client2')]);
    const answer = await world.call(
      null,
      'PATCH',
      `/orders/update-payment-status/${order}`,
      { operation: 'cancelOrder', payload: { reason: 'x' } },
      { authorization: bearer },
    );
    expect(answer.status).toBe(401);
    await world.database.query('update users set token_version = 1 where id = $1', [demoUserId('client2')]);
  });
});
