import { AuditModule } from '#libs/features/audit/audit.module';
import { ReadLog } from '#libs/features/audit/storage/read-log';
import { Sealer } from '#libs/event-log/seals/sealer';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { verify } from './audit.js';

const manager = 'client-service-manager';

let world: OrdersTestApp;
let order: Id;
let owner: Database;

/** Refused commands and reads of a client who is erased afterwards, sealed as the worker does. */
beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [AuditModule] });
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
  ({ id: order } = await new OrderStories(world).reach('documentsRequested', { service: ['EE', 'ou'] }));
  const file = await world.upload('client', 'passport.pdf');
  await world.must('client', 'POST', `/orders/${order}/documents`, { file, kind: 'document' });
  expect((await world.call(manager, 'GET', `/upload-file/${file}`)).status).toBe(200);
  await world.must('owner', 'GET', `/users/${world.idOf('client2')}`);
  for (const operation of ['managerFinishedProject', 'sendPayedProjectDocuments'])
    expect(
      (await world.call(manager, 'PATCH', `/orders/update-payment-status/${order}`, { operation, payload: {} })).status,
    ).toBeGreaterThanOrEqual(400);
  await world.app.get(ReadLog).flush();
  await new Sealer(world.database, { committed: () => undefined }).run();
  await world.settle();
});
afterAll(async () => {
  await owner.close();
  await world.stop();
});

it('seals hold for the rows of the product, also after a person was erased', async () => {
  const summary = /^verify: .* [1-9]\d* seals over [1-9]\d* rows, 0 not sealed yet, .* 0 faults/;
  expect((await verify(world.database, {})).lines).toEqual([expect.stringMatching(summary)]);
  await world.must('owner', 'DELETE', `/users/${world.idOf('client2')}`, { confirm: 'ERASE' });
  await world.settle();
  const { lines, holds } = await verify(world.database, {});
  expect(lines).toEqual([expect.stringMatching(/ [1-9]\d* emptied with their reason, [1-9]\d* seals over [1-9]\d* rows, .* 0 faults/)]);
  expect(holds).toBe(true);
});

it.each([
  ['command', 'commands', 'command_id', `outcome = 'refused'`],
  ['read', 'reads', 'id', 'emptied_by is null'],
])('a %s that was taken out is named with the position of its seal', async (row, table, column, condition) => {
  await owner.query(`alter table ${table} disable trigger all`);
  const [gone] = await owner.query<{ id: Id }>(
    `delete from ${table} where ${column} = (select ${column} from ${table} where ${condition} limit 1) returning ${column} as id`,
  );
  const { lines, holds } = await verify(world.database, {});
  expect(holds).toBe(false);
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`^${row} ${gone?.id}: rowMissing: it was taken out; its seal is at position \\d+$`)),
  );
});
