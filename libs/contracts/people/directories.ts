import { Query } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';
import type { Dependence } from '#machines/access/second-person';

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

/**
 * Which of these people depend on `first`, and so may not be the second of two for what `first` began; who is not in the answer is independent. One query for
 * every operation that takes two people.
 */
export class DependentPeople extends Query<ReadonlyMap<Id, Dependence>> {
  constructor(
    readonly first: Id,
    readonly people: readonly Id[],
  ) {
    super();
  }
}

/** Active staff (everyone but clients and partners), by last name; with a department only its heads and managers. At most 1000. */
export class StaffDirectory extends Query<readonly DirectoryEntry[]> {
  constructor(readonly department?: Department) {
    super();
  }
}
