import type { Language } from '#libs/kernel/ids';

/**
 * What a cell can hold: a text, a count, a moment, a day of the calendar (2026-01-31). Money and other decimals come as text of exactly their digits, so that
 * nothing is rounded on the way.
 */
export type Cell = string | number | Date | { decimal: string } | { day: string } | null | undefined;

/** Rows of a table, a bundle at a time, so that a table of any length fits in memory. */
type Bundles = AsyncIterable<readonly (readonly Cell[])[]>;

/** A table to be written: its heading and its rows. */
export interface Table {
  title: string;
  /** of the person who opens it, which decides the separators of CSV; none for a table that is made to be read in again */
  language?: Language;
  /** IANA name of the zone whose clocks a workbook's moments show, UTC by default; CSV tells moments in UTC, with their Z */
  timeZone?: string;
  columns: readonly string[];
  rows: Bundles;
}
