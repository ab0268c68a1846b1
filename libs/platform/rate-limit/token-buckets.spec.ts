import { TokenBuckets } from './token-buckets.js';

describe('token buckets', () => {
  it('give each caller a budget that refills evenly, and return the waiting time', () => {
    let now = 0;
    const buckets = new TokenBuckets({ burst: 3, perMinute: 6 }, () => now);
    const take = (times: number, caller = 'one') => Array.from({ length: times }, () => buckets.take(caller));
    expect(take(5)).toEqual([0, 0, 0, 10, 10]);
    expect(take(1, 'another')).toEqual([0]);
    now += 9_000;
    expect(take(1)).toEqual([1]);
    now += 1_000;
    expect(take(2)).toEqual([0, 10]);
    now += 3_600_000;
    expect(take(4)).toEqual([0, 0, 0, 10]);
  });
});
