import { Query } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';

/** A person in a picker. */
export interface DirectoryEntry {
  id: Id;
  role: Role;
  department: Department | null;
  firstName: string;
  lastName: string;
  latinFirstName: string | null;
  latinLastName: string | null;
  partnerCompanyName: string | null;
}

/** Active staff (everyone but clients and partners), by last name; with a department only its heads and managers. At most 1000. */
export class StaffDirectory extends Query<readonly DirectoryEntry[]> {
  constructor(readonly department?: Department) {
    super();
  }
}
