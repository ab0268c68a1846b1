import { type Actor, departments, type Role, roles } from '#machines/kernel/people';
import { invitablePosts, isStaff, mayReadNotes, needsDepartment, personRights, sectionOf, workRefusedTo } from './person-rights.js';
import { mayAdminister, permits, rank } from './table.js';
import { everybody, who } from './testing/everybody.js';

const staffBelow = ['Admin', 'CEO', 'Supermanager', 'DepartmentHead', 'Manager'];
const rolesOf = (posts: readonly { role: Role }[]): Role[] => posts.map(({ role }) => role);

describe('the right to invite people', () => {
  test.each([
    [who('Owner'), ['Owner', ...staffBelow]],
    [who('Admin'), ['CEO', 'Supermanager', 'DepartmentHead', 'Manager']],
    [who('CEO'), ['Supermanager', 'DepartmentHead', 'Manager']],
    [who('Supermanager'), []],
    [who('DepartmentHead', 'ubClient'), ['Manager']],
    [who('DepartmentHead', 'ubContent'), []],
    [who('Manager', 'ubClient'), []],
    [who('Client'), []],
    [who('Partner'), []],
  ] as const)('is limited by rank and department: %j', (actor, expected) => expect(rolesOf(invitablePosts(actor))).toEqual(expected));

  test('covers the own department of a head, and every department for those above', () => {
    expect(invitablePosts(who('DepartmentHead', 'ubClient'))).toEqual([{ role: 'Manager', departments: ['ubClient'] }]);
    expect(invitablePosts(who('CEO')).find(({ role }) => role === 'Manager')?.departments).toEqual(departments);
    expect(invitablePosts(who('CEO')).find(({ role }) => role === 'Supermanager')?.departments).toEqual([]);
  });

  test('never covers a rank above one’s own, nor an equal one except for an Owner', () => {
    for (const actor of everybody) {
      for (const { role } of invitablePosts(actor)) {
        expect(rank(role) < rank(actor.role) || (actor.role === 'Owner' && role === 'Owner')).toBe(true);
      }
    }
  });
});

describe('the rights of an actor over a person', () => {
  const target = (person: Actor) => ({ ...person, id: 'somebody else', erased: false });

  test('are none without reading that section, over oneself, or over an erased person', () => {
    const none = { edit: false, deactivate: false, erase: false, changeRole: [], resetSecondFactor: false, readNotes: false };
    for (const actor of everybody) {
      for (const person of everybody) {
        const rights = personRights(actor, target(person));
        if (!permits(actor, `${sectionOf(person.role)}.read`)) expect(rights).toEqual(none);
        expect(personRights(actor, { ...target(person), erased: true })).toEqual(none);
      }
      expect(personRights(actor, { ...actor, erased: false })).toMatchObject({ ...none });
    }
  });

  test('match the access table, action by action, for every pair of roles and departments', () => {
    for (const actor of everybody) {
      for (const person of everybody) {
        const rights = personRights(actor, target(person));
        const seen = permits(actor, `${sectionOf(person.role)}.read`);
        for (const act of ['edit', 'deactivate', 'erase'] as const) {
          expect(rights[act]).toBe(seen && mayAdminister(actor, target(person), act));
        }
      }
    }
  });

  test('give nobody a role above the giver, outside the head’s department, or out of the staff', () => {
    for (const actor of everybody) {
      for (const person of everybody) {
        for (const { role, departments: open } of personRights(actor, target(person)).changeRole) {
          expect(isStaff(role) && isStaff(person.role)).toBe(true);
          expect(rank(role) < rank(actor.role) || actor.role === 'Owner').toBe(true);
          if (actor.role === 'DepartmentHead') expect(open).toEqual([actor.department]);
        }
      }
    }
    expect(personRights(who('CEO'), target(who('Client'))).changeRole).toEqual([]);
    expect(rolesOf(personRights(who('DepartmentHead', 'ubClient'), target(who('Manager', 'ubClient'))).changeRole)).toEqual(['Manager']);
  });

  test('allow anyone who may edit a staff member, partner or client to reset a lost second factor', () => {
    for (const actor of everybody) {
      for (const person of everybody) {
        const { edit, resetSecondFactor } = personRights(actor, target(person));
        expect(resetSecondFactor).toBe(edit);
      }
    }
  });

  test('include reading notes about people whom one may change, in a section that one writes in', () => {
    const reads = (actor: Actor, person: Actor) => mayReadNotes(actor, target(person));
    expect(reads(who('CEO'), who('Manager', 'ubClient'))).toBe(true);
    expect(reads(who('CEO'), who('Admin'))).toBe(false);
    expect(reads(who('Supermanager'), who('Client'))).toBe(true);
    expect(reads(who('Supermanager'), who('Manager', 'ubClient'))).toBe(false);
    expect(reads(who('DepartmentHead', 'ubBusinessDevelopment'), who('Client'))).toBe(false);
    expect(reads(who('Owner'), who('Owner'))).toBe(true);
    expect(mayReadNotes(who('Owner'), who('Owner'))).toBe(false);
  });

  test.each([
    ['Manager', 'ubContent', true, true],
    ['DepartmentHead', 'ubContent', true, true],
    ['Manager', 'ubClient', false, true],
    ['Manager', 'ubContact', false, false],
    ['Manager', 'ubServices', false, true],
    ['Supermanager', null, false, false],
  ] as const)('change with the role: %s of %s gives up orders: %s, leads: %s', (role, department, orders, leads) =>
    expect(workRefusedTo({ role, department })).toEqual({ orders, leads }),
  );

  test('require a department of heads and managers alone', () => {
    expect(roles.filter(needsDepartment)).toEqual(['DepartmentHead', 'Manager']);
  });

  test('let a manager edit and deactivate clients and write notes about them, but never erase them', () => {
    expect(personRights(who('Manager', 'ubClient'), target(who('Client')))).toEqual({
      edit: true,
      deactivate: true,
      erase: false,
      changeRole: [],
      resetSecondFactor: true,
      readNotes: true,
    });
  });
});
