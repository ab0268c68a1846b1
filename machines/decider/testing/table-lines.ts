import type { AnyRow, Domain, NameOf } from '../row.js';

/** A table's rows as lines to compare with: "pay: approved -> paid by payoffs.pay, emits PayoffPaid". A row that stays where it is leads nowhere. */
export const tableLines = <D extends Domain>(rows: ReadonlyMap<NameOf<D>, readonly AnyRow<D>[]>): string[] =>
  [...rows].flatMap(([name, own]) =>
    own.map(({ variant, from, to, who, emits }) => {
      const leads = to === undefined ? '' : ` -> ${to}`;
      return `${name}${variant === undefined ? '' : ` (${variant})`}: ${from.join('|')}${leads} by ${who.join('|')}, emits ${emits.join('+')}`;
    }),
  );
