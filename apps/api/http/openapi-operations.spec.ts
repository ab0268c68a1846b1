import { whoMay } from './openapi-operations.js';

describe('the permissions of a route', () => {
  it.each([
    ['anybody', 'public', 'Callers: anybody, signed in or not.'],
    ['anybody signed in', 'signedIn', 'Callers: anybody who is signed in.'],
    ['whoever has an action of their own that all have', 'secondFactor.own', 'Callers: anybody who is signed in.'],
    ['some', 'security.write', 'Callers: Owner, Admin.'],
    ['staff of a department', 'countries.write', 'Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent).'],
    [
      'staff of most departments, and those whose own it is',
      ['orders.read', 'orders.assigned', 'orders.own'],
      'Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client.',
    ],
  ] as const)('come from the access table: %s', (_, access, callers) => {
    expect(whoMay(access)).toBe(callers);
  });
});
