import type { TableColumn } from '../../ui/list/data-table.js';
import { DateText } from '../../ui/date-text.js';

const dated = (at: string) => (
  <span className="dim">
    <DateText at={at} />
  </span>
);

/** When a row of the catalogue was last changed. @param header in the reader's language */
export const updatedColumn = <Row extends { updatedAt: string }>(header: string): TableColumn<Row> => ({
  id: 'updated',
  header,
  card: 'none',
  align: 'end',
  cell: ({ updatedAt }) => dated(updatedAt),
});

/** When it was made, which is what the lists are sorted by. For those who want to see it: "changed" tells more. @param header in the reader's language */
export const createdColumn = <Row extends { createdAt: string }>(header: string): TableColumn<Row> => ({
  id: 'created',
  header,
  card: 'none',
  align: 'end',
  sort: 'createdAt',
  optional: true,
  cell: ({ createdAt }) => dated(createdAt),
});
