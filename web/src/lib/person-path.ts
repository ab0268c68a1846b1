import type { Role } from '#machines/kernel/people';

/** Clients and partners have a page, staff a sheet over their list. */
export function personPath({ _id, role }: { _id: string; role: Role }): string {
  if (role === 'Client') return `/admin/client/${_id}`;
  return role === 'Partner' ? `/admin/partner-for-admin/${_id}` : `/admin/staff?id=${_id}`;
}
