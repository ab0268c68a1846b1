import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { Conditions } from './conditions.js';

/** `page` null: all rows. */
export interface Selection {
  from: string;
  where: Conditions;
  order: string;
  page: { perPage: number; offset: number } | null;
}

/** Ids of one page, and the total over all pages. */
export interface IdPage {
  ids: readonly Id[];
  total: number;
}

/** Returns the rows of a page and the total over all pages. */
export async function rowsOf<Row>(queryable: Queryable, columns: string, selection: Selection): Promise<{ rows: Row[]; total: number }> {
  const { from, where } = selection;
  const counted = await queryable.one<{ total: number }>(`select count(*) as total from ${from} ${where.sql}`, where.params);
  const { sql, params } = paged(columns, selection);
  return { rows: await queryable.query<Row>(sql, params), total: counted?.total ?? 0 };
}

/** Like `rowsOf` for ids only, in one statement. @param id their column */
export async function idsOf(queryable: Queryable, id: string, selection: Selection): Promise<IdPage> {
  const { from, where } = selection;
  const { sql, params } = paged(id, selection);
  const row = await queryable.one<IdPage>(`select array(${sql}) as ids, (select count(*) from ${from} ${where.sql}) as total`, params);
  return row ?? { ids: [], total: 0 };
}

function paged(columns: string, { from, where, order, page }: Selection): { sql: string; params: unknown[] } {
  const all = `select ${columns} from ${from} ${where.sql} order by ${order}`;
  const count = where.params.length;
  if (page === null) return { sql: all, params: where.params };
  return { sql: `${all} limit $${count + 1} offset $${count + 2}`, params: [...where.params, page.perPage, page.offset] };
}
