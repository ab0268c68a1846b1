import { type Consumer, InfrastructureError } from '#libs/event-log/feed/consumer';
import { openDeadLetters, retryDeadLetter, skipDeadLetter } from '#libs/event-log/feed/dead-letters';
import { LogReader } from '#libs/event-log/feed/log-reader';
import type { EventReading, PlacedEvent } from '#libs/event-log/feed/placed-event';
import { createTotals, inBatches, type Total, Totals } from '#libs/event-log/testing/totals-consumer';
import { until } from '#libs/event-log/testing/until';
import { type LogUnderTest, type Process, startLog, startProcess } from './log-under-test.js';

/** One process that feeds consumers, as the feed under contract runs it. */
interface RunningFeed {
  stop(): Promise<void>;
}

/** Operations of the suite on a kind of feed. */
export interface FeedUnderContract {
  begin(log: LogUnderTest): Promise<void>;
  end(): Promise<void>;
  start(process: Process, consumers: readonly Consumer[], options: FeedSettings): Promise<RunningFeed>;
  /** delivers `events` again, in this order */
  redeliver(process: Process, consumers: readonly Consumer[], events: readonly PlacedEvent[], options: FeedSettings): Promise<void>;
}

interface FeedSettings {
  delays: readonly number[];
  reading: EventReading;
}

const soon = [0, 0, 0, 0];
const settings: FeedSettings = { delays: soon, reading: {} };

