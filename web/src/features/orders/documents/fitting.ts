import { isOfFormat } from '#machines/kernel/uploads';
import type { RequiredDocument } from '#machines/order/state';
import { validUntilAtLeast } from '../../../lib/document-needs.js';
import type { Schemas } from '../../../api/wire.js';

/** A file that the client gave, or a company document, with its orders. */
export type MyDocument = Schemas['MyDocumentDto'];

/** A suitable file, and the order's use that makes it suitable. */
export interface Fit {
  document: MyDocument;
  use: MyDocument['uses'][number];
}

const same = (one: string, other: string): boolean => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Whether the last valid day is past. `today` as YYYY-MM-DD. */
export const isExpired = ({ validUntil }: Pick<MyDocument, 'validUntil'>, today: string): boolean =>
  validUntil !== null && validUntil < today;

export interface Wanted {
  title: string;
  order: string;
  formats?: RequiredDocument['formats'];
  validMonths?: RequiredDocument['validMonths'];
}

/**
 * Earlier files from other orders that suit an item: accepted ones first, then the newest. Excludes rejected, replaced, soon expiring files
 * and other formats.
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
