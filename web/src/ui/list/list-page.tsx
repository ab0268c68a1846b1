import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../api/wire.js';
import type { ListFrame } from '../../lib/list/define-list.js';
import type { List } from '../../lib/list/use-list.js';
import { PageHeader } from '../page-header.js';
import { EmptyState, ErrorState, TableSkeleton } from '../states.js';
import { DataTable, type TableColumn, type TableOf, useDataTable } from './data-table.js';
import { FilterBar, type FilterField } from './filters.js';
import { Pagination } from './pagination.js';
import { StatusTabs } from './status-tabs.js';
import { ColumnChooser, SearchBox, SortMenu } from './toolbar.js';
import styles from './toolbar.module.css';
import type { RowKeyLabels } from './use-row-keys.js';

/** A react-query result for a page of rows. */
export interface Answer<Row> {
  data: Page<Row> | undefined;
  error: unknown;
  isPending: boolean;
  /** rows of the former query, while the new one is loaded */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** Texts of an empty list: "nothing yet", or "no match" with active filters. */
interface EmptyTexts {
  title: string;
  text?: string;
  noMatch?: string;
  noMatchText?: string;
  /** label of the button that removes all filters */
  clear?: string;
}

interface ListedProps<Row> {
  list: List;
  answer: Answer<Row>;
  empty: EmptyTexts;
  /** button for adding the first row */
  emptyAction?: ReactNode;
  skeleton?: ReactNode;
  /** renders the rows of a page; `stale` while those of a changed query are loaded */
  children: (page: Page<Row>, stale: boolean) => ReactNode;
}

/** Renders rows and pagination, or a skeleton, an error, or the empty state. */
export function Listed<Row>({ list, answer, empty, emptyAction, skeleton, children }: ListedProps<Row>) {
  const { data, error, isPending, isPlaceholderData, refetch } = answer;
  if (isPending) return skeleton ?? <TableSkeleton rows={Math.min(12, list.state.perPage)} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return <Nothing list={list} empty={empty} action={emptyAction} />;
  return (
    <>
      {children(data, isPlaceholderData)}
      <Pagination
        page={data.page}
        perPage={list.state.perPage}
        total={data.total}
        totalIsExact={data.totalIsExact}
        to={(page) => list.href({ page })}
        perPageChoices={list.perPageChoices}
        onPerPage={(perPage) => list.set({ perPage })}
      />
    </>
  );
}

/* Why there are no rows: nothing matches, there is no such page, or there is nothing yet. */
function Nothing({ list, empty, action }: { list: List; empty: EmptyTexts; action: ReactNode }) {
  const { t } = useTranslation();
  if (list.hasActiveFilters && empty.noMatch) {
    return (
      <EmptyState
        title={empty.noMatch}
        text={empty.noMatchText}
        action={<Button onClick={() => list.clearFilters()}>{empty.clear ?? t('list.clearFilters')}</Button>}
      />
    );
  }
  if (list.state.page > 1) {
    const first = (
      <Button component={Link} to={list.href({ page: 1 })}>
        {t('list.first')}
      </Button>
    );
    return <EmptyState title={t('list.beyond')} text={t('list.beyondText')} action={first} />;
  }
  return <EmptyState title={empty.title} text={empty.text} action={action} />;
}

/** A table whose sort and hidden columns come from the list's address, and change it. */
export function useListTable<Row extends { _id: string }>(
  { state, set }: List,
  answer: Answer<Row>,
  columns: readonly TableColumn<Row>[],
  selectable = false,
): TableOf<Row> {
  return useDataTable({
    columns,
    rows: answer.data?.items ?? noRows,
    rowKey: ({ _id }) => _id,
    sort: state.sort,
    onSort: (sort) => set({ sort }),
    switched: state.switched,
    onSwitch: (switched) => set({ switched }, true),
    selectable,
  });
}

const noRows: readonly never[] = [];

export interface RowsProps<Row extends object> extends Omit<ListedProps<Row>, 'children' | 'skeleton'> {
  table: TableOf<Row>;
  caption: string;
  /** accessible name of a row */
  rowName: (row: Row) => string;
  /** totals above the rows, loaded with them, so that nothing shifts */
  summary?: ReactNode;
  /** actions for selected rows */
  bulk?: ((chosen: Row[], clear: () => void) => ReactNode) | undefined;
  /** texts for the keys of rows; no keys without it */
  keyLabels?: RowKeyLabels | undefined;
}

/** A list as a table, with totals above, pagination below, and its loading, error and empty states. */
export const ListRows = <Row extends { _id: string }>({ table, caption, rowName, summary, bulk, keyLabels, ...listed }: RowsProps<Row>) => (
  <Listed {...listed}>
    {(_, stale) => (
      <>
        {summary}
        <DataTable of={table} caption={caption} rowName={rowName} bulk={bulk} keyLabels={keyLabels} stale={stale} />
      </>
    )}
  </Listed>
);

interface TabsProps<Name extends string> {
  list: List<ListFrame, Name>;
  /** parameter of the address that a tab sets */
  name: NoInfer<Name>;
  label: string;
  tabs: readonly ListTab<NoInfer<Name>>[];
  /** false if counting stopped early */
  isExact?: boolean | undefined;
}

interface ListTab<Name extends string> {
  value: string;
  label: string;
  count?: number | undefined;
  /** another parameter that this tab sets, and its value */
  by?: readonly [name: Name, value: string];
}

/**
 * One tab per value of a parameter, with the number of rows if it is known. Only one tab is selected, also among those that set another
 * parameter.
 */
export function ListTabs<Name extends string>({ list, name, label, tabs, isExact = true }: TabsProps<Name>) {
  const none = Object.fromEntries(tabs.flatMap(({ by }) => (by ? [[by[0], '']] : [])));
  const chosen = tabs.find(({ by }) => by && list.values[by[0]] === by[1]);
  return (
    <StatusTabs
      label={label}
      isExact={isExact}
      tabs={tabs.map(({ by, ...tab }) => ({
        label: tab.label,
        ...(tab.count === undefined ? {} : { count: tab.count }),
        key: by ? by.join() : tab.value || 'all',
        to: list.href({ page: 1, ...none, [name]: tab.value, ...(by ? { [by[0]]: by[1] } : {}) }),
        current: chosen ? chosen.by === by : by === undefined && list.values[name] === tab.value,
      }))}
    />
  );
}

interface Props<Row extends { _id: string }, Name extends string> extends Omit<RowsProps<Row>, 'caption' | 'list'> {
  list: List<ListFrame, Name>;
  title: string;
  /** next to the title */
  aside?: ReactNode;
  /** the main action last */
  actions?: ReactNode;
  /** between title and tabs */
  above?: ReactNode;
  tabs?: ReactNode;
  /** omitted if the server supports no search */
  search?: { label: string; placeholder: string };
  filters?: readonly FilterField<NoInfer<Name>>[];
  /** labels of sorts; omitted if the table's headings are enough */
  sortLabels?: Readonly<Record<string, string>>;
  /** whether the reader can choose columns */
  columnsChosen?: boolean;
}

/** A list page: title and actions, tabs, toolbar, rows, pagination. */
export function ListPage<Row extends { _id: string }, Name extends string>(props: Props<Row, Name>) {
  const { list, title, aside, actions, above, tabs, search, filters = [], sortLabels, columnsChosen, ...rows } = props;
  const { state, values, set } = list;
  return (
    <>
      <PageHeader title={title} aside={aside} actions={actions} />
      {above}
      {tabs}
      <div className={`cluster gap-2 ${styles.tools}`} role={search ? 'search' : undefined}>
        {search ? <SearchBox {...search} value={state.search} onChange={(text) => set({ search: text }, true)} /> : null}
        <FilterBar
          values={values}
          fields={filters}
          onChange={(change) => set(change as Partial<ListFrame>)}
          onClear={list.hasActiveFilters ? () => list.clearFilters() : undefined}
        />
        <div className="flex gap-1 push">
          {sortLabels ? <SortMenu sorts={list.sorts} labels={sortLabels} sort={state.sort} onSort={(sort) => set({ sort })} /> : null}
          {columnsChosen ? <ColumnChooser of={rows.table} /> : null}
        </div>
      </div>
      <ListRows {...rows} list={list} caption={title} />
    </>
  );
}
