import { numberText } from './ids.js';

test('the number of an order has at least six digits, and is empty before the log assigned one', () => {
  expect([null, 1, 412, 999_999, 1_000_000].map(numberText)).toEqual(['', 'R-000001', 'R-000412', 'R-999999', 'R-1000000']);
});
