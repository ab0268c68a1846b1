import { Repeats } from './repeats.js';

const read = (id: string) => ({ id, times: 1 });

describe('repeated reads', () => {
  it('write the first read at once, and those of the next minute as one row with their number', () => {
    const repeats = new Repeats<{ id: string }>(60, 10);
    expect(repeats.add('a', read('1'), 0)).toEqual({ write: [read('1')], rows: 1 });
    expect(repeats.add('a', read('2'), 10)).toEqual({ write: [], rows: 1 });
    expect(repeats.add('a', read('3'), 59)).toEqual({ write: [], rows: 0 });
    expect(repeats.add('b', read('4'), 59)).toEqual({ write: [read('4')], rows: 1 });
    expect([repeats.ended(59), repeats.ended(60), repeats.ended(1_000)]).toEqual([[], [{ id: '3', times: 2 }], []]);
  });

  it('write the last read of a minute when the next minute begins', () => {
    const repeated = new Repeats<{ id: string }>(60, 10);
    repeated.add('a', read('1'), 0);
    repeated.add('a', read('2'), 1);
    expect(repeated.add('a', read('3'), 60).write).toEqual([read('2'), read('3')]);
  });

  it('end early where too many minutes are open', () => {
    const repeats = new Repeats<{ id: string }>(60, 1);
    repeats.add('a', read('1'), 0);
    repeats.add('a', read('2'), 1);
    expect(repeats.add('b', read('3'), 2).write).toEqual([read('2'), read('3')]);
  });
});
