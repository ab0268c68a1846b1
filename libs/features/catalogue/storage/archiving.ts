import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';

/** Rows are archived if they are in use, and deleted otherwise. */
export type ArchivedTable = 'countries' | 'services' | 'service_types' | 'choices';

/** Raises the version. */
export async function setArchived(tx: Queryable, table: ArchivedTable, id: Id, archived: boolean): Promise<void> {
  const at = archived ? 'clock_timestamp()' : 'null';
  await tx.query(`update ${table} set archived_at = ${at}, version = version + 1, updated_at = clock_timestamp() where id = $1`, [id]);
}

/** Deletes the row. `kept`: the name remains available under its id, for orders and people who refer to it; `code` is a country's. */
export async function removeRow(
  tx: Queryable,
  table: ArchivedTable,
  id: Id,
  kept?: { code: string | null; name: Bilingual },
): Promise<void> {
  if (kept) await tx.query('insert into deleted_catalogue (id, code, name) values ($1, $2, $3)', [id, kept.code, kept.name]);
  await tx.query(`delete from ${table} where id = $1`, [id]);
}
