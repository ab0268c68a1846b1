import { isOfFormat } from '#machines/kernel/uploads';
import type { RequiredDocument } from '#machines/order/state';
import { validUntilAtLeast } from '../../../lib/document-needs.js';
import type { Schemas } from '../../../api/wire.js';

/** A file that the client gave or a company document, with its orders. */
export type MyDocument = Schemas['MyDocumentDto'];

/** A file that fits, and the use that says so. */
export interface Fit {
  document: MyDocument;
  use: MyDocument['uses'][number];
}

const same = (one: string, other: string): boolean => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Past the last day that its owner said. `today` as YYYY-MM-DD. */
export const isExpired = ({ validUntil }: Pick<MyDocument, 'validUntil'>, today: string): boolean =>
  validUntil !== null && validUntil < today;

/** Requirements of an item: name, orders that have the file already, formats, months of validity. */
export interface Wanted {
  title: string;
  order: string;
  formats?: RequiredDocument['formats'];
  validMonths?: RequiredDocument['validMonths'];
}

/**
 * The files that were given before for what is wanted, in other orders: accepted ones first, then the newest. Rejected and replaced ones do not fit, nor what
 * expires too soon or is in another form.
 */
export function fitting(
  documents: readonly MyDocument[],
  { title, order, formats = [], validMonths = null }: Wanted,
  today: string,
): Fit[] {
  const until = validUntilAtLeast(today, validMonths);
  return documents
    .filter((document) => !isExpired(document, until) && !document.attachedTo.includes(order) && isOfFormat(document.type, formats))
    .flatMap((document) => {
      const uses = document.uses.filter(
        (use) => use.title !== null && same(use.title, title) && use.review !== 'rejected' && !use.replaced,
      );
      const use = uses.find(({ review }) => review === 'accepted') ?? uses[0];
      return use ? [{ document, use }] : [];
    })
    .sort((one, other) => rank(one) - rank(other) || other.document.givenAt.localeCompare(one.document.givenAt));
}

const rank = ({ use }: Fit): number => (use.review === 'accepted' ? 0 : 1);
