import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CountryNames } from '#libs/contracts/catalogue/catalogue-queries';
import { PeopleByIds, type Person } from '#libs/contracts/people/people-by-ids';
import { type Bilingual, type Id, numberText } from '#machines/kernel/ids';
import { phoneDigits } from '#machines/kernel/phone';
import type { Queryable } from '#libs/platform/database/database';
import { readDetails } from '../rules/company-details.js';

interface Found {
  id: Id;
  number: number;
  created_at: number;
  client_id: Id;
  partner_id: Id | null;
  manager_id: Id | null;
  title: Bilingual;
  country: Id;
  /** bodies of texts; null if there are none, or after erasure */
  details: string | null;
  company_name: string | null;
  register_number: string | null;
}

/** A name in both orders, so that each is found. */
const names = (person: Person | undefined): string[] => {
  if (person === undefined) return [];
  const { firstName, lastName, latinFirstName, latinLastName, partnerCompanyName } = person;
  const latin = latinFirstName ? `${latinFirstName} ${latinLastName ?? ''} ${latinFirstName}` : '';
  return [`${firstName} ${lastName} ${firstName}`, latin, partnerCompanyName ?? ''];
};

/** Wished and registered names of the company, and its register number. */
const companies = ({ details, company_name, register_number }: Pick<Found, 'details' | 'company_name' | 'register_number'>): string[] => [
  ...(details === null ? [] : readDetails(details).names),
  company_name ?? '',
  register_number ?? '',
];

const contacts = (person: Person | undefined): string[] =>
  person ? [person.email, person.phone ?? '', phoneDigits(person.phone ?? '')] : [];

const joined = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' | ');

/**
 * Search texts of an order: for all its readers, and for staff, who also find it by the client's email and phone. Separators keep a match
 * from spanning parts.
 */
function searchTexts(
  order: Pick<Found, 'number' | 'title' | 'details' | 'company_name' | 'register_number'>,
  country: Bilingual | undefined,
  client: Person | undefined,
  others: readonly (Person | undefined)[],
): { staff: string; public: string } {
  const common = [
    numberText(order.number),
    order.title.ru,
    order.title.en,
    country?.ru ?? '',
    country?.en ?? '',
    ...companies(order),
    ...[client, ...others].flatMap(names),
  ];
  return { public: joined(common), staff: joined([...common, ...contacts(client)]) };
}

/** Rewrites search texts from the current orders and people. */
@Injectable()
export class OrderSearchTexts {
  constructor(private readonly queries: QueryBus) {}

  async write(database: Queryable, orders: readonly Id[]): Promise<void> {
    const found = await database.query<Found>(
      `select id, number, created_at, client_id, partner_id, manager_id, terms -> 'serviceTitle' as title, country_id as country,
         ${bodyOf('{details,text}')} as details, ${bodyOf('{company,name,text}')} as company_name, ${bodyOf('{company,registerNumber,text}')} as register_number
       from orders where id = any ($1)`,
      [orders],
    );
    if (found.length === 0) return;
    const parties = ({ client_id, partner_id, manager_id }: Found) => [client_id, partner_id, manager_id];
    const ids = new Set(found.flatMap(parties).filter((id) => id !== null));
    const [people, countries] = await Promise.all([
      this.queries.execute(new PeopleByIds([...ids])),
      this.queries.execute(new CountryNames([...new Set(found.map(({ country }) => country))])),
    ]);
    const person = (id: Id | null): Person | undefined => (id === null ? undefined : people.get(id));
    const rows = found.map(({ title, country, details, company_name, register_number, ...order }) => ({
      ...order,
      ...searchTexts({ ...order, title, details, company_name, register_number }, countries.get(country)?.name, person(order.client_id), [
        person(order.partner_id),
        person(order.manager_id),
      ]),
    }));
    await database.query(upsert, [JSON.stringify(rows)], 'order_search_write');
  }
}

/** The body of the text whose id is at `path` of the row. */
const bodyOf = (path: string): string => `(select body from texts where texts.id = (detail #>> '${path}')::uuid)`;

const upsert = `
  insert into order_search (number, order_id, created_at, client_id, partner_id, manager_id, staff, public)
  select r.number, r.id, r.created_at, r.client_id, r.partner_id, r.manager_id, fold_text(r.staff), fold_text(r.public)
  from json_to_recordset($1) as r(number bigint, id uuid, created_at bigint, client_id uuid, partner_id uuid, manager_id uuid, staff text, public text)
  order by r.number
  on conflict (number) do update set partner_id = excluded.partner_id, manager_id = excluded.manager_id,
    staff = excluded.staff, public = excluded.public`;
