import type { Schemas } from '../../api/wire.js';

/** A person as readers of their section see them; an erased one has no personal data left. */
export type Person = Required<Schemas['PersonDto']>;
export type PersonStatus = Person['status'];

/** Readers of the section get all of a person, everybody else the name alone. */
export const isWhole = (person: Schemas['PersonDto']): person is Person => person.may !== undefined;

/** An active person whose mailbox is not confirmed; for invited ones the status says it. */
export const isUnconfirmed = ({ status, emailConfirmed }: Person): boolean => status === 'active' && !emailConfirmed;

/** GET users/:id/summary, sums one per currency; null where the reader or the role has none. */
export type PersonSummary = Schemas['PersonSummaryDto'];
export type Note = Schemas['NoteDto'];

/** An administrative act on a person, in the reader's language. `by` is null where the product itself acted. */
export type AccountEvent = Schemas['PersonEventDto'];

/** POST users/invite */
export type Invitation = Schemas['InvitationBody'];

/** POST users/create. `country` is an id. */
export type NewPartner = Schemas['NewPartnerBody'];

/** PATCH users/:id; what is left out stays. `country` is an id. */
export type PersonChange = Schemas['PersonBody'];
