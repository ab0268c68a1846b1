import type { TableColumn } from '../../ui/data-table.js';
import { DateText } from '../../ui/date-text.js';

/** When a row of the catalogue was last changed. @param header in the reader's language */
export const updatedColumn = <Row extends { updatedAt: string }>(header: string): TableColumn<Row> => ({
  id: 'updated',
  header,
  card: 'none',
  align: 'end',
  cell: ({ updatedAt }) => (
    <span className="dim">
      <DateText at={updatedAt} />
    </span>
  ),
});
