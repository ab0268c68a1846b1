import { Injectable } from '@nestjs/common';
import type { DirectoryEntry } from '#libs/contracts/people/directories';
import type { Person } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';
import { searchedDigits } from '#machines/kernel/phone';
import { matchesDigits, matchesEmail, matchesSearch } from '#libs/platform/database/search-words';
import { Database } from '#libs/platform/database/database';
import { type DateSpan, type FilterKind, type ListGrammar, type ListQuery, searchLimit } from '#libs/platform/http/list-query';
import { isPresentSql, isWithdrawnSql, type PersonStatus } from '#libs/accounts/person-status';

export interface ListedPerson extends Omit<Person, 'active' | 'latinFirstName' | 'latinLastName'> {
  latinFirstName: string | null;
  latinLastName: string | null;
  avatarFile: Id | null;
  birthday: string | null;
  countryId: Id | null;
  status: PersonStatus;
  /** another account signs in with the address, or the address does not exist */
  emailWithdrawn: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface EmailHolder {
  _id: Id;
  role: Role;
  name: string;
}

/** Readers of the section also search by email, phone and every status. */
export interface PeopleScope {
  roles: readonly Role[];
  department?: Department;
  contacts: boolean;
}

export const sorts = ['createdAt', 'lastName'] as const;
type PeopleSort = (typeof sorts)[number];
export type PeopleGrammar = ListGrammar<Record<string, FilterKind>, PeopleSort>;
export type PeopleQuery = ListQuery<Record<string, FilterKind>, PeopleSort>;

const nameColumns = `first_name as "firstName", last_name as "lastName", latin_first_name as "latinFirstName", latin_last_name as "latinLastName"`;

const personColumns = `id, role, department, ${nameColumns}, email, phone,
  partner_company_name as "partnerCompanyName", email_confirmed_at is not null as "emailConfirmed"`;

/**
 * `$1`: the first person, `$2`: the others, `$3`: microseconds. The time of a role is that of the last event that gave it, or of the
 * account's creation.
 */
const listedColumns = `${personColumns}, language, avatar_file as "avatarFile", birthday, country_id as "countryId", status,
  ${isWithdrawnSql} as "emailWithdrawn", version, created_at as "createdAt", updated_at as "updatedAt"`;

const entryColumns = `id, role, department, ${nameColumns}, partner_company_name as "partnerCompanyName"`;

const order: Record<PeopleSort, (way: 'asc' | 'desc') => string> = {
  createdAt: (way) => `created_at ${way}, id ${way}`,
  lastName: (way) => `last_name ${way}, first_name ${way}, id ${way}`,
};

/** Rows of a search that are sorted when only a few are needed. */
const reach = 200;

/** Reads people by ids, for directories and for lists. */
@Injectable()
export class People {
  constructor(private readonly database: Database) {}

  async byIds(ids: readonly Id[]): Promise<Map<Id, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<Person>(
      `select ${personColumns}, language, country_id as "countryId", time_zone as "timeZone", ${isPresentSql} as active from users where id = any($1::uuid[])`,
      [[...new Set(ids)]],
      'people-by-ids',
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  directory(roles: readonly Role[], department?: Department): Promise<DirectoryEntry[]> {
    return this.database.query<DirectoryEntry>(
      `select ${entryColumns} from users where role = any($1) and ($2::text is null or department = $2) and ${isPresentSql}
       order by partner_company_name nulls last, last_name, first_name, id limit 1000`,
      [roles, department ?? null],
      'people-directory',
    );
  }

  one(id: Id): Promise<ListedPerson | undefined> {
    return this.database.one<ListedPerson>(`select ${listedColumns} from users where id = $1`, [id]);
  }

  async holdersOf(emails: readonly string[]): Promise<ReadonlyMap<string, EmailHolder>> {
    const rows = await this.database.query<EmailHolder & { key: string }>(
      `select id as "_id", role, btrim(first_name || ' ' || last_name) as name, email_key as key from users where email_key = any ($1)`,
      [emails],
    );
    return new Map(rows.map(({ key, ...holder }) => [key, holder]));
  }

  /** Some active people who match, without a count; of many matches, only the first that the index gives are sorted. */
  found(scope: PeopleScope, search: string, most: number): Promise<ListedPerson[]> {
    const { where, params } = conditions(scope, { filters: {}, search });
    return this.database.query<ListedPerson>(
      `select * from (select ${listedColumns} from users where ${where} limit ${reach}) found order by "lastName", "firstName", id limit ${most}`,
      params,
    );
  }

  /** Lists active people unless another status is asked for. The count of a search stops at 10,001. */
  async list(scope: PeopleScope, query: PeopleQuery): Promise<{ items: ListedPerson[]; total: number; totalIsExact: boolean }> {
    const { where, params } = conditions(scope, query);
    const sorted = order[query.sort.by](query.sort.descending ? 'desc' : 'asc');
    const items = await this.database.query<ListedPerson>(
      `select ${listedColumns} from users where ${where}
       order by ${sorted} limit ${query.perPage} offset ${query.offset}`,
      params,
    );
    const cap = query.search === undefined ? '' : `limit ${searchLimit + 1}`;
    const count = await this.database.one<{ total: number }>(
      `select count(*) as total from (select from users where ${where} ${cap}) found`,
      params,
    );
    const total = count?.total ?? 0;
    const totalIsExact = query.search === undefined || total <= searchLimit;
    return { items, total: totalIsExact ? total : searchLimit, totalIsExact };
  }
}

function conditions(scope: PeopleScope, query: Pick<PeopleQuery, 'filters' | 'search'>): { where: string; params: unknown[] } {
  // One role is compared and not looked for in a list, and those present are said literally: then a page is a walk along its index.
  const [role, ...more] = scope.roles;
  const params: unknown[] = [more.length === 0 ? role : scope.roles];
  const parts = [more.length === 0 ? 'role = $1' : 'role = any($1)'];
  const add = (condition: (place: string) => string, value: unknown): void => {
    params.push(value);
    parts.push(condition(`$${params.length}`));
  };
  const statuses = query.filters['status'];
  if (scope.contacts && statuses) add((place) => `status = any(${place})`, statuses);
  else parts.push(isPresentSql);
  if (query.filters['email']) parts.push(isWithdrawnSql);
  if (scope.department) add((place) => `department = ${place}`, scope.department);
  if (query.filters['role']) add((place) => `role = any(${place})`, query.filters['role']);
  if (query.filters['department']) add((place) => `department = any(${place})`, query.filters['department']);
  if (query.filters['country']) add((place) => `country_id = any(${place}::uuid[])`, query.filters['country']);
  const { from, before } = (query.filters['createdAt'] ?? {}) as DateSpan;
  if (from !== undefined) add((place) => `created_at >= to_timestamp(${place}::numeric / 1000000)`, from);
  if (before !== undefined) add((place) => `created_at < to_timestamp(${place}::numeric / 1000000)`, before);
  if (query.search !== undefined) {
    const columns = scope.contacts ? ['names_text', 'contacts_text'] : ['names_text'];
    const digits = scope.contacts ? searchedDigits(query.search) : undefined;
    const param = (value: unknown): string => `$${params.push(value)}`;
    const ways = [
      matchesSearch(columns, query.search, param),
      ...(scope.contacts ? matchesEmail('contacts_text', query.search, param) : []),
    ];
    // Phones stand there by their digits too: a number is found in any spelling.
    if (digits !== undefined && digits !== query.search) ways.push(matchesDigits('contacts_text', digits, param));
    parts.push(`(${ways.join(' or ')})`);
  }
  return { where: parts.join(' and '), params };
}
