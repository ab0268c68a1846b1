import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type DirectoryEntry, PartnerDirectory, StaffDirectory } from '#libs/contracts/people/directories';
import { staffRoles } from '../rules/groups.js';
import { People } from '../storage/people.js';

@QueryHandler(StaffDirectory)
export class StaffDirectoryHandler implements IQueryHandler<StaffDirectory> {
  constructor(private readonly people: People) {}

  execute({ department }: StaffDirectory): Promise<readonly DirectoryEntry[]> {
    return this.people.directory(staffRoles, department);
  }
}

@QueryHandler(PartnerDirectory)
export class PartnerDirectoryHandler implements IQueryHandler<PartnerDirectory> {
  constructor(private readonly people: People) {}

  execute(): Promise<readonly DirectoryEntry[]> {
    return this.people.directory(['Partner']);
  }
}
