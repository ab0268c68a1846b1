import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import { OrderStories } from '#libs/testing/order-stories';
import { assertEveryOrderReplays } from '#libs/testing/assert-orders-replay';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { refold } from '#libs/event-log/replay/refold';
import { Database } from '#libs/platform/database/database';
import type { Id } from '#machines/kernel/ids';
import { replayableOrders } from '../storage/replayable-orders.js';

const manager = 'client-service-manager';

describe('documents of an order', () => {
  let world: OrdersTestApp;
  let stories: OrderStories;
  OrdersTestApp.forSuite((app) => {
    world = app;
    stories = new OrderStories(app);
  });

  const ask = (id: Id, items: object[]) => world.operate(manager, id, 'requestDocuments', { items });
  const attach = async (id: Id, item: unknown) =>
    world.call('client', 'POST', `/orders/${id}/documents`, { file: await world.upload('client'), kind: 'document', item });
  const itemsOf = (order: OrderBody) => order['requestedItems'] as Record<string, unknown>[];
  const documentsOf = (order: OrderBody) => order['documents'] as Record<string, unknown>[];

  it('are requested as the service requires, in the language of the reader', async () => {
    const { id, terms } = await stories.reach('orderConfirmedAndPayed', { service: ['EE', 'ou'] });
    const required = terms.requiredDocuments.findIndex(({ kind }) => kind === 'document');
    const title = terms.requiredDocuments[required]?.title;
    expect(
      (
        await ask(id, [
          { kind: 'document', required },
          { kind: 'document', title: 'Доверенность' },
        ])
      ).status,
    ).toBe(200);
    for (const language of ['ru', 'en'] as const) {
      const { body } = await world.call('client', 'GET', `/orders/${id}`, undefined, { 'accept-language': language });
      expect(itemsOf(body)).toMatchObject([
        { title: title?.[language], required, state: 'waiting' },
        { title: 'Доверенность', required: null, state: 'waiting' },
      ]);
    }
  });

  it('are requested from each person, in the format that the service names, and show whose they are', async () => {
    const { id, terms } = await stories.reach('orderConfirmedAndPayed', { service: ['EE', 'ou'] });
    const required = terms.requiredDocuments.findIndex(({ kind, formats }) => kind === 'document' && formats.length > 0);
    const title = terms.requiredDocuments[required]?.title;
    const people = ['Ann Whitfield', 'Борис Уитфилд'];
    const asked = await ask(
      id,
      people.map((person) => ({ kind: 'document', required, title: person })),
    );
    expect(asked.status).toBe(200);
    for (const language of ['ru', 'en'] as const) {
      const { body } = await world.call('client', 'GET', `/orders/${id}`, undefined, { 'accept-language': language });
      expect(itemsOf(body)).toMatchObject(people.map((person) => ({ title: `${title?.[language]}: ${person}`, person, required })));
    }
    const [first, second] = itemsOf(asked.body);
    expect((await attach(id, first?.['_id'])).status).toBe(201);
    const { body } = await world.call('client', 'GET', `/orders/${id}`);
    expect(itemsOf(body)).toMatchObject([{ state: 'uploaded' }, { _id: second?.['_id'], state: 'waiting' }]);
  });

  it.each([
    ['nothing to go by', { kind: 'document' }, 422],
    ['a place that the service has not', { kind: 'document', required: 49 }, 409],
    ['a place that is no number', { kind: 'document', required: 'first' }, 422],
  ])('are not requested with %s', async (_what, item, status) => {
    const { id } = await stories.reach('orderConfirmedAndPayed');
    expect((await ask(id, [item])).status).toBe(status);
  });

  it('are wanted by the day that the request names', async () => {
    const { id } = await stories.reach('orderConfirmedAndPayed');
    const due = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
    const wanted = { items: [{ kind: 'document', title: 'Passport' }], due };
    const order = await world.operate(manager, id, 'requestDocuments', wanted);
    expect(itemsOf(order.body)).toMatchObject([{ state: 'waiting', due }]);
    const past = await world.operate(manager, id, 'requestDocuments', { ...wanted, due: '2020-02-29' });
    expect([past.status, past.body['code']]).toEqual([409, 'dateOutOfRange']);
    const none = await world.operate(manager, id, 'requestDocuments', { ...wanted, due: '2027-02-30' });
    expect([none.status, none.body['errors']]).toEqual([422, [expect.objectContaining({ field: 'payload.due' })]]);
  });

  it('are accepted in the formats that the service names', async () => {
    const { id, terms } = await stories.reach('orderConfirmedAndPayed', { service: ['EE', 'ou'] });
    const required = terms.requiredDocuments.findIndex(({ formats }) => formats.length > 0);
    expect(terms.requiredDocuments[required]?.formats).toEqual(['pdf', 'picture']);
    await ask(id, [{ kind: 'document', required }]);
    const item = itemsOf((await world.call('client', 'GET', `/orders/${id}`)).body)[0]?.['_id'];
    const file = await world.upload('client');
    const attached = () => world.call('client', 'POST', `/orders/${id}/documents`, { file, kind: 'document', item });
    await world.database.query("update files set type = 'text/plain' where id = $1", [file]);
    const refused = await attached();
    expect([refused.status, refused.body['errors']]).toEqual([
      422,
      [expect.objectContaining({ field: 'file', code: 'formatNotAccepted' })],
    ]);
    await world.database.query("update files set type = 'image/heic' where id = $1", [file]);
    expect((await attached()).status).toBe(201);
  });

  it('keep every version with its decision, and get no new version after acceptance', async () => {
    const { id } = await stories.reach('documentsRequested');
    const item = itemsOf(await world.must('client', 'GET', `/orders/${id}`))[0]?.['_id'];
    const review = (document: unknown, body: object) =>
      world.call('partner', 'PUT', `/orders/${id}/documents/${String(document)}/review`, body);
    const first = documentsOf((await attach(id, item)).body)[0]?.['_id'];
    expect((await review(first, { decision: 'reject' })).status).toBe(422);
    expect((await review(first, { decision: 'reject', cause: 'smelly' })).status).toBe(422);
    expect((await review(first, { decision: 'reject', cause: 'unreadable' })).status).toBe(200);
    const second = documentsOf((await attach(id, item)).body)[1]?.['_id'];
    const { body } = await review(second, { decision: 'accept' });
    expect(itemsOf(body)[0]).toMatchObject({ state: 'accepted' });
    expect(documentsOf(body)).toMatchObject([
      { version: 1, review: 'rejected', cause: 'unreadable', reason: null },
      { version: 2, review: 'accepted', cause: null },
    ]);
    expect((await attach(id, item)).body).toMatchObject({ status: 409, code: 'documentAccepted' });
    await world.operate('partner', id, 'requestDocuments', { again: [item] });
    expect(documentsOf((await attach(id, item)).body)).toHaveLength(3);
  });

  it('include a result that was replaced after it was sent, and the client sees both', async () => {
    const { id, documents } = await stories.reach('documentsSentAfterLastPayment');
    const replaces = documents.find(({ kind }) => kind === 'result')?.id;
    const file = await world.upload('partner');
    await world.must('partner', 'POST', `/orders/${id}/documents`, { file, kind: 'result', replaces });
    const results = documentsOf(await world.must('client', 'GET', `/orders/${id}`)).filter(({ kind }) => kind === 'result');
    expect(results).toMatchObject([
      { _id: replaces, version: 1, replacedBy: results[1]?.['_id'] },
      { version: 2, replacedBy: null },
    ]);
  });

  it('can be downloaded as one archive with only the files that the reader may see', async () => {
    const { id } = await stories.reach('lastPaymentConfirmed');
    await world.must('partner', 'POST', `/orders/${id}/documents`, { file: await world.upload('partner', 'выписка.pdf'), kind: 'result' });
    await world.must('partner', 'POST', `/orders/${id}/documents`, { file: await world.upload('partner', 'выписка.pdf'), kind: 'result' });
    const namesFor = async (account: string, language: string) => {
      const server = world.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
      const headers = { authorization: world.bearer(account), 'accept-language': language };
      const answer = await server.inject({ method: 'GET', url: `/api/v1/orders/${id}/documents.zip`, headers });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="R-\d+\.zip"$/);
      return Object.keys(unzipSync(answer.rawPayload));
    };
    expect(await namesFor(manager, 'ru')).toEqual(['Документы компании/выписка.pdf', 'Документы компании/выписка (2).pdf']);
    expect(await namesFor('partner', 'en')).toEqual(['Company documents/выписка.pdf', 'Company documents/выписка (2).pdf']);
    expect(await namesFor('client', 'en')).toEqual([]);
    expect((await world.call('client2', 'GET', `/orders/${id}/documents.zip`)).status).toBe(404);
  });

  it('are replayed correctly from rows of earlier versions', async () => {
    const owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 2 });
    await owner.query(
      `update orders set machine_version = 3, facts = (facts::jsonb - 'addressItems')::json, detail = (detail::jsonb || jsonb_build_object(
         'items', (select coalesce(jsonb_agg(i - 'required' - 'due'), '[]') from jsonb_array_elements(detail::jsonb -> 'items') i),
         'documents', (select coalesce(jsonb_agg(d - 'cause' - 'replaces'), '[]') from jsonb_array_elements(detail::jsonb -> 'documents') d)))::json,
         terms = terms || jsonb_build_object('requiredDocuments', (select coalesce(jsonb_agg(
           case when d -> 'formats' = '[]' and d -> 'validMonths' = 'null' then d - 'formats' - 'validMonths' - 'example' else d end), '[]')
           from jsonb_array_elements(terms -> 'requiredDocuments') d))
       where not exists (select from events e where e.stream_id = orders.id and (e.data like '%"required":0%' or e.data like '%"cause":"%' or e.data like '%"replaces":"%'
         or e.data like '%"due":1%'))`,
    );
    for (const version of ['0197-order-machine-version-four', '0214-order-machine-version-five'])
      await owner.query(readFileSync(`libs/features/orders/migrations/${version}.sql`, 'utf8'));
    await owner.query('delete from refolds');
    await refold(owner, replayableOrders);
    await owner.close();
    expect((await assertEveryOrderReplays(world.database)).orders).toBeGreaterThan(4);
  });
});
