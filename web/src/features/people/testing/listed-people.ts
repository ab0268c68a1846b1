import type { Actor } from '#machines/kernel/people';
import { personRights } from '#machines/access/person-rights';
import type { Person } from '../wire.js';

/** A person as the API answers for `reader`; permissions come from the access table. */
export function listedPerson(reader: Actor, person: Actor, change: Partial<Person> = {}): Person {
  const status = change.status ?? 'active';
  return {
    _id: person.id,
    role: person.role,
    department: person.department,
    firstName: 'Anna',
    lastName: 'Sokolova',
    latinFirstName: null,
    latinLastName: null,
    email: 'anna@nordline.example',
    phone: '+372 5550 0142',
    partnerCompanyName: person.role === 'Partner' ? 'Baltic Registry Partners' : null,
    userAvatarUrl: null,
    birthday: '1990-05-17',
    country: { _id: 'c1', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } },
    emailConfirmed: true,
    emailWithdrawn: false,
    emailHeldBy: null,
    language: 'en',
    createdAt: '2026-11-02T10:12:00Z',
    updatedAt: '2026-11-02T10:12:00Z',
    version: 4,
    amountOfDeals: 3,
    openOrders: 2,
    countries: person.role === 'Partner' ? [{ _id: 'c1', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } }] : [],
    reviews: { count: 2, average: 4.5 },
    may: personRights(reader, { ...person, erased: status === 'erased' }),
    ...change,
    status,
  };
}
