import type { Schemas } from '../../api/wire.js';

/** A person as readers of their section see them; an erased one has no personal data. */
export type Person = Required<Schemas['PersonDto']>;
export type PersonStatus = Person['status'];

/** Whether the answer has all members of a person; readers outside the section get only the name. */
export const isWhole = (person: Schemas['PersonDto']): person is Person => person.may !== undefined;

/** Whether the mailbox of an active person is unconfirmed; invited people have a status for it. */
export const isUnconfirmed = ({ status, emailConfirmed }: Person): boolean => status === 'active' && !emailConfirmed;

/** GET users/:id/summary, one sum per currency; null if the reader or the role has none. */
export type PersonSummary = Schemas['PersonSummaryDto'];
export type Note = Schemas['NoteDto'];

/** An administrative action, in the reader's language. `by` is null for the product itself. */
export type AccountEvent = Schemas['PersonEventDto'];

export type Invitation = Schemas['InvitationBody'];

/** POST users/create. `country` is an id. */
export type NewPartner = Schemas['NewPartnerBody'];

/** PATCH users/:id; omitted members stay unchanged. `country` is an id. */
export type PersonChange = Schemas['PersonBody'];
