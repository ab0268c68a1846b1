import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type CountryName, CountryNames } from '#libs/contracts/catalogue/catalogue-queries';
import { PeopleByIds, type Person } from '#libs/contracts/people/people-by-ids';
import type { CountryRefDto, NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { type CompanyState, type Fact, type FactName, factNames, type Proposal } from '#machines/company/state';
import type { Id, Language, TextRef } from '#machines/kernel/ids';
import { nameFor } from '#machines/kernel/person-name';
import { toRfc3339 } from '#machines/kernel/time';
import type { CompanyFactsDto, CompanyListItemDto, CompanyProposalDto, CompanyTwinDto } from './companies.dto.js';
import { isPeopleFact, readPeople } from './company-people.js';
import type { StoredCompany } from './storage/company-rows.js';

/** A company in a list, without what falls due. */
export type CompanyListItem = Omit<CompanyListItemDto, 'nextDue'>;

interface Names {
  people: ReadonlyMap<Id, Person>;
  countries: ReadonlyMap<Id, CountryName>;
}

const nowhere = { ru: '', en: '' };
const isRef = (value: TextRef | string): value is TextRef => typeof value !== 'string';

@Injectable()
export class CompanyViews {
  constructor(private readonly queries: QueryBus) {}

  /** @param forStaff includes members that only staff read */
  async items(stored: readonly StoredCompany[], language: Language, forStaff: boolean): Promise<CompanyListItem[]> {
    if (stored.length === 0) return [];
    const names = await this.names(stored);
    return stored.map((one) => itemView(one, names, language, forStaff));
  }

  /** Includes the client's proposal. @param orders that stated a fact and that the reader sees */
  async facts(
    stored: StoredCompany,
    orders: ReadonlyMap<Id, OrderRefDto>,
  ): Promise<{ facts: CompanyFactsDto; proposal: CompanyProposalDto | null }> {
    const names = await this.names([stored]);
    const { state, texts } = stored;
    const facts = Object.fromEntries(factNames.map((name) => [name, factView(name, state.facts[name], { texts, names, orders })]));
    return { facts: facts as unknown as CompanyFactsDto, proposal: state.proposal && proposalView(state.proposal, texts, names) };
  }

  async twins(found: readonly { id: Id; client: Id }[], language: Language): Promise<CompanyTwinDto[]> {
    const people = await this.queries.execute(new PeopleByIds(found.map(({ client }) => client)));
    return found.map(({ id, client }) => ({ _id: id, client: clientRef(client, people, language) }));
  }

  private async names(stored: readonly StoredCompany[]): Promise<Names> {
    const states = stored.map(({ state }) => state);
    const countryIds = states.flatMap(({ facts, proposal }) => [facts.country?.value ?? [], proposal?.facts.country ?? []].flat());
    const [people, countries] = await Promise.all([
      this.queries.execute(new PeopleByIds([...new Set(states.map(({ client }) => client))])),
      this.queries.execute(new CountryNames([...new Set(countryIds)])),
    ]);
    return { people, countries };
  }
}

const clientRef = (client: Id, people: ReadonlyMap<Id, Person>, language: Language): NamedRefDto => ({
  _id: client,
  name: nameFor(people.get(client), language),
});

function countryRef(id: Id, countries: ReadonlyMap<Id, CountryName>): CountryRefDto {
  const { code = '', name = nowhere } = countries.get(id) ?? {};
  return { _id: id, code, name };
}

function itemView({ state, texts, twice }: StoredCompany, names: Names, language: Language, forStaff: boolean): CompanyListItem {
  const { facts } = state;
  const text = (fact: Fact<TextRef> | null): string => (fact === null ? '' : (texts.get(fact.value.text) ?? ''));
  return {
    _id: state.id,
    version: state.version,
    status: state.status,
    name: text(facts.name),
    registerNumber: text(facts.registerNumber),
    country: countryRef(facts.country?.value ?? '', names.countries),
    legalForm: facts.legalForm?.value ?? null,
    registeredOn: facts.registeredOn?.value ?? null,
    yearEnd: facts.yearEnd?.value ?? null,
    client: clientRef(state.client, names.people, language),
    proposed: state.proposal !== null,
    ...(forStaff && { twice }),
    createdAt: toRfc3339(state.createdAt),
  };
}

interface FactContext {
  texts: ReadonlyMap<Id, string>;
  names: Pick<Names, 'countries'>;
  orders: ReadonlyMap<Id, OrderRefDto>;
}

/** Null for a fact whose text was erased. */
function factView(name: FactName, fact: CompanyState['facts'][FactName], { texts, names, orders }: FactContext): object | null {
  if (fact === null) return null;
  const { value, source, at } = fact;
  const stated = { source: source.by, order: (source.order !== null && orders.get(source.order)) || null, day: toRfc3339(at).slice(0, 10) };
  if (!isRef(value)) return { value: name === 'country' ? countryRef(value, names.countries) : value, ...stated };
  const body = texts.get(value.text);
  if (body === undefined) return null;
  return { value: isPeopleFact(name) ? readPeople(name, body) : body, ...stated };
}

const lineOf = (person: { name: string; post?: string; share?: number | null }): string =>
  [person.name, person.post ?? [], person.share == null ? [] : `${person.share} %`].flat().join(', ');

function proposalView(
  { id, at, facts }: Proposal,
  texts: ReadonlyMap<Id, string>,
  { countries }: Pick<Names, 'countries'>,
): CompanyProposalDto {
  const valueOf = (fact: FactName, value: TextRef | string): string => {
    if (!isRef(value)) return fact === 'country' ? (countries.get(value)?.code ?? '') : value;
    const body = texts.get(value.text) ?? '';
    return isPeopleFact(fact) && body !== '' ? (readPeople(fact, body) as { name: string }[]).map(lineOf).join('\n') : body;
  };
  const proposed = factNames.filter((fact) => facts[fact] !== undefined);
  return {
    _id: id,
    at: toRfc3339(at),
    facts: proposed.map((fact) => {
      const value = facts[fact] ?? null;
      return { fact, value: value === null ? null : valueOf(fact, value) };
    }),
  };
}
