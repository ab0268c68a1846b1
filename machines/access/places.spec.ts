import { type Actor, type Department, departments, type Role } from '#machines/kernel/people';
import { addresses, isPage } from './addresses.js';
import { landing, personalSections, sections } from './places.js';
import { permits } from './table.js';

const all = ['countries', 'partners', 'services', 'staff', 'clients', 'reports', 'payments', 'orders', 'leads', 'settings'];
const innovations = ['staff', 'clients', 'reports', 'payments', 'orders'];
const customers = ['staff', 'clients', 'payments', 'orders'];
const business = ['partners', 'staff', 'payments', 'orders'];

/** Every role and department: its sections of the admin sidebar in the specification's order, and its landing page. */
const table: readonly [Role, Department | null, readonly string[], string][] = [
  ['Owner', null, all, 'countries'],
  ['Admin', null, all, 'orders'],
  ['CEO', null, all, 'countries'],
  ['Supermanager', null, all, 'orders'],
  ['DepartmentHead', 'ubContact', ['orders', 'leads'], 'leads'],
  ['DepartmentHead', 'ubClient', customers, 'orders'],
  ['DepartmentHead', 'ubServices', ['orders'], 'orders'],
  ['DepartmentHead', 'ubAgents', ['orders'], 'orders'],
  ['DepartmentHead', 'ubBusinessDevelopment', business, 'partners'],
  ['DepartmentHead', 'ubContent', ['countries', 'services', 'settings'], 'countries'],
  ['DepartmentHead', 'ubInnovations', innovations, 'orders'],
  ['DepartmentHead', 'ubOutsideDepartment', ['orders'], 'orders'],
  ['Manager', 'ubContact', ['orders', 'leads'], 'leads'],
  ['Manager', 'ubClient', customers, 'clients'],
  ['Manager', 'ubServices', ['orders'], 'orders'],
  ['Manager', 'ubAgents', ['orders'], 'orders'],
  ['Manager', 'ubBusinessDevelopment', business, 'partners'],
  ['Manager', 'ubContent', ['countries', 'settings'], 'countries'],
  ['Manager', 'ubInnovations', innovations, 'orders'],
  ['Manager', 'ubOutsideDepartment', ['orders'], 'orders'],
  ['Client', null, [], 'ownOrders'],
  ['Partner', null, [], 'ownOrders'],
];
const lines = table.map(([role, department, sidebar, place]) => {
  const actor: Actor = { id: role, role, department };
  return { who: department === null ? role : `${role} of ${department}`, actor, sidebar, place };
});

describe('the sidebar and the landing', () => {
  test('have a line for every role and every department', () => {
    expect(lines).toHaveLength(6 + 2 * departments.length);
    expect(new Set(lines.map(({ who }) => who)).size).toBe(lines.length);
  });

  test.each(lines)('$who sees what the access rules say, in the order of the specification', ({ actor, sidebar }) =>
    expect(sections(actor)).toEqual(sidebar),
  );

  test.each(lines)('$who arrives at $place', ({ actor, place }) => expect(landing(actor)).toBe(place));

  test.each(lines)('$who lands on a page they may open', ({ actor }) => {
    const place = landing(actor);
    const opened: readonly string[] = [...sections(actor), ...personalSections(actor)];
    expect(opened).toContain(place);
    expect(place === 'ownOrders').toBe(permits(actor, 'orders.own'));
  });

  test('offer the pages of the personal area that the role has', () => {
    const own = (role: Role) => personalSections({ id: role, role, department: null });
    expect([own('Owner'), own('Admin')]).toEqual([['ownOrders', 'profile'], ['ownOrders']]);
    expect([own('Client'), own('Partner')]).toEqual([
      ['ownOrders', 'ownPayments', 'profile'],
      ['ownOrders', 'payoffs', 'profile'],
    ]);
  });

  test('show only the profile to anyone who has no department yet', () => {
    expect(landing({ id: 'new', role: 'Manager', department: null })).toBe('profile');
  });

  test('hide the profile from the Admin alone, and show payments to clients and payoffs to partners alone', () => {
    const whoSees = (section: 'profile' | 'payoffs' | 'ownPayments') =>
      lines.filter(({ actor }) => personalSections(actor).includes(section)).map(({ who }) => who);
    expect(whoSees('profile')).toEqual(lines.map(({ who }) => who).filter((who) => who !== 'Admin'));
    expect(whoSees('payoffs')).toEqual(['Partner']);
    expect(whoSees('ownPayments')).toEqual(['Client']);
  });
});

describe('the address of a page', () => {
  test.each([...addresses.open, ...addresses.personal, ...addresses.admin].map((one) => one.replace(':id', '7')))(
    '%s leads to a page',
    (path) => {
      expect(isPage(path)).toBe(true);
      expect(isPage(`${path}/`)).toBe(true);
      expect(isPage(`${path}//`)).toBe(true);
    },
  );

  test.each(['/nowhere', '/admin/nowhere', '/order/7', '/admin/order/', '/Login', '//login', '/login/x', '/api/v1/orders', '/../login'])(
    '%s has a page only if it is exactly that address',
    (path) => {
      expect(isPage(path)).toBe(path === '/admin/order/');
    },
  );
});
