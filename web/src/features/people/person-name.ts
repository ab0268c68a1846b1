import type { Person } from './wire.js';

/** "Anna Sokolova"; an invited person may have given no name yet, an erased one has neither name nor mailbox: then `otherwise`. */
export const nameOf = ({ firstName, lastName, email }: Pick<Person, 'firstName' | 'lastName' | 'email'>, otherwise: string): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email || otherwise;
