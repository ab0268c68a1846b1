import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from '../api/wire.js';
import { changed, type ListFrame, perPageChoices } from '../lib/list/list-frame.js';
import type { ListPlace } from '../lib/list/use-list-address.js';
import type { TableColumn } from './data-table.js';
import { ColumnChooser } from './list-toolbar.js';
import { Pagination } from './pagination.js';
import { EmptyState, ErrorState, TableSkeleton } from './states.js';

/** What a query of a page of rows knows, as react-query tells it. */
export interface Answer<Row> {
  data: Page<Row> | undefined;
  error: unknown;
  isPending: boolean;
  /** Rows of the question before, while this one is asked. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface Props<Row, List extends ListFrame> {
  answer: Answer<Row>;
  place: ListPlace<List>;
  /** In place of no rows. */
  nothing: ReactNode;
  /** The table. */
  children: (page: Page<Row>, stale: boolean) => ReactNode;
}

/** The rows of a list and its pages, or what stands in their place: skeleton, refusal, nothing. */
export function Listed<Row, List extends ListFrame>({ answer, place: { list, go, hrefOf }, nothing, children }: Props<Row, List>) {
  const { data, error, isPending, isPlaceholderData, refetch } = answer;
  if (isPending) return <TableSkeleton rows={Math.min(12, list.perPage)} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return nothing;
  const change = (part: Partial<ListFrame>): List => changed<List>(list, part as Partial<List>);
  return (
    <>
      {children(data, isPlaceholderData)}
      <Pagination
        page={data.page}
        perPage={list.perPage}
        total={data.total}
        totalIsExact={data.totalIsExact}
        to={(page) => hrefOf(change({ page }))}
        perPageChoices={perPageChoices}
        onPerPage={(perPage) => go(change({ perPage }))}
      />
    </>
  );
}

interface NothingProps {
  words: { noMatch: string; noMatchText: string; clear: string; beyond: string; beyondText: string; first: string };
  narrowed: boolean;
  /** The page asked for, from 1. */
  page: number;
  onClear: () => void;
  firstPage: string;
  /** "Nothing yet", where neither a filter nor the page explains it. */
  children: ReactNode;
}

/** Why there are no rows: nothing matches, there is no such page, or there is nothing yet. */
export function NothingListed({ words, narrowed, page, onClear, firstPage, children }: NothingProps) {
  if (narrowed) {
    return <EmptyState title={words.noMatch} text={words.noMatchText} action={<Button onClick={onClear}>{words.clear}</Button>} />;
  }
  if (page > 1) {
    const first = (
      <Button component={Link} to={firstPage}>
        {words.first}
      </Button>
    );
    return <EmptyState title={words.beyond} text={words.beyondText} action={first} />;
  }
  return children;
}

/** Whether a column stands in the table: it always does, or the reader has it so. */
export const isShown =
  (switched: readonly string[]) =>
  <Row,>({ id, fixed, optional }: TableColumn<Row>): boolean =>
    fixed === true || switched.includes(id) === Boolean(optional);

interface ColumnsProps<Row, List extends ListFrame> {
  columns: readonly TableColumn<Row>[];
  place: ListPlace<List>;
}

/** The column chooser of a list; the choice is kept in its address. */
export function ListColumns<Row, List extends ListFrame>({ columns, place: { list, go } }: ColumnsProps<Row, List>) {
  const { switched } = list;
  const shows = isShown(switched);
  const toggle = (id: string) => {
    const next = switched.includes(id) ? switched.filter((one) => one !== id) : [...switched, id];
    go(changed<List>(list, { switched: next } as Partial<List>), true);
  };
  return (
    <ColumnChooser
      columns={columns.filter((column) => !column.fixed).map((column) => ({ id: column.id, label: column.header, shown: shows(column) }))}
      onToggle={toggle}
    />
  );
}
