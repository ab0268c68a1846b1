import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { accountView, avatarUrl } from '#libs/accounts/account-view';
import { intendedEmail } from '#libs/accounts/one-form-of-emails';
import type { Profile } from '#libs/accounts/profile';
import { type CountryName, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { type Reviews, ReviewsOfPeople } from '#libs/contracts/feedbacks/feedback-queries';
import { CountriesOfPartners, type OrderCounts, OrderCountsOfPeople } from '#libs/contracts/orders/order-queries';
import type { CountryRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { personRights, sectionOf } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';
import type { PersonDto } from '../wire/people.dto.js';
import type { MeDto } from '../wire/users.dto.js';
import { type EmailHolder, type ListedPerson, People } from '../storage/people.js';
import { Countries } from './countries.js';

@Injectable()
export class PeopleViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly countries: Countries,
    private readonly store: People,
  ) {}

  /**
   * Takes three queries, however many people there are.
   * @param contacts whether the reader reads the section of these people: otherwise they get the names, and of partners what is needed to
   * choose one for an order
   */
  async of(people: readonly ListedPerson[], reader: Actor, contacts: boolean): Promise<PersonDto[]> {
    if (!contacts && people.every(({ role }) => role !== 'Partner')) return people.map(nameOf);
    const ids = people.map(({ id }) => id);
    const worked = await this.countriesWorkedIn(people);
    const withdrawn = (contacts ? people : []).filter(({ emailWithdrawn }) => emailWithdrawn).map(({ email }) => intendedEmail(email));
    const [countries, deals, reviews, holders] = await Promise.all([
      this.countries.byIds([...people.map(({ countryId }) => countryId), ...[...worked.values()].flat()]),
      people.length === 0 ? new Map<Id, OrderCounts>() : this.queries.execute(new OrderCountsOfPeople(ids)),
      people.length === 0 ? new Map<Id, Reviews>() : this.queries.execute(new ReviewsOfPeople(ids)),
      withdrawn.length === 0 ? new Map<string, EmailHolder>() : this.store.holdersOf(withdrawn),
    ]);
    const work = ({ id, role, countryId }: ListedPerson) => ({
      ...(role === 'Partner' && { countries: distinctCountries(countries, [countryId, ...(worked.get(id) ?? [])]) }),
      openOrders: deals.get(id)?.open ?? 0,
      reviews: reviews.get(id) ?? { count: 0, average: null },
    });
    if (!contacts) return people.map((person) => ({ ...nameOf(person), ...(person.role === 'Partner' && work(person)) }));
    return people.map((person) => ({
      ...nameOf(person),
      ...work(person),
      email: person.email,
      phone: person.phone,
      birthday: person.birthday,
      country: countryOf(countries, person.countryId),
      status: person.status,
      emailConfirmed: person.emailConfirmed,
      emailWithdrawn: person.emailWithdrawn,
      emailHeldBy: person.emailWithdrawn ? shownTo(reader, holders.get(intendedEmail(person.email))) : null,
      language: person.language,
      amountOfDeals: deals.get(person.id)?.orders ?? 0,
      may: personRights(reader, { ...person, erased: person.status === 'erased' }),
      updatedAt: person.updatedAt.toISOString(),
      version: person.version,
    }));
  }

  private async countriesWorkedIn(people: readonly ListedPerson[]): Promise<ReadonlyMap<Id, readonly Id[]>> {
    const partners = people.filter(({ role }) => role === 'Partner').map(({ id }) => id);
    return partners.length === 0 ? new Map<Id, Id[]>() : this.queries.execute(new CountriesOfPartners(partners));
  }

  /** @param mustEnroll the caller may do nothing but enroll a second factor */
  async me(profile: Profile, mustEnroll = false): Promise<MeDto> {
    const { id, role, department, countryId, birthday, timeZone, latinFirstName, latinLastName, createdAt } = profile;
    const [countries, { workingHours }] = await Promise.all([
      this.countries.byIds([countryId]),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    return {
      ...accountView(profile),
      latinFirstName,
      latinLastName,
      birthday,
      timeZone,
      officeTimeZone: workingHours.timeZone,
      mustEnrollSecondFactor: mustEnroll,
      actor: { id, role, department },
      country: countryOf(countries, countryId),
      createdAt: createdAt.toISOString(),
    };
  }
}

const shownTo = (reader: Actor, holder: EmailHolder | undefined): EmailHolder | null =>
  holder !== undefined && permits(reader, `${sectionOf(holder.role)}.read`) ? holder : null;

const countryOf = (countries: ReadonlyMap<Id, CountryName>, id: Id | null): CountryRefDto | null => {
  const country = id === null ? undefined : countries.get(id);
  return country ? { _id: country.id, code: country.code, name: country.name } : null;
};

const distinctCountries = (countries: ReadonlyMap<Id, CountryName>, ids: readonly (Id | null)[]): CountryRefDto[] =>
  [...new Set(ids)].map((id) => countryOf(countries, id)).filter((country) => country !== null);

const nameOf = (person: ListedPerson): PersonDto => ({
  _id: person.id,
  role: person.role,
  department: person.department,
  firstName: person.firstName,
  lastName: person.lastName,
  latinFirstName: person.latinFirstName,
  latinLastName: person.latinLastName,
  partnerCompanyName: person.partnerCompanyName,
  userAvatarUrl: avatarUrl(person.id, person.avatarFile),
  createdAt: person.createdAt.toISOString(),
});
