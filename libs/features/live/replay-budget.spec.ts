import { ReplayBudget } from './replay-budget.js';

it('the budget of replayed events counts each person’s events of a minute separately', () => {
  let now = 0;
  const budget = new ReplayBudget(100, () => now);
  expect([budget.spend('a', 60), budget.spend('a', 41), budget.spend('a', 40), budget.spend('a', 1)]).toEqual([true, false, true, false]);
  expect(budget.spend('b', 100)).toBe(true);
  now = 59_999;
  expect(budget.spend('a', 1)).toBe(false);
  now = 60_000;
  expect([budget.spend('a', 100), budget.spend('a', 1)]).toEqual([true, false]);
});
