import { readPartnerPercent } from './percent.js';

describe('a percent as people type it', () => {
  it('is taken from 1 to 100 with at most two decimals', () => {
    expect(['1', '22,5', '99.99', '100', '22 %'].map(readPartnerPercent)).toEqual([1, 22.5, 99.99, 100, 22]);
    expect(['0', '0,99', '100,01', '22.555', '', 'x'].map(readPartnerPercent)).toEqual(Array(6).fill(undefined));
  });
});
