import { placeAt } from './use-drag-order.js';

const middles = [20, 60, 100, 140];

describe('a row taken to another height', () => {
  it.each([
    [20, 0, 0],
    [59, 0, 0],
    [61, 0, 1],
    [500, 0, 3],
    [99, 3, 2],
    [139, 3, 3],
    [-50, 3, 0],
    [101, 1, 2],
  ])('at %i, from place %i, comes to place %i', (y, from, to) => {
    expect(placeAt(y, from, middles)).toBe(to);
  });
});
