import { relayedPlace, type TopicPlace } from '#libs/event-log/feed/deliveries';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { FencedError } from '#libs/event-log/feed/progress';
import { TimeLimitError } from '#libs/platform/process/time-limit';
import { type LogUnderTest, startLog, startProcess } from '#libs/testing/log-under-test';
import { until } from '#libs/event-log/testing/until';
import { type Outlet, Relay } from './relay.js';
import { quiet } from './testing/broker-under-test.js';

/** Fake of a broker: it records acknowledged events in order, can be unavailable, and can stop responding. */
class Shelf implements Outlet {
  readonly taken: RawEvent[] = [];
  away = false;
  hold: Promise<void> = Promise.resolve();
  asked = 0;
  closed = 0;
  async publish(events: readonly RawEvent[]): Promise<TopicPlace[]> {
    this.asked += 1;
    await this.hold;
    if (this.away) throw new Error('the broker is away');
    this.taken.push(...events);
    return events.map(({ pos }) => ({ partition: pos % 3, offset: 100 + pos }));
  }
  close(): Promise<void> {
    this.closed += 1;
    return Promise.resolve();
  }
}

let log: LogUnderTest;
let id: string;
beforeEach(async () => {
  log = await startLog();
  id = await log.open();
  await write(9);
});
afterEach(() => log.close());

async function write(times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await log.run(id, { type: 'add', amount: i });
  await log.sequencer.drain();
}
const relayTo = (outlet: Outlet, process: Pick<LogUnderTest, 'database' | 'wakeups'> = log, batch = 4): Relay =>
  log.stopAtEnd(new Relay(process.database, process.wakeups, outlet, { topic: 't', log: quiet, batch }));
const positions = ({ taken }: Shelf): number[] => taken.map(({ pos }) => pos);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
const checkpoint = async (): Promise<number> =>
  Number((await log.owner.one<{ pos: number }>(`select pos from checkpoints where reader = 'relay t'`))?.pos);

describe('the relay', () => {
  it('forwards every event in the order of the log, and resumes at its checkpoint', async () => {
    const shelf = new Shelf();
    const first = relayTo(shelf);
    while (await first.step());
    await first.stop();
    await write(3);
    const second = relayTo(shelf);
    while (await second.step());
    expect(positions(shelf)).toEqual(upTo(13));
    expect(await checkpoint()).toBe(13);
    for (const pos of upTo(13))
      expect(await relayedPlace(log.database, 't', pos)).toEqual({ partition: pos % 3, offset: 100 + pos, at: expect.any(Date) as Date });
    expect(await relayedPlace(log.database, 't', 14)).toBeUndefined();
    expect(await relayedPlace(log.database, 'elsewhere', 1)).toBeUndefined();
  });

  it('moves its checkpoint only after the acknowledgement: unacknowledged events are sent again', async () => {
    const shelf = new Shelf();
    const relay = relayTo(shelf);
    await relay.step();
    shelf.away = true;
    await expect(relay.step()).rejects.toThrow('the broker is away');
    expect(await checkpoint()).toBe(4);
    shelf.away = false;
    while (await relay.step());
    expect(positions(shelf)).toEqual(upTo(10));
  });

  it('waits for an unavailable broker and resumes by itself', async () => {
    const shelf = new Shelf();
    shelf.away = true;
    const relay = relayTo(shelf);
    relay.start();
    await until(() => Promise.resolve(relay.state.fault));
    shelf.away = false;
    await until(() => Promise.resolve(shelf.taken.length >= 10));
    expect(positions(shelf)).toEqual(upTo(10));
    await until(() => Promise.resolve(relay.state.fault === undefined));
  });

  it('sends a batch again that the broker neither accepts nor rejects', async () => {
    const shelf = new Shelf();
    const relay = log.stopAtEnd(new Relay(log.database, log.wakeups, shelf, { topic: 't', log: quiet, batch: 4, publishLimit: 50 }));
    await relay.step();
    shelf.hold = new Promise(() => undefined);
    await expect(relay.step()).rejects.toThrow(TimeLimitError);
    expect(await checkpoint()).toBe(4);
    expect(shelf.closed).toBe(1);
    shelf.hold = Promise.resolve();
    while (await relay.step());
    expect(positions(shelf)).toEqual(upTo(10));
  });

  it('leads in one process at a time', async () => {
    const other = startProcess(log.url);
    const [here, there] = [new Shelf(), new Shelf()];
    const first = relayTo(here);
    const second = relayTo(there, other);
    expect(await first.step()).toBe(4);
    expect(await second.step()).toBeUndefined();
    await first.stop();
    while (await second.step());
    expect([...positions(here), ...positions(there)]).toEqual(upTo(10));
    await second.stop();
    await other.close();
  });

  it('is fenced if it was suspended while another took over: it may repeat its batch, but never moves the checkpoint', async () => {
    const other = startProcess(log.url);
    const shelf = new Shelf();
    const [sleeper, successor] = [relayTo(shelf), relayTo(shelf, other)];
    await sleeper.step();
    let wake: () => void = () => undefined;
    shelf.hold = new Promise((done) => (wake = done));
    const asleep = sleeper.step();
    asleep.catch(() => undefined);
    await until(() => Promise.resolve(shelf.asked === 2));
    // As when its host is frozen: the database closes its connections, which releases the lock.
    await until(async () => {
      await log.owner.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      );
      shelf.hold = Promise.resolve();
      return ((await successor.step()) ?? 0) > 0;
    });
    while (await successor.step());
    wake();
    await expect(asleep).rejects.toThrow(FencedError);
    expect(await checkpoint()).toBe(10);
    expect([...new Set(positions(shelf))].sort((a, b) => a - b)).toEqual(upTo(10));
    await sleeper.step();
    await successor.stop();
    await other.close();
  });

  it('sends an invalid event all the same, and logs it', async () => {
    const shelf = new Shelf();
    const check = ({ version }: RawEvent): string | null => (version === 3 ? 'it does not fit' : null);
    const relay = log.stopAtEnd(new Relay(log.database, log.wakeups, shelf, { topic: 't', log: quiet, check }));
    while (await relay.step());
    expect(positions(shelf)).toEqual(upTo(10));
    expect(relay.state.misshapen).toBe(1);
  });
});
