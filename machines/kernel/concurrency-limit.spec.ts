import { ConcurrencyLimit } from './concurrency-limit.js';

const taken = (place: unknown): boolean => typeof place === 'function';

describe('a concurrency limit', () => {
  it('refuses beyond the limit of a key and beyond that of all keys, and names which', () => {
    const limit = new ConcurrencyLimit<string>({ ofKey: 2, ofAll: 3 });
    expect([limit.take('a'), limit.take('a')].map(taken)).toEqual([true, true]);
    expect(limit.take('a')).toBe('ofKey');
    expect(taken(limit.take('b'))).toBe(true);
    expect(limit.take('b')).toBe('ofAll');
    expect(limit.take('a')).toBe('ofKey');
  });

  it('frees a place once, however often it is given back', () => {
    const limit = new ConcurrencyLimit<string>({ ofKey: 1, ofAll: 2 });
    const release = limit.take('a');
    if (typeof release !== 'function') throw new Error('no place');
    expect(taken(limit.take('b'))).toBe(true);
    release();
    release();
    expect(taken(limit.take('a'))).toBe(true);
    expect(limit.take('c')).toBe('ofAll');
  });

  it('gives one place back and keeps the others of the same key', () => {
    const limit = new ConcurrencyLimit<string>({ ofKey: 2, ofAll: 10 });
    const release = limit.take('a');
    if (typeof release !== 'function') throw new Error('no place');
    limit.take('a');
    expect(limit.size).toBe(2);
    release();
    expect(limit.size).toBe(1);
    expect(taken(limit.take('a'))).toBe(true);
    expect(limit.take('a')).toBe('ofKey');
  });

  it('is as new when every place was given back, and remembers no key', () => {
    const most = { ofKey: 2, ofAll: 10 };
    const limit = new ConcurrencyLimit<string>(most);
    for (const place of [limit.take('a'), limit.take('b'), limit.take('a')]) if (typeof place === 'function') place();
    expect(limit.size).toBe(0);
    expect(limit).toEqual(new ConcurrencyLimit<string>(most));
  });
});
