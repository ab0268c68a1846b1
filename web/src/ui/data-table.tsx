import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';
import { TickBox } from './tick-box.js';

/** Where a cell stands when the row becomes a card on a phone; any number of them may be a `line` of its own. */
export type CardPlace = 'title' | 'corner' | 'name' | 'figure' | 'detail' | 'state' | 'actor' | 'line' | 'none';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  card: CardPlace;
  align?: 'end';
  /** Name of the sort on the wire, where the server offers one. */
  sort?: string;
  /** The column chooser may not hide it. */
  fixed?: boolean;
  /** Stands in the table only when the reader chose it. */
  optional?: boolean;
}

export interface TableSelection {
  keys: ReadonlySet<string>;
  onToggle: (key: string, selected: boolean) => void;
  onToggleAll: (selected: boolean) => void;
}

interface Props<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a screen reader calls the row. */
  rowName: (row: Row) => string;
  /** The wire's sort: `createdAt` or `-createdAt`. */
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: TableSelection;
  /** Bulk bar, docked to the foot. */
  footer?: ReactNode;
  /** Older rows stay, dimmed, while the next page is fetched. */
  stale?: boolean;
}

const features = tableFeatures({});

/** A table of two-line rows whose rows become cards on a phone. Sorting, selecting and paging are told to the page, which keeps them in the address. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, rowName, selection, footer, stale } = props;
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(columns.map((column) => helper.display({ id: column.id, header: column.header })));
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: defs, data, getRowId: rowKey });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  return (
    <div className={styles.box} aria-busy={stale || undefined} data-stale={stale || undefined}>
      <div className={styles.scroll}>
        <table className={styles.table} role="table" aria-label={caption}>
          <TableHead {...props} />
          <tbody role="rowgroup">
            {table.getRowModel().rows.map((row) => {
              const selected = selection?.keys.has(row.id) ?? false;
              return (
                <tr key={row.id} role="row" data-selected={selected || undefined}>
                  {selection ? (
                    <td role="cell" data-card="tick">
                      <SelectRow name={rowName(row.original)} selected={selected} onChange={(on) => selection.onToggle(row.id, on)} />
                    </td>
                  ) : null}
                  {row.getAllCells().map((cell) => {
                    const column = byId.get(cell.column.id);
                    return column ? (
                      <td key={cell.id} role="cell" data-card={column.card} data-align={column.align}>
                        {column.cell(row.original)}
                      </td>
                    ) : null;
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {footer}
    </div>
  );
}

function SelectRow({ name, selected, onChange }: { name: string; selected: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation();
  return <TickBox label={t('table.selectRow', { name })} checked={selected} onChange={onChange} />;
}

function TableHead<Row extends object>({ columns, rows, rowKey, sort, onSort, selection }: Props<Row>) {
  const { t } = useTranslation();
  const chosen = selection ? rows.filter((row) => selection.keys.has(rowKey(row))).length : 0;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection ? (
          <th role="columnheader" scope="col">
            <TickBox
              label={t('table.selectAll')}
              checked={rows.length > 0 && chosen === rows.length}
              mixed={chosen > 0 && chosen < rows.length}
              onChange={selection.onToggleAll}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadProps<Row> {
  column: TableColumn<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

/* A first press sorts descending: the newest and the largest are what people look for. */
function HeadCell<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { t } = useTranslation();
  const ascending = column.sort !== undefined && sort === column.sort;
  const descending = column.sort !== undefined && sort === `-${column.sort}`;
  const order = ascending ? 'ascending' : descending ? 'descending' : undefined;
  const Arrow = ascending ? IconChevronUp : IconChevronDown;
  return (
    <th role="columnheader" scope="col" data-align={column.align} aria-sort={order}>
      {column.sort && onSort ? (
        <button
          type="button"
          aria-label={t('table.sortBy', { column: column.header })}
          onClick={() => onSort(descending ? String(column.sort) : `-${column.sort}`)}
        >
          {column.header}
          <Arrow size={14} stroke={2} aria-hidden="true" data-idle={order ? undefined : true} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
