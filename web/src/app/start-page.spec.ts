import { type DayRow, dayRowNames, dayRows } from '#machines/access/my-day';
import { type Actor, departments, type Role, roles } from '#machines/kernel/people';
import { companiesList } from '../features/companies/companies-page.js';
import { feedbacksList } from '../features/feedbacks/feedbacks-list.js';
import { leadsList } from '../features/leads/leads-list.js';
import { listOf } from '../features/my-day/use-my-day.js';
import { ordersList } from '../features/orders/list/orders-list.js';

const actors: readonly Actor[] = roles.flatMap((role: Role): Actor[] =>
  role === 'Manager' || role === 'DepartmentHead'
    ? departments.map((department) => ({ id: 'me', role, department }))
    : [{ id: 'me', role, department: null }],
);

const questionOf = (row: DayRow): URLSearchParams | undefined => {
  const address = new URLSearchParams(listOf(row, 'admin').split('?')[1]);
  if (row.list === 'orders') return ordersList.toApiQuery(ordersList.parse(address));
  if (row.list === 'leads') return leadsList.toApiQuery(leadsList.parse(address));
  if (row.list === 'companies') return companiesList.toApiQuery(companiesList.parse(address));
  return row.list === 'feedbacks' ? feedbacksList.toApiQuery(feedbacksList.parse(address)) : undefined;
};

describe('the link of a row', () => {
  it('asks its list for exactly what the row counts, in the same order', () => {
    for (const actor of actors) {
      for (const row of dayRows(actor)) {
        const asked = questionOf(row);
        if (!asked) continue;
        const filters = Object.fromEntries(Object.entries(row.filters).map(([name, value]) => [`filter[${name}]`, value]));
        const found = Object.fromEntries([...asked].filter(([name]) => name.startsWith('filter')));
        expect([row.name, found]).toEqual([row.name, filters]);
        if (row.sort !== undefined) expect([row.name, asked.get('sort')]).toEqual([row.name, row.sort]);
      }
    }
  });
  it('exists for every row of every reader', () => {
    const met = new Set(actors.flatMap((actor) => dayRows(actor).map(({ name }) => name)));
    expect(dayRowNames.filter((name) => !met.has(name))).toEqual([]);
  });
});
