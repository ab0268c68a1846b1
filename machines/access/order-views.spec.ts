import { keepsViews, mayShareViews } from './order-views.js';
import { orderScope } from './table.js';
import { everybody } from './testing/everybody.js';

const ids = (may: typeof keepsViews): (string | null)[] => everybody.filter(may).map(({ id }) => id);

describe('questions to the list of orders under names', () => {
  test('are kept by whoever works with orders, and by nobody else', () => {
    const without = ['DepartmentHead ubContent', 'Manager ubContent', 'Partner', 'Client'];
    expect(ids((actor) => !keepsViews(actor)).sort()).toEqual(without.sort());
  });

  test('are set up for everybody by whoever leads people who see every order', () => {
    const leading = ['ubClient', 'ubBusinessDevelopment', 'ubInnovations'].map((department) => `DepartmentHead ${department}`);
    expect(ids(mayShareViews).sort()).toEqual(['Owner', 'Admin', 'CEO', ...leading].sort());
    for (const actor of everybody.filter(mayShareViews)) expect(orderScope(actor)).toBe('all');
  });
});
