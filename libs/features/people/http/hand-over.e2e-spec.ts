import type { Id } from '#machines/kernel/ids';
import { LeadsWorld } from '#libs/testing/leads-world';
import { OrderStories } from '#libs/testing/order-stories';
import type { OrderBody } from '#libs/testing/orders-test-app';
import { finalStatuses, progressStatuses } from '#machines/order/statuses';

jest.setTimeout(300_000);

const leaver = 'contact-manager';
const desk = 'client-service-manager';

describe('the work of a person who leaves', () => {
  let world: LeadsWorld;
  let stories: OrderStories;
  const idOf = (account: string): Id => world.orders.idOf(account);

  beforeAll(async () => {
    world = await LeadsWorld.start();
    stories = new OrderStories(world.orders);
  });
  afterAll(() => world.stop());

  const assigned = async (): Promise<OrderBody> => {
    const { _id } = await world.orders.place();
    return world.must(desk, 'PUT', `/orders/${_id}/manager`, { manager: idOf(leaver) });
  };
  const giveTo = (account: string, { _id, version }: OrderBody) =>
    world.call('owner', 'PUT', `/orders/${_id}/manager`, { manager: idOf(account) }, { 'if-match': `"${version}"` });
  const setDeactivated = (deactivated: boolean) => world.must('owner', 'PATCH', `/users/${idOf(leaver)}`, { deactivated });
  const idsOf = async (query: string): Promise<Id[]> =>
    ((await world.must('owner', 'GET', `/orders?per_page=100&${query}`))['items'] as OrderBody[]).map(({ _id }) => _id).sort();
  const summary = () => world.must('owner', 'GET', `/users/${idOf(leaver)}/summary`);

  it('is counted before they leave: open orders, chats that wait for an answer, open leads', async () => {
    expect(await summary()).toMatchObject({ openOrders: 0, waitingChats: 0, openLeads: 0 });
    const order = await assigned();
    await world.must('client', 'POST', '/chatmessages', { chat: `${order._id}-client`, text: 'Hello?' });
    const lead = await world.lead();
    await world.operate(leaver, lead, 'take');
    expect(await summary()).toMatchObject({ orders: 1, openOrders: 1, waitingChats: 1, openLeads: 1 });
    expect(await world.must('owner', 'GET', `/users/${idOf('client')}/summary`)).toMatchObject({ waitingChats: null, openLeads: null });
    const { items } = await world.must('owner', 'GET', '/users/staff?per_page=100');
    expect((items as OrderBody[]).find(({ _id }) => _id === idOf(leaver))).toMatchObject({ openOrders: 1 });
    await world.must('owner', 'PATCH', `/leads/${lead}`, { operation: 'reassign', payload: { assignee: idOf('contact-head') } });
    await giveTo(desk, order);
    expect(await summary()).toMatchObject({ openOrders: 0, waitingChats: 0, openLeads: 0 });
  });

  it('is refused for an order that changed meanwhile, and accepted with its new version', async () => {
    const [first, second] = [await assigned(), await assigned()];
    await world.orders.operate(desk, second._id, 'managerConfirmedNotPayedOrder');
    expect((await giveTo(desk, first)).status).toBe(200);
    const refused = await giveTo(desk, second);
    expect([refused.status, refused.body.code]).toEqual([412, 'staleVersion']);
    expect(await idsOf(`filter[manager]=${idOf(leaver)}`)).toEqual([second._id]);
    expect((await giveTo(desk, await world.must('owner', 'GET', `/orders/${second._id}`))).status).toBe(200);
    expect(await idsOf(`filter[manager]=${idOf(leaver)}`)).toEqual([]);
  });

  it('is marked where it stayed, in the list and at the order, and the filter finds exactly what is marked', async () => {
    const orders = [];
    for (const status of progressStatuses) orders.push(await stories.reach(status, { manager: leaver }));
    const [probe] = orders;
    if (!probe) throw new Error('there is an order in every status');
    const markOf = async (account: string) => (await world.must(account, 'GET', `/orders/${probe.id}`))['managerGone'];
    expect([await idsOf('filter[managerGone]=true'), await markOf('owner')]).toEqual([[], false]);
    await setDeactivated(true);
    const open = orders.filter(({ value }) => !(finalStatuses as readonly string[]).includes(value.progress)).map(({ id }) => id);
    expect(await idsOf('filter[managerGone]=true')).toEqual([...open].sort());
    const { items } = await world.must('owner', 'GET', '/orders?per_page=100');
    const marked = (items as OrderBody[]).filter((item) => item['managerGone'] === true).map(({ _id }) => _id);
    expect(marked.sort()).toEqual([...open].sort());
    expect(await idsOf('filter[managerGone]=false')).toEqual(
      (items as OrderBody[])
        .map(({ _id }) => _id)
        .filter((id) => !open.includes(id))
        .sort(),
    );
    expect([await markOf('owner'), await markOf('client'), await markOf('partner')]).toEqual([true, undefined, undefined]);
    const counted = await world.must('owner', 'GET', '/orders/order-statuses?filter[managerGone]=true');
    expect((counted['items'] as { count: number }[]).reduce((sum, { count }) => sum + count, 0)).toBe(open.length);
    expect((await world.call('client', 'GET', '/orders?filter[managerGone]=true')).status).toBe(422);
    await setDeactivated(false);
    expect([await idsOf('filter[managerGone]=true'), await markOf('owner')]).toEqual([[], false]);
  });

  it('is marked too where the manager’s role may no longer manage orders, or their data was erased', async () => {
    const [order] = await idsOf(`filter[manager]=${idOf(leaver)}&filter[status]=newOrder`);
    if (!order) throw new Error('the leaver has an order');
    const markOf = async () => (await world.must('owner', 'GET', `/orders/${order}`))['managerGone'];
    const become = (department: string) => world.must('owner', 'PATCH', `/users/${idOf(leaver)}`, { role: 'Manager', department });
    const isFound = async () => (await idsOf('filter[managerGone]=true')).includes(order);
    const inAgreement = async (gone: boolean) => expect([await markOf(), await isFound()]).toEqual([gone, gone]);
    for (const [department, gone] of [
      ['ubContent', true],
      ['ubServices', false],
      ['ubContent', true],
      ['ubContact', false],
    ] as const) {
      await become(department);
      await inAgreement(gone);
    }
    await world.must('owner', 'DELETE', `/users/${idOf(leaver)}`, { confirm: 'ERASE' });
    await inAgreement(true);
  });

  it('a partner is shown with the countries of their orders and how many are open', async () => {
    const { items } = await world.must('owner', 'GET', '/users/partners?per_page=100');
    const partner = (items as OrderBody[]).find(({ _id }) => _id === idOf('partner'));
    expect(partner?.['openOrders']).toBe(progressStatuses.length - finalStatuses.length);
    expect((partner?.['countries'] as { code: string }[]).map(({ code }) => code)).toContain('EE');
  });
});
