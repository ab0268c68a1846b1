import pg from 'pg';

/**
 * Parses int8 as a number: every bigint we store (positions, versions, minor units, microseconds) is a safe integer. `sum(bigint)` is numeric in PostgreSQL and
 * stays a string: cast it back with `::bigint`.
 */
export function parseBigintsAsNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  // A calendar date is no instant: it stays a text, 2026-01-31.
  pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  pg.types.setTypeParser(int8Array, (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(Number));
}

/** The type id of bigint[]; the driver's list has scalar types only. */
const int8Array = 1016 as Parameters<typeof pg.types.setTypeParser>[0];
