import type { Id } from './ids.js';

/** Roles of the specification's section 6, from the highest rank down; Partner and Client share the last. */
export const roles = ['Owner', 'Admin', 'CEO', 'Supermanager', 'DepartmentHead', 'Manager', 'Partner', 'Client'] as const;
export type Role = (typeof roles)[number];

/** Department codes of the specification's section 3. */
export const departments = [
  'ubContact',
  'ubClient',
  'ubServices',
  'ubAgents',
  'ubBusinessDevelopment',
  'ubContent',
  'ubInnovations',
  'ubOutsideDepartment',
] as const;
export type Department = (typeof departments)[number];

/** Who acts: `department` is set for a Manager or DepartmentHead, null for everybody else. */
export interface Actor {
  id: Id;
  role: Role;
  department: Department | null;
}
