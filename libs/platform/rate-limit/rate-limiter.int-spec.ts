import { type TestDatabase, createEmptyDatabase, createTestDatabase } from '#libs/testing/test-database';
import { Database } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { migrations } from '../database/migrations.js';
import { Problem } from '../http/problem.js';
import { RateLimiter, tooMany } from './rate-limiter.js';

let test: TestDatabase;
let limiter: RateLimiter;
beforeAll(async () => {
  test = await createTestDatabase();
  limiter = new RateLimiter(test.database);
});
afterAll(() => test.drop());
beforeEach(() => test.database.query('delete from rate_limits'));

const short = { kind: 'short', value: 'anna', limit: 3, seconds: 60 };
const long = { kind: 'long', value: 'anna', limit: 3, seconds: 3600 };
const secondsOf = (fault: unknown): number => {
  if (!(fault instanceof Problem)) throw fault;
  return Number(fault.headers['retry-after']);
};
/** Seconds to wait; 0 for a permitted attempt. */
const take = async (...limits: (typeof short)[]): Promise<number> => {
  try {
    await limiter.take(limits, (wait) => tooMany('tooManyRequests', wait));
    return 0;
  } catch (fault) {
    return secondsOf(fault);
  }
};
const pass = (seconds: number): Promise<unknown> =>
  test.database.query('update rate_limits set ends_at = ends_at - make_interval(secs => $1)', [seconds]);

describe('the rate limiter', () => {
  it('permits no more than the limit, however many attempts are concurrent', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => take(short)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  it('keeps windows of different lengths, and removes each when it ends', async () => {
    for (let n = 0; n < 3; n += 1) expect(await take(short, long)).toBe(0);
    await pass(61);
    await limiter.sweep();
    expect(await take(short)).toBe(0);
    expect(await take(long)).toBeGreaterThan(3500);
    await pass(3600);
    await limiter.sweep();
    expect(await test.database.query('select from rate_limits')).toEqual([]);
  });

  it('gives back one attempt, or all of them', async () => {
    for (let n = 0; n < 3; n += 1) await take(short);
    await limiter.giveBack([short]);
    expect([await take(short), (await take(short)) > 0]).toEqual([0, true]);
    await limiter.clear([short]);
    expect(await Promise.all([take(short), take(short), take(short)])).toEqual([0, 0, 0]);
  });

  it('checks without counting, and returns the waiting time', async () => {
    const look = (): Promise<void> => limiter.look([short], (wait) => tooMany('tooManyRequests', wait));
    for (let n = 0; n < 3; n += 1) {
      await look();
      await take(short);
    }
    await expect(look()).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    await pass(61);
    await look();
    expect(await take(short)).toBe(0);
  });

  it('reserves units only while all of them fit, however many attempts are concurrent, and gives them back', async () => {
    const budget = { ...short, limit: 250 };
    const answers = await Promise.all(Array.from({ length: 30 }, () => limiter.reserve(budget, 40)));
    expect([answers.filter(Boolean).length, await limiter.left(budget)]).toEqual([6, 10]);
    expect([await limiter.reserve(budget, 11), await limiter.reserve(budget, 10 ** 12), await limiter.left(budget)]).toEqual([
      false,
      false,
      10,
    ]);
    expect([await limiter.reserve(budget, 10), await limiter.left(budget)]).toEqual([true, 0]);
    await limiter.giveBack([budget], 40);
    expect([await limiter.reserve(budget, 41), await limiter.reserve(budget, 40)]).toEqual([false, true]);
    await pass(61);
    expect([await limiter.left(budget), await limiter.reserve(budget, 250)]).toEqual([250, true]);
  });

  it('counts nothing of a transaction that is rolled back', async () => {
    const undone = test.database.transaction(async (tx) => {
      await limiter.take([short], (wait) => tooMany('tooManyRequests', wait), tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await test.database.query('select from rate_limits')).toEqual([]);
  });
});

describe('work whose attempt is counted while it runs', () => {
  const run = (work: () => Promise<string>, isFree?: () => Promise<boolean>): Promise<string> =>
    limiter.countWhile(
      {
        limits: [short],
        refusal: (wait) => tooMany('tooManyRequests', wait),
        isCounted: (result) => result === 'new',
        ...(isFree && { isFree }),
      },
      work,
    );
  const left = async (): Promise<number> => {
    const row = await test.database.one<{ tries: number }>('select coalesce(sum(tries), 0)::int as tries from rate_limits');
    return short.limit - (row?.tries ?? 0);
  };
  const create = (): Promise<string> => Promise.resolve('new');

  it('uses up one attempt, counted before it starts', async () => {
    expect(await run(async () => ((await left()) === 2 ? 'new' : 'late'))).toBe('new');
    expect(await left()).toBe(2);
  });

  it('uses up none if its result is not counted, or it fails with its own error', async () => {
    expect(await run(() => Promise.resolve('replayed'))).toBe('replayed');
    await expect(run(() => Promise.reject(new Error('the database is away')))).rejects.toThrow('the database is away');
    expect(await left()).toBe(3);
  });

  it('does not start above the limit, unless it is free', async () => {
    for (let n = 0; n < 3; n += 1) await run(create);
    let runs = 0;
    const work = (): Promise<string> => {
      runs += 1;
      return create();
    };
    await expect(run(work)).rejects.toMatchObject({ status: 429 });
    await expect(run(work, () => Promise.resolve(false))).rejects.toMatchObject({ status: 429 });
    expect(runs).toBe(0);
    expect(await run(work, () => Promise.resolve(true))).toBe('new');
    expect(runs).toBe(1);
  });
});

describe('windows of the earlier tables', () => {
  it('continue with their counts, and expired ones are removed', async () => {
    const { ownerUrl, drop } = await createEmptyDatabase();
    const owner = Database.open(ownerUrl, { asOwner: true, max: 1 });
    await migrate(
      ownerUrl,
      migrations.slice(
        0,
        migrations.findIndex(({ number }) => number === 135),
      ),
    );
    await owner.query(`insert into login_throttle (key, window_started_at, tries, seconds) values
      (sha256('short\nanna'), clock_timestamp() - interval '50 seconds', 3, 60), (sha256('over'), clock_timestamp() - interval '61 seconds', 3, 60)`);
    await owner.query(`insert into form_windows (key, ends_at, sent) values
      (sha256('form call\n4912345'), clock_timestamp() + interval '200 seconds', 1), (sha256('form over'), clock_timestamp(), 1)`);
    await migrate(ownerUrl);
    const upgraded = new RateLimiter(owner);
    const wait = (limit: typeof short): Promise<number> =>
      upgraded.take([limit], (seconds) => tooMany('tooManyRequests', seconds)).catch(secondsOf);
    expect(await wait(short)).toBeLessThanOrEqual(10);
    expect(await wait({ kind: 'form call', value: '4912345', limit: 1, seconds: 300 })).toBeGreaterThan(190);
    expect(await owner.query('select from rate_limits')).toHaveLength(2);
    await owner.close();
    await drop();
  });
});
