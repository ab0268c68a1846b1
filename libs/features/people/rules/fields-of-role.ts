import type { Role } from '#libs/kernel/people';
import { invalid } from '#libs/platform/http/problem';

/** Fields that only people of some roles have. */
interface RoleFields {
  partnerCompanyName?: string | null;
  latinFirstName?: string | null;
  latinLastName?: string | null;
}

const has: Readonly<Record<keyof RoleFields, (role: Role) => boolean>> = {
  partnerCompanyName: (role) => role === 'Partner',
  // Clients read their own name as they wrote it; others see the names of staff and partners.
  latinFirstName: (role) => role !== 'Client',
  latinLastName: (role) => role !== 'Client',
};

/** @throws Problem 422 unknownField for each changed field that people of the role do not have */
export function assertFieldsOf({ role }: { role: Role }, changes: RoleFields): void {
  const foreign = (Object.keys(has) as (keyof RoleFields)[]).filter((field) => changes[field] !== undefined && !has[field](role));
  if (foreign.length > 0) throw invalid(...foreign.map((field) => ({ field, code: 'unknownField' })));
}
