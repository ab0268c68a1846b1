import { type Role, roles } from '#libs/kernel/people';

/** Everybody who works here. */
export const staffRoles: readonly Role[] = roles.filter((role) => role !== 'Client' && role !== 'Partner');

/** Those who belong to a department. */
export const departmentRoles: readonly Role[] = ['DepartmentHead', 'Manager'];
