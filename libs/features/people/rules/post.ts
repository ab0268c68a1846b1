import { type Department, type Role, roles } from '#machines/kernel/people';
import { invalid } from '#libs/platform/http/problem';
import { needsDepartment, type Post } from '#machines/access/person-rights';

/** All roles but clients and partners. */
export const staffRoles: readonly Role[] = roles.filter((role) => role !== 'Client' && role !== 'Partner');

/** Roles that belong to a department. */
export const departmentRoles: readonly Role[] = ['DepartmentHead', 'Manager'];

/** `department` is null for roles without one. */
export interface Place {
  role: Role;
  department: Department | null;
}

/** @throws Problem 422 for the field `department`: required by the role, or not offered to it */
export function placeOf(role: Role, department: Department | null | undefined): Place {
  if (needsDepartment(role)) {
    if (!department) throw invalid({ field: 'department', code: 'required' });
    return { role, department };
  }
  if (department) throw invalid({ field: 'department', code: 'notOffered' });
  return { role, department: null };
}

/** Whether `posts` contain this role and department. */
export const offers = (posts: readonly Post[], { role, department }: Place): boolean =>
  posts.some((post) => post.role === role && (department === null || post.departments.includes(department)));
