import type { AnyRow, Domain, NameOf } from '../row.js';

/** Rows as lines to compare: "pay: approved -> paid by payoffs.pay, emits PayoffPaid". A row that keeps the status has no target. */
export const tableLines = <D extends Domain>(rows: ReadonlyMap<NameOf<D>, readonly AnyRow<D>[]>): string[] =>
  [...rows].flatMap(([name, own]) =>
    own.map(({ variant, from, to, who, emits }) => {
      const leads = to === undefined ? '' : ` -> ${to}`;
      return `${name}${variant === undefined ? '' : ` (${variant})`}: ${from.join('|')}${leads} by ${who.join('|')}, emits ${emits.join('+')}`;
    }),
  );
