import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import { Problem } from '../http/problem.js';
import { RateLimiter, tooMany } from './rate-limiter.js';

let test: TestDatabase;
let limiter: RateLimiter;
beforeAll(async () => {
  test = await createTestDatabase();
  limiter = new RateLimiter(test.database);
});
afterAll(() => test.drop());
beforeEach(() => test.database.query('delete from login_throttle'));

const short = { kind: 'short', value: 'anna', limit: 3, seconds: 60 };
const long = { kind: 'long', value: 'anna', limit: 3, seconds: 3600 };
/** The seconds that are to be waited; 0 for a try that was let through. */
const take = async (...limits: (typeof short)[]): Promise<number> => {
  try {
    await limiter.take(limits, (wait) => tooMany('tooManyRequests', wait));
    return 0;
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault;
    return Number(fault.headers['retry-after']);
  }
};
const pass = (seconds: number): Promise<unknown> =>
  test.database.query('update login_throttle set window_started_at = window_started_at - make_interval(secs => $1)', [seconds]);

describe('the rate limiter', () => {
  it('lets no more through than the limit, however many come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => take(short)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  it('keeps windows of different lengths, and sweeps each when its own is over', async () => {
    for (let n = 0; n < 3; n += 1) expect(await take(short, long)).toBe(0);
    await pass(61);
    await limiter.sweep();
    expect(await take(short)).toBe(0);
    expect(await take(long)).toBeGreaterThan(3500);
    await pass(3600);
    await limiter.sweep();
    expect(await test.database.query('select from login_throttle')).toEqual([]);
  });

  it('gives one try back, or all of them', async () => {
    for (let n = 0; n < 3; n += 1) await take(short);
    await limiter.giveBack([short]);
    expect([await take(short), (await take(short)) > 0]).toEqual([0, true]);
    await limiter.clear([short]);
    expect(await Promise.all([take(short), take(short), take(short)])).toEqual([0, 0, 0]);
  });

  it('leaves a window that was opened before there were lengths its quarter of an hour', async () => {
    const sql = `insert into login_throttle (key, window_started_at, tries) select sha256('old'), clock_timestamp(), 1 returning seconds`;
    expect(await test.database.query(sql)).toEqual([{ seconds: 900 }]);
  });
});
