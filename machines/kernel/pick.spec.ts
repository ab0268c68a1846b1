import { pick } from './pick.js';

describe('pick', () => {
  it('takes what is named and nothing else', () => {
    expect(Object.entries(pick({ a: 1, b: 'two', c: null, d: undefined }, ['c', 'a']))).toEqual([
      ['c', null],
      ['a', 1],
    ]);
  });
});
