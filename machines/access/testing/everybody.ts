import { type Actor, departments, type Department, type Role, roles } from '#machines/kernel/people';

/** A test person with that role and department; the id names both. */
export const who = (role: Role, department: Department | null = null): Actor => ({
  id: department ? `${role} ${department}` : role,
  role,
  department,
});

/** Roles that belong to a department. */
const withDepartment = (role: Role): boolean => role === 'Manager' || role === 'DepartmentHead';

/** One of every role, and of every department where the role has one. */
export const everybody: readonly Actor[] = roles.flatMap((role) =>
  withDepartment(role) ? departments.map((department) => who(role, department)) : [who(role)],
);
