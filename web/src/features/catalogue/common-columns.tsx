import type { ReactNode } from 'react';
import type { TableColumn } from '../../ui/list/data-table.js';
import { DateText } from '../../ui/date-text.js';
import { StateBadge } from './entry-state.js';

const dated = (at: string) => (
  <span className="dim">
    <DateText at={at} />
  </span>
);

/** Time of the last change. @param header in the reader's language */
export const updatedColumn = <Row extends { updatedAt: string }>(header: string): TableColumn<Row> => ({
  id: 'updated',
  header,
  card: 'none',
  align: 'end',
  cell: ({ updatedAt }) => dated(updatedAt),
});

/** Optional, because the time of change is more useful. @param header in the reader's language */
export const createdColumn = <Row extends { createdAt: string }>(header: string): TableColumn<Row> => ({
  id: 'created',
  header,
  card: 'none',
  align: 'end',
  sort: 'createdAt',
  optional: true,
  cell: ({ createdAt }) => dated(createdAt),
});

/** @param header in the reader's language @param isHidden rows that are not archived, but hidden from the public */
export const stateColumn = <Row extends { archived?: boolean | undefined }>(
  header: string,
  isHidden?: (row: Row) => boolean,
): TableColumn<Row> => ({
  id: 'state',
  header,
  card: 'state',
  fixed: true,
  cell: (row) => <StateBadge archived={row.archived} {...(isHidden && { hidden: isHidden(row) })} />,
});

/** Last column with a row's actions; the reader cannot hide it. @param header in the reader's language */
export const actsColumn = <Row,>(header: string, cell: (row: Row) => ReactNode): TableColumn<Row> => ({
  id: 'acts',
  header,
  card: 'actor',
  align: 'end',
  fixed: true,
  cell,
});
