import type { QueryBus } from '@nestjs/cqrs';
import { Metrics } from '#libs/platform/metrics/metrics';
import { expectPrinted } from '#libs/testing/expect-printed';
import type { PeriodicWork, Schedule } from '#libs/platform/process/schedule';
import { mostWaiting, type NotedRead, ReadLog } from './read-log.js';
import type { ReadRows } from './read-rows.js';

const read = (id: string): NotedRead => ({
  id,
  at: 1,
  kind: 'export',
  person: 'p',
  role: 'Owner',
  department: null,
  objectType: null,
  object: null,
  order: null,
  version: null,
  source: `/orders/${id}`,
  filter: null,
  network: 'n',
  times: 1,
});

function started(insert: (ids: string[]) => Promise<void>) {
  const works: PeriodicWork[] = [];
  const since: number[] = [];
  const rows = {
    insert: (reads: { id: string }[]) => insert(reads.map(({ id }) => id)),
    emptyEnded: (at: number) => Promise.resolve(since.push(at)),
  };
  const metrics = new Metrics();
  const log = new ReadLog(rows as unknown as ReadRows, {} as QueryBus, metrics, {
    add: (work: PeriodicWork) => works.push(work),
  } as unknown as Schedule);
  const lost = async () =>
    (await metrics.registry.getSingleMetric('reads_lost_total')?.get())?.values
      .filter(({ value }) => value > 0)
      .map(({ labels, value }) => [labels, value]);
  return { log, lost, works, since };
}

describe('the log of reads', () => {
  it('writes what came together in one batch, and tries a failed one again', async () => {
    expectPrinted(/reads are not recorded yet/);
    const batches: string[][] = [];
    const { log, lost } = started((ids) => {
      batches.push(ids);
      return batches.length === 1 ? Promise.reject(new Error('away')) : Promise.resolve();
    });
    for (const id of ['a', 'b', 'c']) log.add(read(id));
    await log.flush();
    expect(batches).toEqual([['a'], ['a'], ['b', 'c']]);
    expect(await lost()).toEqual([]);
  });

  it('drops and counts what does not fit into its queue, and accepts more when there is room again', async () => {
    expectPrinted(/reads were lost/);
    let release = (): void => undefined;
    const waits = new Promise<void>((resolve) => (release = resolve));
    let written = 0;
    const { log, lost } = started(async (ids) => {
      await waits;
      written += ids.length;
    });
    for (let i = 0; i < mostWaiting + 7; i += 1) log.add(read(String(i)));
    expect(await lost()).toEqual([[{ reason: 'full' }, 7]]);
    release();
    await log.onApplicationShutdown();
    log.add(read('more'));
    await log.flush();
    expect(written).toBe(mostWaiting + 1);
    expect(await lost()).toEqual([[{ reason: 'full' }, 7]]);
  });

  it('leaves out the one row that the database refuses, and writes the others', async () => {
    expectPrinted(/reads were not recorded/, /reads were lost/);
    const written: string[] = [];
    const { log, lost } = started((ids) => {
      if (ids.includes('bad')) return Promise.reject(Object.assign(new Error('too long'), { code: '23514' }));
      written.push(...ids);
      return Promise.resolve();
    });
    for (const id of ['first', 'good', 'bad', 'fine']) log.add(read(id));
    await log.flush();
    expect(written).toEqual(['first', 'good', 'fine']);
    expect(await lost()).toEqual([[{ reason: 'failed' }, 1]]);
  });

  it('writes what waits when the process ends, and gives up after some tries where the database is away', async () => {
    const written: string[] = [];
    const { log } = started((ids) => Promise.resolve(void written.push(...ids)));
    log.add(read('a'));
    log.add(read('b'));
    await log.onApplicationShutdown();
    expect(written).toEqual(['a', 'b']);
    expectPrinted(/reads are not recorded yet/, /reads were not recorded|reads were lost/);
    const away = started(() => Promise.reject(new Error('away')));
    away.log.add(read('c'));
    await away.log.onApplicationShutdown();
    expect(await away.lost()).toEqual([[{ reason: 'failed' }, 1]]);
  });

  it('checks every minute for rows about objects that were deleted while the rows were written', async () => {
    const { works, since } = started(() => Promise.resolve());
    expect(works.map(({ every }) => every)).toEqual([60_000, 15_000]);
    await works[0]?.run();
    expect(Date.now() * 1000 - (since[0] ?? 0)).toBeGreaterThanOrEqual(180_000_000);
  });
});
