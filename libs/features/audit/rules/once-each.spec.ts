import { OnceEach } from './once-each.js';

describe('OnceEach', () => {
  it('reports a key as new once in a period', () => {
    const once = new OnceEach(600, 10);
    expect([0, 599, 600, 1_100, 1_200].map((now) => once.isFirst('a', now))).toEqual([true, false, true, false, true]);
    expect(once.isFirst('b', 0)).toBe(true);
  });

  it('recognises a key that was marked before', () => {
    const once = new OnceEach(600, 10);
    once.see('page', 0);
    expect(once.isFirst('page', 10)).toBe(false);
  });

  it('forgets the oldest beyond its bound, which then counts as new', () => {
    const once = new OnceEach(600, 2);
    for (const key of ['a', 'b', 'c']) once.isFirst(key, 0);
    expect(['c', 'b', 'a'].map((key) => once.isFirst(key, 1))).toEqual([false, false, true]);
  });
});
