import { seededCountryId } from '#libs/features/catalogue/seed/seed-catalogue';
import { OrderViews } from '#libs/features/orders/projections/order-view';
import { type Account, type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';
const minimal = { prefer: 'return=minimal' };

describe('a write that prefers a minimal answer', () => {
  let world: OrdersTestApp;
  beforeAll(async () => {
    world = await OrdersTestApp.start();
  });
  afterAll(() => world.stop());

  const little = { 'preference-applied': 'return=minimal' };

  it('gets only the version of the order after an operation, also when it is replayed', async () => {
    const { _id: id } = await world.place();
    // The operation assigns the order to its manager, which is a second event.
    const send = (headers: object) =>
      world.operate(manager, id, 'managerConfirmedNotPayedOrder', {}, { 'idempotency-key': 'little', ...headers });
    const first = await send(minimal);
    expect(first).toMatchObject({ status: 204, body: { text: '' }, headers: { ...little, etag: '"3"', 'outcome-version': '3' } });
    expect(first.headers).not.toHaveProperty('content-type');
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    const again = await send(minimal);
    expect(again).toMatchObject({ status: 204, body: { text: '' }, headers: { ...little, etag: '"3"', 'idempotency-replayed': 'true' } });
    const whole = await send({});
    expect(whole).toMatchObject({ status: 200, body: { status: 'orderConfirmedNotPayed' }, headers: { 'idempotency-replayed': 'true' } });
    expect(whole.headers).not.toHaveProperty('preference-applied');
  });

  it('skips building the full answer, while refusals stay as they are', async () => {
    const views = world.app.get(OrderViews, { strict: false });
    // Refusals have the object, answers its JSON.
    const builders = [jest.spyOn(views, 'order'), jest.spyOn(views, 'json')];
    const built = (): number => builders.reduce((count, { mock }) => count + mock.calls.length, 0);
    const { _id: id } = await world.place();
    const { _id: other } = await world.place();
    builders.forEach((builder) => builder.mockClear());
    const confirm = (account: Account, headers: Record<string, string>) =>
      world.operate(account, id, 'managerConfirmedNotPayedOrder', {}, headers);
    const answers = async (headers: Record<string, string>) => [
      await confirm('client', headers),
      await confirm('partner', headers),
      await confirm(manager, { ...headers, 'if-match': '"9"' }),
      await world.operate(manager, id, 'sendPayedProjectDocuments', {}, headers),
      await world.operate(manager, id, 'notAcceptPartnerWork', { reason: '' }, headers),
    ];
    const content = ({ status, body }: Answer) => ({ ...body, instance: undefined, requestId: undefined, status });
    const refused = (await answers(minimal)).map(content);
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 412, 409, 422]);
    // The order as it stands is part of the refusal of a stale version.
    expect(built()).toBe(1);
    expect(refused).toEqual((await answers({})).map(content));

    builders.forEach((builder) => builder.mockClear());
    const little = await confirm(manager, minimal);
    expect([little.status, built()]).toEqual([204, 0]);
    const whole = await world.operate(manager, other, 'managerConfirmedNotPayedOrder');
    expect([whole.status, built()]).toEqual([200, 1]);
    for (const name of ['etag', 'outcome-version']) expect(little.headers[name]).toBe(whole.headers[name]);
    builders.forEach((builder) => builder.mockRestore());
  });

  it('gets the address of a new order', async () => {
    const placed = await world.call('client', 'POST', '/orders', await world.orderBody(), minimal);
    expect(placed).toMatchObject({ status: 201, body: { text: '' }, headers: { ...little, etag: '"1"' } });
    const address = String(placed.headers['location']).replace('/api/v1', '');
    expect(await world.must('client', 'GET', address)).toMatchObject({ status: 'newOrder', version: 1 });
  });

  it('gets only the version after a change in the catalogue', async () => {
    const address = `/countries/${seededCountryId('EE')}`;
    const before = await world.call('admin', 'GET', address);
    const changed = await world.call('admin', 'PATCH', address, { name: { ru: 'Эстония', en: 'Republic of Estonia' } }, minimal);
    expect(changed).toMatchObject({ status: 204, body: { text: '' }, headers: little });
    const after = await world.call('admin', 'GET', address);
    expect(changed.headers['etag']).toBe(after.headers['etag']);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it('gets only the version after a change of a person', async () => {
    const invited = await world.call('admin', 'POST', '/users/create', partner, minimal);
    expect(invited).toMatchObject({ status: 201, body: { text: '' }, headers: little });
    const address = String(invited.headers['location']).replace('/api/v1', '');
    const changed = await world.call('admin', 'PATCH', address, { lastName: 'Saar' }, { prefer: 'respond-async, Return = "minimal"; a=b' });
    expect(changed).toMatchObject({ status: 204, body: { text: '' }, headers: little });
    const read = await world.call('admin', 'GET', address, undefined, minimal);
    expect(read).toMatchObject({ status: 200, body: { lastName: 'Saar' }, headers: { etag: changed.headers['etag'] } });
  });

  it('is answered in full if it is refused, if the answer is more than the resource, or if something else is preferred', async () => {
    const { _id: id } = await world.place();
    const refused = await world.operate(manager, id, 'managerFinishedProject', {}, minimal);
    expect([refused.status, refused.body.code]).toEqual([409, 'operationNotPermittedInStatus']);
    expect(refused.headers).not.toHaveProperty('preference-applied');
    const bulk = await world.call('admin', 'POST', '/payoffs/bulk', { operation: 'approve', orders: [id], dryRun: true }, minimal);
    expect(bulk.headers).not.toHaveProperty('preference-applied');
    for (const prefer of ['return=representation', 'return=minimalism', 'x-return=minimal'])
      expect((await world.operate(manager, id, 'managerConfirmedNotPayedOrder', {}, { prefer, 'idempotency-key': 'full' })).status).toBe(
        200,
      );
  });
});

const partner = {
  email: 'little@partner.example',
  firstName: 'Mari',
  lastName: 'Tamm',
  partnerCompanyName: 'Little Partners',
};
