import { type Actor, type Department, departments, type Role, roles } from '#machines/kernel/people';
import type { OrderState } from '#machines/order/state';

/** A role whose operations can be shown: `DepartmentHead.ubClient` or `Owner`. */
export type RoleKey = Role | `${'DepartmentHead' | 'Manager'}.${Department}`;

const keysOf = (role: Role): RoleKey[] =>
  role === 'DepartmentHead' || role === 'Manager' ? departments.map((department): RoleKey => `${role}.${department}`) : [role];

export const roleKeys: readonly RoleKey[] = roles.flatMap(keysOf);

export function partsOf(key: RoleKey): { role: Role; department: Department | null } {
  const [role, department] = key.split('.') as [Role, Department | undefined];
  return { role, department: department ?? null };
}

/**
 * A person of that role: the order's client or partner; for staff its manager at that time, who sees assigned orders. Null for a partner if
 * the order had none.
 */
export function actorThen({ facts }: Pick<OrderState, 'facts'>, key: RoleKey): Actor | null {
  const { role, department } = partsOf(key);
  if (role === 'Client') return { id: facts.client, role, department };
  if (role === 'Partner') return facts.partner === null ? null : { id: facts.partner, role, department };
  return { id: facts.manager ?? 'staff', role, department };
}
