import { type Department, departments, type Role } from '#machines/kernel/people';

/** A person in the matrix: a role, with its department if it has one, as the access rules write it. */
export type Person = Exclude<Role, 'Manager' | 'DepartmentHead'> | `Manager of ${Department}` | `DepartmentHead of ${Department}`;

const managers = (...of: Department[]): Person[] => of.map((department) => `Manager of ${department}` as const);
export const heads = (...of: Department[]): Person[] => of.map((department) => `DepartmentHead of ${department}` as const);
/** Heads and managers of these departments. */
export const both = (...of: Department[]): Person[] => [...heads(...of), ...managers(...of)];

export const top: readonly Person[] = ['Owner', 'Admin', 'CEO'];
export const leading: readonly Person[] = [...top, 'Supermanager'];
const staff: readonly Person[] = [...leading, ...both(...departments)];
export const everybody: readonly Person[] = [...staff, 'Client', 'Partner'];

/** The demo account of this person. */
export function accountOf(person: Person): string {
  const [role = '', department] = person.split(' of ');
  if (department === undefined) return role.toLowerCase();
  return `${places[department as Department]}-${role === 'Manager' ? 'manager' : 'head'}`;
}

const places: Readonly<Record<Department, string>> = {
  ubContact: 'contact',
  ubClient: 'client-service',
  ubServices: 'services',
  ubAgents: 'agents',
  ubBusinessDevelopment: 'business',
  ubContent: 'content',
  ubInnovations: 'innovations',
  ubOutsideDepartment: 'outside',
};
