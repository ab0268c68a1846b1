import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { assertEveryOrderReplays } from '#libs/testing/assert-orders-replay';
import { OrderStories } from '#libs/testing/order-stories';
import { type Account, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';

describe('a file that a client gave', () => {
  let world: OrdersTestApp;
  let stories: OrderStories;
  OrdersTestApp.forSuite((app) => {
    world = app;
    stories = new OrderStories(app);
  });

  const itemOf = (order: OrderBody) => (order['requestedItems'] as { _id: Id; title: string }[])[0];
  const attach = (id: Id, file: Id, item?: Id, account: Account = 'client') =>
    world.call(account, 'POST', `/orders/${id}/documents`, { file, kind: 'document', ...(item && { item }) });
  const mine = async (query = '') => (await world.must('client', 'GET', `/documents${query}`))['items'] as Record<string, unknown>[];

  /** An order that waits for a document, with its item. */
  const asking = async (): Promise<{ id: Id; item: Id; title: string }> => {
    const { id } = await stories.reach('documentsRequested');
    const item = itemOf(await world.must('client', 'GET', `/orders/${id}`));
    if (!item) throw new Error('nothing is asked for');
    return { id, item: item._id, title: item.title };
  };

  it('can serve another order of theirs, and is stored once', async () => {
    const [first, second] = [await asking(), await asking()];
    const file = await world.upload('client', 'паспорт.pdf');
    expect((await attach(first.id, file, first.item)).status).toBe(201);
    await world.settle();
    expect((await attach(second.id, file, second.item)).status).toBe(201);
    const [document] = (await mine()).filter(({ _id }) => _id === file);
    expect(document).toMatchObject({ name: 'паспорт.pdf', validUntil: null });
    expect(
      (document?.['uses'] as { order: Id; title: string; review: string }[]).map(({ order, title, review }) => [order, title, review]),
    ).toEqual([
      [second.id, second.title, 'none'],
      [first.id, first.title, 'none'],
    ]);
    const rows = await world.database.query('select 1 from files where id = $1', [file]);
    expect(rows).toHaveLength(1);
    await assertEveryOrderReplays(world.database);
  });

  it('is attached to one order once', async () => {
    const { id, item } = await asking();
    const file = await world.upload('client');
    expect((await attach(id, file, item)).status).toBe(201);
    await world.settle();
    expect((await attach(id, file)).status).toBe(404);
  });

  it('is listed with an order that it was removed from, and cannot be attached there again', async () => {
    const [first, second] = [await asking(), await asking()];
    const file = await world.upload('client');
    await attach(first.id, file, first.item);
    await world.must('client', 'POST', `/orders/${second.id}/documents`, { file, kind: 'document', item: second.item });
    const order = await world.must('client', 'GET', `/orders/${second.id}`);
    const document = (order['documents'] as { _id: Id; file: { _id: Id } }[]).find((one) => one.file._id === file);
    await world.must('client', 'DELETE', `/orders/${second.id}/documents/${document?._id}`);
    const view = (await mine()).find(({ _id }) => _id === file);
    expect((view?.['uses'] as { order: Id }[]).map((use) => use.order)).toEqual([first.id]);
    expect(view?.['attachedTo']).toEqual([second.id, first.id]);
    expect((await attach(second.id, file, second.item)).status).toBe(404);
  });

  it('can be attached by that client alone, and files of staff are not listed', async () => {
    const [first, second] = [await asking(), await asking()];
    const file = await world.upload('client');
    await attach(first.id, file, first.item);
    await world.settle();
    expect((await attach(second.id, file, undefined, manager)).status).toBe(404);
    const theirs = await world.upload(manager);
    const result = (id: Id) => world.call(manager, 'POST', `/orders/${id}/documents`, { file: theirs, kind: 'result' });
    expect((await result(first.id)).status).toBe(201);
    await world.settle();
    expect((await result(second.id)).status).toBe(201);
    expect((await mine()).map(({ _id }) => _id)).not.toContain(theirs);
  });

  it('is read by everyone who sees one of the orders that it serves', async () => {
    const [first, second] = [await asking(), await asking()];
    const file = await world.upload('client');
    await attach(first.id, file, first.item);
    await world.settle();
    const read = async () => (await world.call('partner', 'GET', `/upload-file/${file}`)).status;
    const before = await read();
    await world.must('client', 'POST', `/orders/${second.id}/documents`, { file, kind: 'document', item: second.item });
    expect([before, await read()]).toEqual([200, 200]);
    expect((await world.call('content-manager', 'GET', `/upload-file/${file}`)).status).toBe(404);
  });

  it('says so if it was replaced, and is not found as uploaded', async () => {
    const { id, item } = await asking();
    const [first, second] = [await world.upload('client'), await world.upload('client')];
    await attach(id, first, item);
    await attach(id, second, item);
    const replaced = async (query = '') =>
      (await mine(query)).map(({ _id, uses }) => [_id, (uses as { replaced: boolean }[])[0]?.replaced] as const);
    const all = new Map(await replaced());
    expect([all.get(first), all.get(second)]).toEqual([true, false]);
    const uploaded = new Map(await replaced('?filter[review]=none'));
    expect([uploaded.has(first), uploaded.has(second)]).toEqual([false, true]);
  });

  it('is listed next to the company documents, from the moment that they are sent', async () => {
    const { id } = await stories.reach('lastPaymentConfirmed');
    const extract = await world.upload(manager, 'vypiska.pdf');
    const add = { file: extract, kind: 'result', title: 'Registry extract' };
    expect((await world.call(manager, 'POST', `/orders/${id}/documents`, add)).status).toBe(201);
    const found = async (query: string) => (await mine(query)).find(({ _id }) => _id === extract);
    expect(await found('?filter[source]=result')).toBeUndefined();
    await world.must(manager, 'PATCH', `/orders/update-payment-status/${id}`, { operation: 'sendPayedProjectDocuments' });
    const company = { name: 'Harbour Trading OÜ', registerNumber: '16887421', registeredOn: '2026-11-20' };
    await world.must(manager, 'PUT', `/orders/${id}/company`, company);
    const { number } = await world.must('client', 'GET', `/orders/${id}`);
    const use = { order: id, number, company: company.name, title: 'Registry extract', review: 'none', replaced: false };
    expect(await found('?search=harbour')).toMatchObject({ source: 'result', name: 'vypiska.pdf', uses: [use] });
    expect(await found('?filter[source]=given')).toBeUndefined();
    expect(await found('?filter[review]=none')).toBeUndefined();
    expect((await world.call('client', 'PUT', `/documents/${extract}/validity`, { validUntil: '2031-05-17' })).status).toBe(404);

    const better = await world.upload(manager, 'better.pdf');
    const [document] = (await world.must('client', 'GET', `/orders/${id}`))['documents'] as { _id: Id }[];
    await world.must(manager, 'POST', `/orders/${id}/documents`, { ...add, file: better, replaces: document?._id });
    expect(await found('?search=harbour')).toMatchObject({ uses: [{ ...use, replaced: true }] });
  });

  it('may have an expiry day, which its owner alone sets', async () => {
    const { id, item } = await asking();
    const file = await world.upload('client', 'доверенность.pdf');
    await attach(id, file, item);
    const say = (account: Account, validUntil: unknown, of = file) =>
      world.call(account, 'PUT', `/documents/${of}/validity`, { validUntil });
    expect((await say('client', '2031-05-17')).status).toBe(204);
    expect((await mine('?search=довер')).map(({ _id, validUntil }) => [_id, validUntil])).toEqual([[file, '2031-05-17']]);
    expect((await say('client', '2031-02-30')).status).toBe(422);
    expect((await say('client', '2031-05-17', v7())).status).toBe(404);
    expect((await say(manager, '2031-05-17')).status).toBe(403);
    expect((await say('client', null)).status).toBe(204);
    expect((await mine('?search=довер')).map(({ validUntil }) => validUntil)).toEqual([null]);
  });

  it('is found by its decision, in pages', async () => {
    const { id, item } = await asking();
    const file = await world.upload('client');
    await attach(id, file, item);
    const order = await world.must('client', 'GET', `/orders/${id}`);
    const document = (order['documents'] as { _id: Id; file: { _id: Id } }[]).find((one) => one.file._id === file);
    await world.call(manager, 'PUT', `/orders/${id}/documents/${document?._id}/review`, { decision: 'accept' });
    expect((await mine('?filter[review]=accepted')).map(({ _id }) => _id)).toContain(file);
    expect((await mine('?filter[review]=rejected')).map(({ _id }) => _id)).not.toContain(file);
    const page = await world.must('client', 'GET', '/documents?per_page=5&page=1&sort=name');
    expect((page['items'] as unknown[]).length).toBeLessThanOrEqual(5);
    expect(page['total']).toBeGreaterThan(0);
  });
});
