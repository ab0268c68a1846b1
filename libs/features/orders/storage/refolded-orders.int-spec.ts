import pino from 'pino';
import { needsRefold, refold } from '#libs/event-log/replay/refold';
import { readStreams } from '#libs/event-log/replay/stream-reader';
import { Config, type ConfigValues } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { prepareDatabase, requireDatabase } from '#libs/platform/database/ready-database';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { machineVersion } from '#machines/order/version';
import { refoldedOrders, replayableOrders } from './replayable-orders.js';

const log = pino({ level: 'silent' });

let world: OrdersTestApp;
let owner: Database;
beforeAll(async () => {
  world = await OrdersTestApp.start();
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 2 });
  for (let placed = 0; placed < 3; placed += 1) {
    const { _id } = await world.place('client');
    await world.call('client-service-head', 'PATCH', `/orders/update-payment-status/${_id}`, {
      operation: 'managerConfirmedNotPayedOrder',
    });
    await world.call('client', 'PATCH', `/orders/update-payment-status/${_id}`, { operation: 'requestDocuments' });
  }
});
afterAll(async () => {
  await owner.close();
  await world.stop();
});

const rows = (): Promise<{ id: string; row: string }[]> => owner.query('select id, to_jsonb(o)::text as row from orders o order by id');
/** Removes facts and details that an earlier machine did not know. */
const makeOlder = async (): Promise<void> => {
  await owner.query('delete from refolds');
  await owner.query(
    `update orders set machine_version = $1, facts = (facts::jsonb - 'details')::json,
    detail = (detail::jsonb - 'promised' - 'company')::json, terms = terms - 'details'`,
    [machineVersion - 1],
  );
};
const settings = (databaseOwnerUrl?: string): Config =>
  new Config({ databaseUrl: world.test.url, databaseOwnerUrl, production: false } as ConfigValues);

describe('rows of orders that an older machine wrote', () => {
  it('are folded again from the log when the database is prepared, and no process serves them before', async () => {
    const written = await rows();
    await makeOlder();
    expect(await rows()).not.toEqual(written);
    await expect(requireDatabase(settings(), log, [refoldedOrders])).rejects.toThrow(
      `orders of before machine version ${machineVersion} were not folded again. Run "node dist/apps/standalone/prepare.js"`,
    );
    await prepareDatabase(settings(world.test.ownerUrl), log, [refoldedOrders]);
    expect(await rows()).toEqual(written);
    await requireDatabase(settings(), log, [refoldedOrders]);
  });

  it('are folded from where a run was broken off, a batch never by halves', async () => {
    const written = await rows();
    await makeOlder();
    let folds = 0;
    const events = await readStreams(
      owner,
      written.map(({ id }) => id),
    );
    const ofTwoStreams = [...written.slice(0, 2)].reduce((sum, { id }) => sum + (events.get(id)?.length ?? 0), 0);
    const breaking: typeof replayableOrders = {
      ...replayableOrders,
      fold: (state, event) => {
        folds += 1;
        if (folds > ofTwoStreams) throw new Error('killed');
        return replayableOrders.fold(state, event);
      },
    };
    await expect(refold(owner, breaking, 1)).rejects.toThrow(`order ${written[2]?.id} cannot be folded: killed`);
    expect((await rows()).map(({ row }, at) => row === written[at]?.row)).toEqual([true, true, false]);
    expect(await needsRefold(world.database, replayableOrders.stream)).toBe(true);
    expect(await refold(owner, replayableOrders, 1)).toEqual({ streams: 1, events: events.get(written[2]?.id ?? '')?.length });
    expect(await rows()).toEqual(written);
    expect(await refold(owner, replayableOrders, 1)).toEqual({ streams: 0, events: 0 });
  });

  it('stay as they are where their events end at another version', async () => {
    const written = await rows();
    await makeOlder();
    await owner.query('update orders set version = version + 1 where id = $1', [written[0]?.id]);
    await expect(refold(owner, replayableOrders)).rejects.toThrow(`order ${written[0]?.id}: the log ends at another version than the row`);
    expect(await needsRefold(world.database, replayableOrders.stream)).toBe(true);
    await owner.query('update orders set version = version - 1 where id = $1', [written[0]?.id]);
    await refold(owner, replayableOrders);
    expect(await rows()).toEqual(written);
  });
});
