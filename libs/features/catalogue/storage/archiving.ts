import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';

/** Tables whose rows are archived when something uses them, and deleted when nothing does. */
export type ArchivedTable = 'countries' | 'services' | 'service_types' | 'choices';

/** One version on, in or out of what is offered. */
export async function setArchived(tx: Queryable, table: ArchivedTable, id: Id, archived: boolean): Promise<void> {
  const at = archived ? 'clock_timestamp()' : 'null';
  await tx.query(`update ${table} set archived_at = ${at}, version = version + 1, updated_at = clock_timestamp() where id = $1`, [id]);
}

/** Takes the row out for good. A name that orders and people may go on naming stays under its id; `code` is a country's. */
export async function removeRow(
  tx: Queryable,
  table: ArchivedTable,
  id: Id,
  kept?: { code: string | null; name: Bilingual },
): Promise<void> {
  if (kept) await tx.query('insert into deleted_catalogue (id, code, name) values ($1, $2, $3)', [id, kept.code, kept.name]);
  await tx.query(`delete from ${table} where id = $1`, [id]);
}
