import { Database } from '#libs/platform/database/database';
import { LeftOpenError } from './kept-application.js';
import { OrdersTestApp } from './orders-test-app.js';

const name = async (world: OrdersTestApp): Promise<unknown> =>
  (await world.must('client', 'GET', `/orders/${(await world.place())._id}`))['client'];

describe('an application that suites share', () => {
  it('is the same for the next suite, which sees no data, caches or limits of the last one', async () => {
    const one = await OrdersTestApp.start(undefined, { quotas: { ordersPerHour: 1 } });
    const before = await name(one);
    expect((await one.call('client', 'POST', '/orders', await one.orderBody())).status).toBe(429);
    await one.database.query(`update users set first_name = 'Another' where id = $1`, [one.idOf('client')]);
    await one.stop();

    const next = await OrdersTestApp.start();
    expect(next.app).toBe(one.app);
    const rows = await next.database.one<{ orders: number; events: number }>(
      'select (select count(*) from orders) as orders, (select count(*) from events) as events',
    );
    expect(rows).toEqual({ orders: 0, events: 0 });
    for (let times = 0; times < 2; times += 1) expect(await name(next)).toEqual(before);
    await next.stop();
  });

  it('is another one while it is in use, and for a suite that gives its reason', async () => {
    const [one, two] = [await OrdersTestApp.start(), await OrdersTestApp.start()];
    const own = await OrdersTestApp.start(undefined, { own: 'it is compared with the others' });
    expect(new Set([one.app, two.app, own.app]).size).toBe(3);
    for (const world of [one, two, own]) await world.stop();
  });

  it('fails the suite that leaves a transaction open in it, and is not used again', async () => {
    const one = await OrdersTestApp.start();
    await new Promise<void>((started) => {
      const left = one.app.get(Database).transaction(async (tx) => {
        await tx.query(`update users set first_name = 'Held' where id = $1`, [one.idOf('client')]);
        started();
        return new Promise(() => undefined);
      });
      left.catch(() => undefined);
    });
    const stopped = one.stop();
    await expect(stopped).rejects.toThrow(LeftOpenError);
    await expect(stopped).rejects.toThrow(/left 1 connections .*\n.*update users set first_name/);
    const next = await OrdersTestApp.start();
    expect(next.app).not.toBe(one.app);
    await next.stop();
  });
});
