import fc from 'fast-check';
import type { Id } from '#machines/kernel/ids';
import { type Account, OrdersTestApp } from '#libs/testing/orders-test-app';
import { runs } from '#machines/kernel/testing/runs';

const partners = ['partner', 'partner2'] as const;
const managers = ['services-manager', 'agents-manager'] as const;
/** Clients, partners, staff who see every order, and staff who see only orders they manage. */
const readers = ['client', 'client2', ...partners, 'client-service-manager', ...managers] as const;
const kinds = ['client', 'team'] as const;

const reader = fc.constantFrom(...readers);
const kind = fc.constantFrom(...kinds);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('appoint' as const), partner: fc.constantFrom(...partners) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('assign' as const), manager: fc.constantFrom(...managers) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('say' as const), who: reader, kind }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), kind }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('read' as const), who: reader }) },
);

/** Parties of orders and contents of their chats: a second, independent implementation of the rules. */
interface Model {
  partner: Account | null;
  manager: Account | null;
  said: Record<'client' | 'team', { id: Id; text: string }[]>;
}

function mayRead({ partner, manager }: Model, who: Account, chat: 'client' | 'team'): boolean {
  if (who === 'client') return chat === 'client';
  return who === 'client-service-manager' || who === partner || who === manager;
}

describe('the access to chats of an order', () => {
  let world: OrdersTestApp;
  let markers = 0;
  beforeAll(async () => {
    world = await OrdersTestApp.start();
  });
  afterAll(() => world.stop());
  afterEach(async () => {
    await world.database.query('delete from rate_limits');
  });

  const textsOf = (body: unknown): string[] =>
    ((body as { items?: { text: string | null }[] }).items ?? []).flatMap(({ text }) => text ?? []);

  /** Checks every way to a message: its chat, the list, the search in messages and in chats, the counts, its own address. */
  async function look(model: Model, order: Id, marker: string, who: Account): Promise<void> {
    const readable = kinds.filter((chat) => mayRead(model, who, chat));
    const expected = readable.flatMap((chat) => model.said[chat].map(({ text }) => text)).sort();
    for (const chat of kinds) {
      const { status, body } = await world.call(who, 'GET', `/chatmessages?chat=${order}-${chat}&limit=100`);
      expect([who, chat, status]).toEqual([who, chat, readable.includes(chat) ? 200 : 404]);
      expect(textsOf(body)).toEqual(readable.includes(chat) ? model.said[chat].map(({ text }) => text) : []);
      expect((await world.call(who, 'GET', `/chats/${order}-${chat}`)).status).toBe(readable.includes(chat) ? 200 : 404);
    }
    const found = await world.call(who, 'GET', `/chatmessages?search=${marker}&per_page=100`);
    expect([who, textsOf(found.body).sort()]).toEqual([who, expected]);
    const listed = await world.call(who, 'GET', `/chats?filter[order]=${order}`);
    expect((listed.body['items'] as { kind: string }[]).map((one) => one.kind)).toEqual(readable);
    const searched = await world.call(who, 'GET', `/chats?search=${marker}&per_page=100`);
    const spoken = readable.filter((chat) => model.said[chat].length > 0);
    expect((searched.body['items'] as { kind: string }[]).map((one) => one.kind).sort()).toEqual([...spoken].sort());
    const hidden = kinds.filter((chat) => !readable.includes(chat)).flatMap((chat) => model.said[chat]);
    for (const { id } of hidden) expect((await world.call(who, 'PATCH', `/chatmessages/${id}`, { text: marker })).status).toBe(404);
  }

  it('matches the rules at every moment, over random histories of appointing, assigning, writing, removing and reading', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { _id: order } = await world.place('client');
        const marker = `marker${(markers += 1)}x`;
        const model: Model = { partner: null, manager: null, said: { client: [], team: [] } };
        for (const [at, one] of steps.entries()) {
          if (one.do === 'appoint' && one.partner !== model.partner) {
            await world.must('supermanager', 'PUT', `/orders/${order}/partner`, { partner: world.idOf(one.partner) });
            model.partner = one.partner;
          }
          if (one.do === 'assign' && one.manager !== model.manager) {
            await world.must('supermanager', 'PUT', `/orders/${order}/manager`, { manager: world.idOf(one.manager) });
            model.manager = one.manager;
          }
          if (one.do === 'say') {
            const text = `${marker} ${at}`;
            const { status, body } = await world.call(one.who, 'POST', '/chatmessages', { chat: `${order}-${one.kind}`, text });
            expect([one.who, one.kind, status]).toEqual([one.who, one.kind, mayRead(model, one.who, one.kind) ? 201 : 404]);
            if (status === 201) model.said[one.kind].push({ id: body._id, text });
          }
          if (one.do === 'remove') {
            const last = model.said[one.kind].pop();
            if (last) await world.must('client-service-manager', 'DELETE', `/chatmessages/${last.id}?reason=As+the+history+says`);
          }
          if (one.do === 'read') await look(model, order, marker, one.who);
          await world.database.query('delete from rate_limits');
        }
        for (const who of readers) await look(model, order, marker, who);
      }),
      runs({ quick: 12, full: 10_000, seed: 16 }),
    );
  }, 3_600_000);
});
