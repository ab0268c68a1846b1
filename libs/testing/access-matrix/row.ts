import { everybody, type Person } from './who.js';

/** What an object is to whoever asks for it: their own, somebody else's, none at all; `whole`: the call names no object. */
export type Column = 'own' | 'other' | 'missing' | 'whole';

/** Kinds of objects that calls name; the world has one of each for every person and column. */
export type ObjectKind =
  | 'order'
  | 'payoff'
  | 'reward'
  | 'file'
  | 'signedFile'
  | 'notification'
  | 'message'
  | 'mailLink'
  | 'deadLetter'
  | 'event'
  | 'readModel'
  | 'report'
  | 'department'
  | 'lead'
  | 'chat'
  | 'chatmessage'
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

/** Names of an object and its parts, as addresses and bodies spell them. */
export type Names = Readonly<Record<string, string>>;

type Headers = Readonly<Record<string, string>>;

/**
 * One call as the access rules have it. The order of refusals is that of the order workflow: nobody signed in 401, a role that has no business there 403,
 * an object that is not theirs or not there 404, a role that may see the object and not do this to it 403, then the answer.
 */
export interface Row {
  /** who may; `anybody`: also without signing in */
  may: readonly Person[] | 'anybody';
  /** those who reach their own objects only; of `may` where `sees` is not given */
  ownOnly?: readonly Person[];
  /** who sees the object, where more see it than may do this */
  sees?: readonly Person[];
  /** those who reach no such object and yet may make the call, about others: 404 instead of 403 */
  strangers?: readonly Person[];
  /** the status for one's own, where nobody does it to themselves */
  ownAnswer?: number;
  /** the status for whoever may, which is a refusal of the body or of a stale version where the act itself would spoil the world for the next cell */
  answer: number;
  /** of a missing object, for whoever reaches every object; 404 unless it is a filter, or the body is refused first */
  missing?: number;
  object?: ObjectKind;
  query?: (names: Names) => string;
  body?: object | ((names: Names, person: Person | null) => object);
  headers?: Headers | ((person: Person | null) => Headers);
  /** whoever makes the call spends their access token with it and needs another for the next cell */
  spends?: true;
  /** what tells this row from others of the same call */
  when?: string;
}

/** Others' objects first: a call may use up one's own. */
export const columnsOf = ({ object }: Row): readonly Column[] => (object === undefined ? ['whole'] : ['other', 'missing', 'own']);

/** The declared status of one cell; `person` null: nobody signed in. */
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

/** Everybody of the matrix, nobody first. */
export const people: readonly (Person | null)[] = [null, ...everybody];
