import { OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';

describe('the refused attempts of an order', () => {
  let world: OrdersTestApp;
  let id: string;

  beforeAll(async () => {
    world = await OrdersTestApp.start();
    id = (await world.place())._id;
    for (let n = 0; n < 120; n += 1) await refuse();
  });
  afterAll(() => world.stop());

  type Attempt = { _id: string; at: string; command: string; remedy: object | null };
  type Attempts = { items: Attempt[]; before: string | null };
  const refuse = () => world.operate(manager, id, 'managerConfirmedPayedOrder');
  const history = async () =>
    (await world.must(manager, 'GET', `/orders/${id}/events`)) as unknown as { refused: Attempt[]; refusedBefore: string | null };
  const older = async (before: string | null) =>
    (await world.must(
      manager,
      'GET',
      `/orders/${id}/refused-attempts${before === null ? '' : `?before=${before}`}`,
    )) as unknown as Attempts;
  const recorded = async () =>
    (
      await world.database.query<{ id: string }>(
        `select command_id as id from commands where stream_id = $1 and outcome = 'refused' order by at, command_id`,
        [id],
      )
    ).map((row) => row.id);

  it('come with the history, the newest fifty of them, in order and with their remedies', async () => {
    const { refused, refusedBefore } = await history();
    expect(refused.map(({ _id }) => _id)).toEqual((await recorded()).slice(-50));
    expect(refused[0]).toMatchObject({ command: 'managerConfirmedPayedOrder', remedy: { key: 'receivePrepayment' } });
    expect(refusedBefore).toBe(refused[0]?._id);
    expect((await older(null)).items).toEqual(refused);
  });

  it('can be paged back to the first one, also while new ones are made', async () => {
    const all = await recorded();
    const { refused, refusedBefore } = await history();
    const pages: Attempt[][] = [refused];
    for (let before = refusedBefore; before !== null;) {
      await refuse();
      const page = await older(before);
      pages.unshift(page.items);
      before = page.before;
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 50, 50]);
    expect(pages.flat().map(({ _id }) => _id)).toEqual(all);
    expect(pages.flat().every(({ remedy }) => remedy !== null)).toBe(true);
  });

  it('are for staff who see the order, and take no other parameter', async () => {
    const path = `/orders/${id}/refused-attempts`;
    const answer = async (account: Parameters<typeof world.call>[0], query = '') => {
      const { status, body } = await world.call(account, 'GET', path + query);
      return [status, body.code];
    };
    expect(await answer('client')).toEqual([403, 'accessDenied']);
    expect(await answer('partner')).toEqual([403, 'accessDenied']);
    expect(await answer('contact-manager')).toEqual([404, 'notFound']);
    expect(await answer(manager, '?before=7')).toEqual([422, 'validationFailed']);
    expect(await answer(manager, '?page=2')).toEqual([422, 'validationFailed']);
    expect(await older('0197b2c4-0000-7000-8000-000000000000')).toEqual({ items: [], before: null });
  });
});
