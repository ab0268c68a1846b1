import type { Language } from '#machines/kernel/ids';

/**
 * Types of cells: a text, a count, a moment, a calendar date (2026-01-31). Money and other decimals are texts with exactly their digits, so that nothing is
 * rounded.
 */
export type Cell = string | number | Date | { decimal: string } | { day: string } | null | undefined;

/** Batches of rows, so that a table of any length fits in memory. */
type Bundles = AsyncIterable<readonly (readonly Cell[])[]>;

/** A table to export: its header and its rows. */
export interface Table {
  title: string;
  /** language of the reader, which determines the separators of CSV; undefined for a table that will be imported again */
  language?: Language;
  /** IANA time zone of a workbook's moments, UTC by default; CSV has moments in UTC, with their Z */
  timeZone?: string;
  columns: readonly string[];
  rows: Bundles;
}
