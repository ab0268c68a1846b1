import type { Schemas } from '../../../api/wire.js';

/** A file that the client gave, with the orders it serves. */
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

/**
 * The files that were given before for what is called `title`, in other orders than `order`: accepted ones first, then the newest. Rejected and expired
 * ones do not fit.
 */
export function fitting(documents: readonly MyDocument[], title: string, order: string, today: string): Fit[] {
  return documents
    .filter((document) => !isExpired(document, today) && !document.attachedTo.includes(order))
    .flatMap((document) => {
      const uses = document.uses.filter((use) => use.title !== null && same(use.title, title) && use.review !== 'rejected');
      const use = uses.find(({ review }) => review === 'accepted') ?? uses[0];
      return use ? [{ document, use }] : [];
    })
    .sort((one, other) => rank(one) - rank(other) || other.document.givenAt.localeCompare(one.document.givenAt));
}

const rank = ({ use }: Fit): number => (use.review === 'accepted' ? 0 : 1);
