import {
  columnVisibilityFeature,
  createColumnHelper,
  type Header,
  rowSelectionFeature,
  type RowSelectionState,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';
import { type RowKeyLabels, useRowKeys } from './use-row-keys.js';

/** Position of a cell when rows become cards on a phone; several cells may be a separate `line`. */
type CardPlace = 'title' | 'corner' | 'name' | 'figure' | 'detail' | 'state' | 'actor' | 'line' | 'none';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  card: CardPlace;
  align?: 'end';
  /** name of the sort on the wire, if the server supports it */
  sort?: string;
  /** cannot be hidden */
  fixed?: boolean;
  /** hidden by default */
  optional?: boolean;
  /** only in a wide window; in a narrow one another cell contains it */
  wide?: boolean;
}

interface TableOptions<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** sort on the wire: `createdAt` or `-createdAt` */
  sort?: string;
  onSort?: (sort: string) => void;
  /** columns that differ from the defaults, and the callback for changes */
  switched?: readonly string[];
  onSwitch?: (switched: string[]) => void;
  /** rows have checkboxes, and `bulk` is offered for selected ones */
  selectable?: boolean;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

const isShown = ({ id, fixed, optional }: TableColumn<never>, switched: readonly string[]): boolean =>
  fixed === true || switched.includes(id) === Boolean(optional);

/**
 * The state of a table. Sorting and hidden columns belong to the page, which keeps them in its address; the selection belongs to the table.
 * Rows come sorted. The first press sorts descending.
 */
export function useDataTable<Row extends object>(options: TableOptions<Row>) {
  const { columns, rows, rowKey, sort = '', onSort, switched = [], onSwitch, selectable = false } = options;
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(
      columns.map(({ id, header, sort: name, fixed }) =>
        helper.accessor((row) => row, { id, header, enableSorting: name !== undefined, enableHiding: fixed !== true }),
      ),
    );
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = columns
    .filter((column) => column.sort !== undefined && column.sort === sort.replace(/^-/, ''))
    .map(({ id }) => ({ id, desc: sort.startsWith('-') }));
  const columnVisibility = Object.fromEntries(columns.map((column) => [column.id, isShown(column, switched)]));
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowKey,
    state: { sorting, columnVisibility, rowSelection },
    manualSorting: true,
    enableSorting: onSort !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: true,
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      const name = columns.find(({ id }) => id === next?.id)?.sort;
      if (next && name) onSort?.(`${next.desc ? '-' : ''}${name}`);
    },
    onColumnVisibilityChange: (update) => {
      const next = typeof update === 'function' ? update(columnVisibility) : update;
      onSwitch?.(columns.filter(({ id, optional }) => next[id] === Boolean(optional)).map(({ id }) => id));
    },
    enableRowSelection: selectable,
    onRowSelectionChange: setRowSelection,
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  return { table, selectable, columnOf: (id: string) => byId.get(id) };
}

export type TableOf<Row extends object> = ReturnType<typeof useDataTable<Row>>;

interface Props<Row extends object> {
  of: TableOf<Row>;
  caption: string;
  /** accessible name of a row */
  rowName: (row: Row) => string;
  /** shown at the foot while visible rows are selected */
  bulk?: ((chosen: Row[], clear: () => void) => ReactNode) | undefined;
  /** texts for the keys j, k, Enter and x, which do nothing without it */
  keyLabels?: RowKeyLabels | undefined;
  /** dims former rows while the next page is loaded */
  stale?: boolean;
}

/** Rows have two lines and become cards on a phone. */
export function DataTable<Row extends object>({ of, caption, rowName, bulk, keyLabels, stale }: Props<Row>) {
  const { t } = useTranslation();
  const { table, selectable, columnOf } = of;
  const anchor = useRef<string | null>(null);
  /** With Shift also selects the rows since the last one. */
  const tick = (id: string, on: boolean, range: boolean) => {
    const shown = table.getRowModel().rows;
    const ends = [anchor.current, id].map((one) => shown.findIndex((row) => row.id === one));
    const [first, last] = range && ends[0] !== -1 ? [Math.min(...ends), Math.max(...ends)] : [ends[1], ends[1]];
    for (const row of shown.slice(first, (last ?? 0) + 1)) row.toggleSelected(on);
    anchor.current = id;
  };
  const chosen = selectable ? table.getSelectedRowModel().rows.map((row) => row.original) : [];
  const rows = table.getRowModel().rows.map((row) => ({
    name: rowName(row.original),
    toggle: selectable
      ? () => {
          const on = !row.getIsSelected();
          row.toggleSelected(on);
          return on;
        }
      : undefined,
  }));
  const body = useRowKeys(rows, keyLabels);
  return (
    <div className={`surface ${styles.box}`} aria-busy={stale || undefined} data-stale={stale || undefined}>
      <div className={styles.scroll}>
        <table className={`text-sm full ${styles.table}`} role="table" aria-label={caption}>
          <thead role="rowgroup">
            <tr role="row">
              {selectable ? <SelectAll of={of} chosen={chosen.length} /> : null}
              {table.getLeafHeaders().map((header) => (
                <HeadCell key={header.id} header={header} align={columnOf(header.id)?.align} wide={columnOf(header.id)?.wide} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" ref={body}>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} role="row" data-selected={row.getIsSelected() || undefined}>
                {selectable ? (
                  <td role="cell" data-card="tick">
                    <Checkbox
                      size="xs"
                      radius="xs"
                      aria-label={t('table.selectRow', { name: rowName(row.original) })}
                      checked={row.getIsSelected()}
                      onChange={({ currentTarget, nativeEvent }) =>
                        tick(row.id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                      }
                    />
                  </td>
                ) : null}
                {row.getVisibleCells().map(({ id, column }) => (
                  <td
                    key={id}
                    role="cell"
                    data-card={columnOf(column.id)?.card}
                    data-align={columnOf(column.id)?.align}
                    data-wide={columnOf(column.id)?.wide}
                  >
                    {columnOf(column.id)?.cell(row.original)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen.length > 0 ? bulk?.(chosen, () => table.resetRowSelection(true)) : null}
    </div>
  );
}

function SelectAll<Row extends object>({ of: { table }, chosen }: { of: TableOf<Row>; chosen: number }) {
  const { t } = useTranslation();
  const all = table.getIsAllRowsSelected();
  return (
    <th role="columnheader" scope="col">
      <Checkbox
        size="xs"
        radius="xs"
        aria-label={t('table.selectAll')}
        checked={all}
        indeterminate={chosen > 0 && !all}
        onChange={({ currentTarget }) => table.toggleAllRowsSelected(currentTarget.checked)}
      />
    </th>
  );
}

interface HeadProps<Row extends object> {
  header: Header<typeof features, Row>;
  align: 'end' | undefined;
  wide: boolean | undefined;
}

function HeadCell<Row extends object>({ header, align, wide }: HeadProps<Row>) {
  const { t } = useTranslation();
  const { column } = header;
  const title = String(column.columnDef.header);
  const order = column.getIsSorted();
  const Arrow = order === 'asc' ? IconChevronUp : IconChevronDown;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      data-wide={wide}
      aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
    >
      {column.getCanSort() ? (
        <button type="button" aria-label={t('table.sortBy', { column: title })} onClick={column.getToggleSortingHandler()}>
          {title}
          <Arrow size={14} stroke={2} aria-hidden="true" data-idle={order ? undefined : true} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}
