import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { askRebuild, NothingToTakeError, RebuildUnderWayError } from '#libs/event-log/feed/rebuild-requests';
import { UsageError } from '#libs/platform/process/command-line';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { rebuild, type RebuildArguments } from './rebuild-command.js';

let world: OrdersTestApp;
beforeAll(async () => {
  world = await OrdersTestApp.start();
  for (let n = 0; n < 3; n += 1) await world.place();
  await world.settle();
});
afterAll(() => world.stop());

async function run(wanted: RebuildArguments): Promise<{ holds: boolean; lines: string[] }> {
  const lines: string[] = [];
  const holds = await rebuild(world.database, world.app.get(RebuildRegistry), wanted, (line) => lines.push(line));
  return { holds, lines };
}

describe('the command that rebuilds read models', () => {
  it('rebuilds every read model and reports result and speed of each', async () => {
    const { holds, lines } = await run({ models: ['all'] });
    const known = world.app.get(RebuildRegistry).all.map(({ consumer }) => consumer.name);
    expect(holds).toBe(true);
    const outcomes = lines.filter((line) => / events in \d+\.\d s/.test(line));
    expect(outcomes.map((line) => line.split(':')[0])).toEqual(known);
    expect(outcomes.find((line) => line.startsWith('orders.counts'))).toContain('equal, and in the place of the live one');
    expect(outcomes.find((line) => line.startsWith('ledger'))).toContain('equal, verified only');
  });

  it('lists the rows that differ and fails, until a person accepts the new one with a reason', async () => {
    await world.database.query(`update order_counts set count = count + 7 where scope = 'all' and status = 'newOrder'`);
    const found = await run({ models: ['orders.counts'] });
    expect(found.holds).toBe(false);
    expect(found.lines.at(-1)).toMatch(/^ {2}order_counts, scope all, .*: count is 10, should be 3$/);
    const taken = await run({ models: ['orders.counts'], take: 'seven were made up' });
    expect(taken.holds).toBe(true);
    expect(await world.database.one(`select count::int as count from order_counts where scope = 'all' and status = 'newOrder'`)).toEqual({
      count: 3,
    });
  });

  it('refuses unknown names, a second rebuild of the same model, and accepting a missing one', async () => {
    await expect(run({ models: ['orders.count'] })).rejects.toThrow(UsageError);
    await expect(run({ models: [] })).rejects.toThrow(/read models: .*orders\.counts/);
    await expect(run({ models: ['reports'], take: 'I like it' })).rejects.toThrow(NothingToTakeError);
    await askRebuild(world.database, 'reports', null);
    await expect(run({ models: ['reports'] })).rejects.toThrow(RebuildUnderWayError);
  });
});
