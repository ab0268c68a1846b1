import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FindPeople, type FoundPerson } from '#libs/contracts/search/find';
import type { Language } from '#machines/kernel/ids';
import { titleFor } from '#machines/kernel/person-name';
import { permits } from '#machines/access/table';
import { staffRoles } from '../rules/post.js';
import { type ListedPerson, People, type PeopleScope } from '../storage/people.js';

/** A search reads each section along its own index. */
const sections = [
  { action: 'clients.read', roles: ['Client'] },
  { action: 'partners.read', roles: ['Partner'] },
  { action: 'staff.read', roles: staffRoles },
] as const;

@QueryHandler(FindPeople)
export class FindPeopleHandler implements IQueryHandler<FindPeople> {
  constructor(private readonly people: People) {}

  async execute({ sought: { search, actor, language, most } }: FindPeople): Promise<readonly FoundPerson[]> {
    const read = sections.filter(({ action }) => permits(actor, action));
    const scopes = read.map(({ roles }): PeopleScope => ({ roles, contacts: true }));
    const found = await Promise.all(scopes.map((scope) => this.people.found(scope, search, most)));
    return found
      .flat()
      .slice(0, most)
      .map((person) => foundPerson(person, language));
  }
}

const foundPerson = (person: ListedPerson, language: Language): FoundPerson => ({
  id: person.id,
  role: person.role,
  name: titleFor(person, language),
  email: person.email,
});
