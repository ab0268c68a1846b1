import { numberText } from './standing.js';

test('people read the number of an order with six digits or more, and none before the log gave one', () => {
  expect([1, 412, 999_999, 1_000_000].map(numberText)).toEqual(['R-000001', 'R-000412', 'R-999999', 'R-1000000']);
  expect(numberText(null)).toBe('');
});
