import type { Language } from '#libs/kernel/ids';
import { nameFor, type PersonName } from '#libs/kernel/person-name';
import type { Person } from './wire.js';

/** "Anna Sokolova"; an invited person may have given no name yet, an erased one has neither name nor mailbox: then `otherwise`. */
export const nameOf = (person: PersonName & Pick<Person, 'email'>, otherwise: string, language: Language): string =>
  nameFor(person, language) || person.email || otherwise;
