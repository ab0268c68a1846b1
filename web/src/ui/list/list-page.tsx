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
import type { RowKeyWords } from './use-row-keys.js';

/** The state of a query of a page of rows, from react-query. */
export interface Answer<Row> {
  data: Page<Row> | undefined;
  error: unknown;
  isPending: boolean;
  /** Rows of the question before, while this one is asked. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** Words for a list without rows: "nothing yet", and where something narrows it "no match". */
interface EmptyWords {
  title: string;
  text?: string;
  noMatch?: string;
  noMatchText?: string;
  /** Of the way out of all filters. */
  clear?: string;
}

interface ListedProps<Row> {
  list: List;
  answer: Answer<Row>;
  empty: EmptyWords;
  /** The way to the first row. */
  emptyAction?: ReactNode;
  skeleton?: ReactNode;
  /** The rows. */
  children: (page: Page<Row>, stale: boolean) => ReactNode;
}

/** The rows of a list and its pages, or what stands in their place: skeleton, refusal, nothing. */
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
function Nothing({ list, empty, action }: { list: List; empty: EmptyWords; action: ReactNode }) {
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

/** The table of a list: sorted and with the columns that its address says. */
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
  /** What a screen reader calls a row. */
  rowName: (row: Row) => string;
  /** Above the rows, and there with them, so that nothing is pushed down: sums of what the list has. */
  summary?: ReactNode;
  /** What may be done to the rows that are ticked. */
  bulk?: ((chosen: Row[], clear: () => void) => ReactNode) | undefined;
  /** What the keys of the rows do; without it there are none. */
  keyWords?: RowKeyWords | undefined;
}

/** A list as a table. */
export const ListRows = <Row extends { _id: string }>({ table, caption, rowName, summary, bulk, keyWords, ...listed }: RowsProps<Row>) => (
  <Listed {...listed}>
    {(_, stale) => (
      <>
        {summary}
        <DataTable of={table} caption={caption} rowName={rowName} bulk={bulk} keyWords={keyWords} stale={stale} />
      </>
    )}
  </Listed>
);

interface TabsProps<Name extends string> {
  list: List<ListFrame, Name>;
  /** The param that the tabs choose. */
  name: NoInfer<Name>;
  label: string;
  tabs: readonly ListTab<NoInfer<Name>>[];
  /** False where the counts are those of the first rows only. */
  isExact?: boolean | undefined;
}

interface ListTab<Name extends string> {
  value: string;
  label: string;
  count?: number | undefined;
  /** another param that this tab chooses by, and its value */
  by?: readonly [name: Name, value: string];
}

/** Tabs over a list, one a value of a param, with the number of rows in each where that is known. A tab by another param stands beside them: one of all is chosen. */
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
  /** Beside the title. */
  aside?: ReactNode;
  /** The one main action last. */
  actions?: ReactNode;
  /** Below the title, above the tabs. */
  above?: ReactNode;
  tabs?: ReactNode;
  /** Left out where the server searches nothing. */
  search?: { label: string; placeholder: string };
  filters?: readonly FilterField<NoInfer<Name>>[];
  /** Words of each sort; left out where the heads of the table are enough. */
  sortWords?: Readonly<Record<string, string>>;
  /** Whether the reader chooses which columns stand in the table. */
  columnsChosen?: boolean;
}

/** A page that is a list: title and actions, tabs, toolbar, rows, pages. */
export function ListPage<Row extends { _id: string }, Name extends string>(props: Props<Row, Name>) {
  const { list, title, aside, actions, above, tabs, search, filters = [], sortWords, columnsChosen, ...rows } = props;
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
          {sortWords ? <SortMenu sorts={list.sorts} words={sortWords} sort={state.sort} onSort={(sort) => set({ sort })} /> : null}
          {columnsChosen ? <ColumnChooser of={rows.table} /> : null}
        </div>
      </div>
      <ListRows {...rows} list={list} caption={title} />
    </>
  );
}