/** The guarantees of every feed to its consumers. The suite runs unchanged on each kind, with real parts. */
export function feedContract(name: string, make: () => FeedUnderContract): void {
  describe(`the contract of feeds, kept by ${name}:`, () => {
    let log: LogUnderTest;
    let feed: FeedUnderContract;
    let ids: string[];
    const running: RunningFeed[] = [];
    const others: Process[] = [];

    beforeEach(async () => {
      log = await startLog();
      await createTotals(log.owner);
      log.sequencer.start();
      feed = make();
      await feed.begin(log);
      ids = await Promise.all([log.open(), log.open(), log.open()]);
    });
    afterEach(async () => {
      await Promise.all(running.splice(0).map((one) => one.stop()));
      await feed.end();
      await Promise.all(others.splice(0).map((process) => process.close()));
      await log.close();
    });

    const run = async (consumer: Consumer, process: Process = log, options = settings): Promise<RunningFeed> => {
      const started = await feed.start(process, [consumer], options);
      running.push(started);
      return started;
    };
    const add = async (times: number, id = ids): Promise<void> => {
      for (let i = 0; i < times; i += 1) for (const one of id) await log.run(one, { type: 'add', amount: i });
    };
    const versions = async (): Promise<Record<string, number[]>> => {
      const rows = await log.owner.query<Total>('select * from totals');
      return Object.fromEntries(rows.map((row) => [row.account_id, row.versions]));
    };
    const upTo = (version: number): number[] => Array.from({ length: version }, (_, i) => i + 1);
    const all = (version: number): Record<string, number[]> => Object.fromEntries(ids.map((id) => [id, upTo(version)]));
    const reached = (expected: Record<string, number[]>): Promise<unknown> =>
      until(async () => {
        const now = await versions();
        return Object.entries(expected).every(([id, list]) => (now[id]?.length ?? 0) >= list.length) ? now : undefined;
      });
    const events = async (): Promise<PlacedEvent[]> => new LogReader(log.database).read(0);

    it('every event has its effect once, in the order of its stream, while events are written', async () => {
      await run(inBatches(new Totals('totals')));
      await Promise.all(ids.map((id) => add(20, [id])));
      await reached(all(21));
      expect(await versions()).toEqual(all(21));
    });

    it('events from before the feed started come first', async () => {
      await add(5);
      await run(new Totals('totals'));
      await reached(all(6));
      expect(await versions()).toEqual(all(6));
    });

    it('duplicate events in wrong order change nothing', async () => {
      const consumer = new Totals('totals');
      await add(6);
      await run(consumer);
      await reached(all(7));
      const mixed = (await events()).map((event, i) => ({ event, at: (i * 7919) % 23 })).sort((a, b) => a.at - b.at);
      await feed.redeliver(
        log,
        [consumer],
        [...mixed, ...mixed].map(({ event }) => event),
        settings,
      );
      await add(1);
      await reached(all(8));
      expect(await versions()).toEqual(all(8));
      expect(await openDeadLetters(log.database)).toEqual([]);
    });

    it('a later event that arrives before an earlier one does not wait: the gap is read from the log', async () => {
      const consumer = new Totals('totals');
      await add(4);
      const backwards = await until(async () => {
        const there = await events();
        return there.length >= 15 ? [...there].reverse() : undefined;
      });
      await feed.redeliver(log, [consumer], backwards, settings);
      await run(consumer);
      await reached(all(5));
      expect(await versions()).toEqual(all(5));
    });

    it('two processes share the work, and one takes over when the other is killed', async () => {
      const other = startProcess(log.url);
      others.push(other);
      const first = await run(new Totals('totals'));
      await run(new Totals('totals'), other);
      await add(5);
      await reached(all(6));
      const writing = add(15);
      await first.stop();
      running.splice(running.indexOf(first), 1);
      await writing;
      await reached(all(21));
      expect(await versions()).toEqual(all(21));
    });

    it('an event that fails parks its stream, waits for a person, and does not block others', async () => {
      const consumer = new Totals('totals');
      consumer.before = ({ streamId, version }) => {
        if (streamId === ids[1] && version === 3) throw new Error('poison');
      };
      await run(consumer);
      await add(4);
      await reached({ [ids[0] ?? '']: upTo(5), [ids[1] ?? '']: upTo(2), [ids[2] ?? '']: upTo(5) });
      const deadLetter = await until(async () => (await openDeadLetters(log.database)).find(({ attempts }) => attempts === 5));
      expect(deadLetter).toMatchObject({ streamId: ids[1], version: 3, nextAttemptAt: null, error: 'Error: poison' });
      expect((await versions())[ids[1] ?? '']).toEqual(upTo(2));
    });

    it('a person retries it, and the stream is drained in order', async () => {
      const consumer = new Totals('totals');
      let broken = true;
      consumer.before = ({ streamId, version }) => {
        if (broken && streamId === ids[1] && version === 5) throw new Error('poison');
      };
      await run(consumer);
      await add(4);
      const deadLetter = await until(async () => (await openDeadLetters(log.database)).find(({ attempts }) => attempts === 5));
      broken = false;
      await retryDeadLetter(log.database, deadLetter, log.person.id);
      await reached(all(5));
      await add(1);
      await reached(all(6));
      expect(await versions()).toEqual(all(6));
      expect(await openDeadLetters(log.database)).toEqual([]);
    });

    it('a person skips it, and the stream continues without it', async () => {
      const consumer = new Totals('totals');
      consumer.before = ({ streamId, version }) => {
        if (streamId === ids[1] && version === 3) throw new Error('poison');
      };
      await run(consumer);
      await add(4);
      const deadLetter = await until(async () => (await openDeadLetters(log.database)).find(({ attempts }) => attempts === 5));
      await skipDeadLetter(log.database, deadLetter, log.person.id, 'it was a test');
      await until(async () => ((await versions())[ids[1] ?? '']?.length === 4 ? true : undefined));
      expect((await versions())[ids[1] ?? '']).toEqual([1, 2, 4, 5]);
    });

    it('an event with an invalid shape is not handled: it becomes a dead letter with its error', async () => {
      const check = ({ data }: { data: Record<string, unknown> }): string | null =>
        data['amount'] === 2 ? 'version 9 of Added is unknown' : null;
      await run(new Totals('totals'), log, { delays: soon, reading: { check } });
      await add(3, [ids[0] ?? '']);
      const deadLetter = await until(async () => (await openDeadLetters(log.database)).find(({ attempts }) => attempts === 5));
      expect(deadLetter).toMatchObject({ version: 4, error: 'MisshapenEventError: version 9 of Added is unknown' });
      expect((await versions())[ids[0] ?? '']).toEqual([1, 2, 3]);
    });

    it('infrastructure errors pause the consumer, count as no attempt, and lose nothing', async () => {
      const consumer = new Totals('totals');
      let down = 4;
      consumer.before = () => {
        if (down > 0) {
          down -= 1;
          throw new InfrastructureError('the mail server is away');
        }
      };
      await add(2);
      await run(consumer);
      await reached(all(3));
      expect(await versions()).toEqual(all(3));
      expect(await log.owner.one('select count(*) as n from dead_letters')).toEqual({ n: 0 });
    });

    it('effect and progress are atomic: after a random failure neither is stored', async () => {
      const consumer = inBatches(new Totals('totals'));
      let calls = 0;
      consumer.before = () => {
        calls += 1;
        if (calls % 97 === 0) throw new InfrastructureError('now and then');
        if (calls % 61 === 0) throw new Error('now and then');
      };
      await run(consumer, log, { delays: Array<number>(1_000).fill(0), reading: {} });
      await Promise.all(ids.map((id) => add(25, [id])));
      await reached(all(26));
      expect(await versions()).toEqual(all(26));
      const progress = await log.owner.query<{ stream_id: string; version: number }>('select stream_id, version from consumer_streams');
      expect(Object.fromEntries(progress.map((row) => [row.stream_id, row.version]))).toEqual(
        Object.fromEntries(ids.map((id) => [id, 26])),
      );
    });
  });
}
