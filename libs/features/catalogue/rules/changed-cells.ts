import type { Cell } from '#libs/platform/tables/cells';
import { cellsOf, serviceColumns, type TabledService } from './service-table.js';

/** Old and new value of a cell; of a cell with several lines, only the lines that differ. */
export interface CellChange {
  column: string;
  before: string;
  after: string;
}

/** Without the parts of a row that a file cannot change. */
export type ComparedService = Omit<TabledService, 'id' | 'version'>;

const textOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' && 'decimal' in cell ? cell.decimal : String(cell as string | number);
};

/** `text` without the lines that `other` has too; all of it if only the order of lines differs. */
const linesOnlyIn = (text: string, other: string): string => {
  const others = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !others.has(line))
    .join('\n');
};

function changeOf(column: string, before: string, after: string): CellChange {
  const [gone, added] = [linesOnlyIn(before, after), linesOnlyIn(after, before)];
  return gone === '' && added === '' ? { column, before, after } : { column, before: gone, after: added };
}

/** Differences between two states of a service, by column. */
export function changedCells(before: ComparedService, after: ComparedService): CellChange[] {
  const row = { id: '', version: 0 };
  const [was, becomes] = [cellsOf({ ...row, ...before }), cellsOf({ ...row, ...after })];
  return serviceColumns
    .map((column) => ({ column, before: textOf(was[column]), after: textOf(becomes[column]) }))
    .filter((change) => change.before !== change.after)
    .map((change) => changeOf(change.column, change.before, change.after));
}
