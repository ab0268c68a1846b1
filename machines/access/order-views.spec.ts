import { keepsViews, mayShareViews } from './order-views.js';
import { orderScope } from './table.js';
import { everybody } from './testing/everybody.js';

const ids = (may: typeof keepsViews): (string | null)[] => everybody.filter(may).map(({ id }) => id);

describe('saved views of the order list', () => {
  test('can be saved by anyone who works with orders, and by no one else', () => {
    const without = ['DepartmentHead ubContent', 'Manager ubContent', 'Partner', 'Client'];
    expect(ids((actor) => !keepsViews(actor)).sort()).toEqual(without.sort());
  });

  test('can be shared by people who lead others and see every order', () => {
    const leading = ['ubClient', 'ubBusinessDevelopment', 'ubInnovations'].map((department) => `DepartmentHead ${department}`);
    expect(ids(mayShareViews).sort()).toEqual(['Owner', 'Admin', 'CEO', ...leading].sort());
    for (const actor of everybody.filter(mayShareViews)) expect(orderScope(actor)).toBe('all');
  });
});
