/** What a cell can hold; money and other decimals come as text of exactly their digits, so that nothing is rounded on the way. */
export type Cell = string | number | Date | { decimal: string } | null | undefined;

/** Rows of a table, a bundle at a time, so that a table of any length fits in memory. */
export type Bundles = AsyncIterable<readonly (readonly Cell[])[]>;

/** A table to be written: its heading and its rows. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: Bundles;
}
