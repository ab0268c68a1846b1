import { coloursOf } from './report-colours.js';

const colours = (...keys: string[]): (string | undefined)[] => {
  const given = coloursOf(keys.map((key) => ({ key })));
  return keys.map((key) => given.get(key)?.replace(/^var\(--badge-(.*)-icon\)$/, '$1'));
};

describe('the colours of a chart', () => {
  it('are those of what is counted, whatever stands beside it', () => {
    expect(colours('placed', 'finished', 'cancelled')).toEqual(['blue', 'green', 'red']);
    expect(colours('cancelled', 'finished')).toEqual(['red', 'green']);
  });

  it('are different for any two of them', () => {
    expect(colours('placed', 'taken')).toEqual(['blue', 'orange']);
    expect(colours('received.EUR', 'received.USD', 'refunds.EUR', 'refunds.USD')).toEqual(['green', 'blue', 'red', 'orange']);
    expect(new Set(colours('a', 'b', 'c', 'd', 'e', 'net')).size).toBe(6);
  });
});
