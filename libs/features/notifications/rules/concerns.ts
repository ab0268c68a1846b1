import type { OrderParties } from '#libs/contracts/orders/order-queries';
import type { Person } from '#libs/contracts/people/people-by-ids';
import { sideOf } from '#machines/order/who';
import type { NoticeRow } from '../storage/notice-row.js';
import { audiencesOf, kindsFor } from './kinds.js';
import { isStillTheirs } from './still-theirs.js';

/** Why no email can be sent to a person. */
export type Unreachable = 'personGone' | 'deactivated' | 'noAddress';

/** Null if an email can be sent. */
export function unreachable(person: Pick<Person, 'active' | 'email'> | undefined): Unreachable | null {
  if (person === undefined) return 'personGone';
  if (!person.active) return 'deactivated';
  return person.email === '' ? 'noAddress' : null;
}

/**
 * Whether a notification concerns a person by their current rights: what their list does not show is not emailed.
 * @param order parties of the notification's order, if it has one
 */
export const concerns = (
  notice: NoticeRow,
  to: Person,
  order: Pick<OrderParties, 'client' | 'partner' | 'manager'> | undefined,
): boolean => {
  const { audience, reader, kind, except_audiences } = notice;
  const names = audiencesOf(to);
  return (
    reader === sideOf(to) &&
    names.includes(audience) &&
    !except_audiences.some((name) => names.includes(name)) &&
    kindsFor(to).includes(kind) &&
    isStillTheirs(notice, to, order)
  );
};
