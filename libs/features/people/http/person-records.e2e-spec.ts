import { unplacedEvents, verifyLog } from '#libs/event-log/chain/verify-log';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { MailDeliveryModule } from '#libs/features/notifications/mail-worker.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import { SearchNotes } from '#libs/features/orders/consumers/search-notes';
import type { Id } from '#machines/kernel/ids';
import { OrderStories } from '#libs/testing/order-stories';
import { type Account, type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';

describe('notes and records about a person', () => {
  let world: OrdersTestApp;
  let stories: OrderStories;
  beforeAll(async () => {
    world = await OrdersTestApp.start(undefined, {
      imports: [LeadsModule, NotificationsModule, NotificationsWorkerModule, MailDeliveryModule],
    });
    stories = new OrderStories(world);
  });
  afterAll(() => world?.stop());

  const call = (account: Account, method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    world.call(account, method, `/users${path}`, body, headers);
  const of = (account: Account): string => `/${world.idOf(account)}`;
  const parkedStreams = () => world.database.query('select consumer, stream_id from consumer_streams where parked_at is not null');

  describe('notes', () => {
    it('are written, read newest first, and deleted by their author alone', async () => {
      const first = await call('client-service-manager', 'POST', `${of('client')}/notes`, { text: 'Calls in the morning\nonly' });
      expect(first).toMatchObject({
        status: 201,
        body: { text: 'Calls in the morning\nonly', mine: true, author: { _id: world.idOf('client-service-manager') } },
      });
      await call('client-service-head', 'POST', `${of('client')}/notes`, { text: 'Prefers e-mail' });
      const read = await call('owner', 'GET', `${of('client')}/notes`);
      expect(read.body).toMatchObject({
        total: 2,
        items: [{ text: 'Prefers e-mail', mine: false }, { text: 'Calls in the morning\nonly' }],
      });
      expect((await call('client-service-head', 'DELETE', `${of('client')}/notes/${first.body._id}`)).status).toBe(404);
      expect((await call('client-service-manager', 'DELETE', `${of('client')}/notes/${first.body._id}`)).status).toBe(204);
      expect((await call('client-service-manager', 'DELETE', `${of('client')}/notes/${first.body._id}`)).status).toBe(404);
      const logged = await world.database.query(`select data from events where stream_id = $1 and type like 'Note%' order by version`, [
        world.idOf('client'),
      ]);
      expect(JSON.stringify(logged)).not.toMatch(/morning|e-mail/);
      expect(logged).toHaveLength(3);
    });

    it.each([
      ['client', 'client', 403],
      ['client2', 'client', 403],
      ['partner', 'client', 403],
      ['business-manager', 'client', 404],
      ['client-service-manager', 'partner', 404],
      ['supermanager', 'agents-head', 404],
      ['owner', 'owner', 404],
    ])('are not for %s about %s: %d', async (account, target, status) => {
      expect((await call(account, 'GET', `${of(target)}/notes`)).status).toBe(status);
      expect((await call(account, 'POST', `${of(target)}/notes`, { text: 'x' })).status).toBe(status);
    });

    it.each([[{ text: '' }], [{ text: '   ' }], [{ text: 'x'.repeat(5001) }], [{ text: 'a\u202eb' }], [{ text: 5 }], [{}]])(
      'cannot contain %j',
      async (body) => {
        expect((await call('owner', 'POST', `${of('client')}/notes`, body)).status).toBe(422);
      },
    );
  });

  describe('history', () => {
    it('is shown in the reader’s language, newest first, with its authors', async () => {
      await call('owner', 'PATCH', of('agents-manager'), { department: 'ubServices' });
      const en = await call('owner', 'GET', `${of('agents-manager')}/history`);
      expect(en.body['items']).toEqual([
        {
          _id: expect.any(String) as string,
          type: 'RoleChanged',
          at: expect.stringMatching(/Z$/) as string,
          by: { _id: world.idOf('owner'), name: 'Marina Orlova' },
          title: 'Role changed',
          detail: 'Manager, Agents → Manager, Order work',
        },
      ]);
      const ru = await call('owner', 'GET', `${of('agents-manager')}/history`, undefined, { 'accept-language': 'ru' });
      expect(ru.body['items']).toMatchObject([{ title: 'Роль изменена', detail: 'Менеджер, Агенты → Менеджер, Исполнение заказов' }]);
      expect((await call('business-manager', 'GET', `${of('client')}/history`)).status).toBe(404);
    });
  });

  describe('figures', () => {
    it('of a client and of a partner are those of their orders, as far as the reader sees money', async () => {
      await stories.reach('projectFinished', { paid: true });
      await stories.reach('orderConfirmedNotPayed');
      await world.settle();
      const client = await call('client-service-head', 'GET', `${of('client')}/summary`);
      const [finished, open] = (await world.database.query<{ price: number }>(
        `select (facts ->> 'price')::bigint as price from orders order by number`,
      )) as [{ price: number }, { price: number }];
      expect(client.body).toMatchObject({
        orders: 2,
        openOrders: 1,
        finishedOrders: 1,
        paid: [{ amount: (finished.price / 100).toFixed(2), currency: 'EUR' }],
        outstanding: [{ amount: (open.price / 100).toFixed(2), currency: 'EUR' }],
        reward: null,
      });
      const partner = await call('business-head', 'GET', `${of('partner')}/summary`);
      expect(partner.body).toMatchObject({
        orders: 2,
        paid: null,
        outstanding: null,
        reward: { earned: [{ currency: 'EUR' }], due: [{ currency: 'EUR' }] },
      });
      expect((await call('business-head', 'GET', `${of('client')}/summary`)).status).toBe(404);
    });
  });

  describe('erasure', () => {
    it('is refused while there is something open, with what would make it possible', async () => {
      expect((await call('client-service-head', 'DELETE', of('client'))).body).toMatchObject({
        code: 'hasOpenOrders',
        remedy: { key: 'finishOrders', detail: 'Complete or cancel 1 order first.' },
      });
      expect((await call('client-service-manager', 'DELETE', of('client'))).status).toBe(403);
      expect((await call('business-head', 'DELETE', of('partner'))).body).toMatchObject({ code: 'hasOpenOrders' });
      expect((await call('owner', 'DELETE', of('client'), { confirm: 'YES' })).status).toBe(422);
    });

    it('removes every name, address and text of a client, and the log still holds and replays', async () => {
      const open = await world.database.one<{ id: Id }>(`select id from orders where progress = 'orderConfirmedNotPayed'`);
      await world.operate('client', open?.id ?? '', 'cancelOrder', { reason: 'Sokolov changed his mind in Tallinn' });
      await world.upload('client');
      await call('owner', 'PATCH', of('client'), { birthday: '1980-01-02', email: 'sokolov.new@registra.example' });
      await world.settle();
      const gone = await call('client-service-head', 'DELETE', of('client'), { confirm: 'ERASE' }, { 'idempotency-key': 'erase-1' });
      expect(gone.status).toBe(204);
      expect(
        (await call('client-service-head', 'DELETE', of('client'), { confirm: 'ERASE' }, { 'idempotency-key': 'erase-1' })).status,
      ).toBe(204);
      expect((await call('client-service-head', 'DELETE', of('client'))).body.code).toBe('personErased');
      await world.settle();

      expect((await world.call('client', 'GET', '/users/me')).status).toBe(401);
      expect((await call('client-service-head', 'GET', of('client'))).body).toMatchObject({
        status: 'erased',
        firstName: '',
        lastName: '',
        email: '',
        phone: null,
        birthday: null,
        may: { edit: false, erase: false },
      });
      const report = await verifyLog(world.database);
      expect([report.faults, await unplacedEvents(world.database)]).toEqual([[], []]);
      expect(await parkedStreams()).toEqual([]);
      expect((await call('client-service-head', 'PATCH', of('client'), { firstName: 'X' })).body.code).toBe('personErased');
      expect((await call('client-service-head', 'POST', `${of('client')}/notes`, { text: 'x' })).body.code).toBe('personErased');
    });

    it('leaves no trace of the client in any column of any table', async () => {
      // The worker does it by itself within seconds.
      await world.app.get(SearchNotes, { strict: false }).workOff(0);
      const columns = await world.database.query<{ table: string; column: string }>(
        `select table_name as table, column_name as column from information_schema.columns
         where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY')`,
      );
      const found: string[] = [];
      for (const { table, column } of columns) {
        const hit = await world.database.one<{ n: number }>(
          `select count(*) as n from ${table} where "${column}"::text ~* 'Соколов|Дмитрий|sokolov|client@registra|900 000-05|Calls in the morning|Prefers e-mail'`,
        );
        if (hit && hit.n > 0) found.push(`${table}.${column}`);
      }
      expect(columns.length).toBeGreaterThan(100);
      expect(found).toEqual([]);
    });

    it('frees the mailbox for somebody new', async () => {
      const signup = await world.call(null, 'POST', '/auth/signup', {
        firstName: 'Somebody',
        email: 'client@registra.example',
        phone: '+7 900 111-22-33',
        password: 'quite another person',
      });
      expect(signup.status).toBe(201);
      expect(signup.body._id).not.toBe(world.idOf('client'));
    });
  });
});
