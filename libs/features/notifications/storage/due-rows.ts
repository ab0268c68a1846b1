import { type Micros, microsADay } from '#machines/kernel/time';
import type { Transaction } from '#libs/platform/database/database';

const most = 100;

/** A reminder that comes later than this says nothing new: after a pause of the product nobody gets a heap of them. */
export const latest: Micros = 2 * microsADay;

/** Tables of later notifications, with the column of their time (microseconds). */
const tables = { feedback_requests: 'due_us', document_reminders: 'at_us', client_reminders: 'at_us' } as const;

/** Takes rows whose time has come out of a table, the oldest hundred; several workers take different ones. `columns`: what of them is wanted, as SQL. */
export const takeDue = <Row>(tx: Transaction, table: keyof typeof tables, columns: string, now: number): Promise<Row[]> =>
  tx.query<Row>(
    `delete from ${table} where ctid = any (array(
       select ctid from ${table} where ${tables[table]} <= $1 order by ${tables[table]} limit ${most} for update skip locked))
     returning ${columns}`,
    [now],
  );
