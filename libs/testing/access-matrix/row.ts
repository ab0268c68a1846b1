import { everybody, type Person } from './who.js';

/** The caller's relation to the object: their own, another's, or it is missing; `whole`: the call has no object. */
export type Column = 'own' | 'other' | 'missing' | 'whole';

/** Kinds of objects; the world has one of each for every person and column. */
export type ObjectKind =
  | 'order'
  | 'payoff'
  | 'reward'
  | 'file'
  | 'signedFile'
  | 'notification'
  | 'message'
  | 'mailLink'
  | 'consultationLink'
  | 'calendarFeed'
  | 'deadLetter'
  | 'event'
  | 'readModel'
  | 'replay'
  | 'tile'
  | 'receipt'
  | 'report'
  | 'department'
  | 'lead'
  | 'chat'
  | 'chatmessage'
  | 'company'
  | 'dueDate'
  | 'feedback'
  | 'service'
  | 'country'
  | 'serviceType'
  | 'choice'
  | 'session'
  | 'client'
  | 'partner'
  | 'colleague'
  | 'superior';

/** Ids of an object and its parts, as paths and bodies need them. */
export type Names = Readonly<Record<string, string>>;

type Headers = Readonly<Record<string, string>>;

/**
 * One call with its permissions. The precedence of refusals is that of the order workflow: anonymous 401, a role without access 403, an object of others or a
 * missing one 404, a role that sees the object but may not do this 403, then the response.
 */
export interface Row {
  /** permitted roles; `anybody`: also anonymous */
  may: readonly Person[] | 'anybody';
  /** roles that access only their own objects; of `may` if `sees` is missing */
  ownOnly?: readonly Person[];
  /** roles that see the object, if more than those that may do this */
  sees?: readonly Person[];
  /** roles without access to such objects that may call this about others: 404 instead of 403 */
  strangers?: readonly Person[];
  /** status for one's own object, if nobody may do it to themselves */
  ownAnswer?: number;
  /** status for permitted callers; an error about the body or version if the action would spoil the world for the next cell */
  answer: number;
  /** status for a missing object and a caller with access to all; 404 unless it is a filter, or the body is refused first */
  missing?: number;
  object?: ObjectKind;
  query?: (names: Names) => string;
  body?: object | ((names: Names, person: Person | null) => object);
  headers?: Headers | ((person: Person | null) => Headers);
  /** the call consumes the caller's access token; the next cell needs another */
  spends?: true;
  /** distinguishes rows of the same call */
  when?: string;
}

/** Objects of others first: a call may use up the caller's own. */
export const columnsOf = ({ object }: Row): readonly Column[] => (object === undefined ? ['whole'] : ['other', 'missing', 'own']);

/** The expected status of one cell; `person` null: anonymous. */
export function declared(row: Row, person: Person | null, column: Column): number {
  const missing = row.missing ?? 404;
  if (row.may === 'anybody') return column === 'missing' ? missing : row.answer;
  if (person === null) return 401;
  if (!(row.sees ?? row.may).includes(person)) return row.strangers?.includes(person) ? 404 : 403;
  if ((column === 'other' || column === 'missing') && row.ownOnly?.includes(person)) return 404;
  if (column === 'missing') return missing;
  if (column === 'own' && row.ownAnswer !== undefined) return row.ownAnswer;
  return row.may.includes(person) ? row.answer : 403;
}

/** Everyone in the matrix, starting with the anonymous caller. */
export const people: readonly (Person | null)[] = [null, ...everybody];

/** The form behind a signed link, which anyone with the link may send. */
export const formByLink = (object: ObjectKind, answer: number): Row => ({
  may: 'anybody',
  object,
  answer,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
