import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { Params, commonConditions, whereOf } from './order-conditions.js';
import { OrderList, type OrderListQuery, type Total } from './order-list.js';
import { askedColumn } from './listed-columns.js';
import { type Clause, clauseOf, orderBy } from './order-list-sql.js';
import { hits } from './order-search-sql.js';
import { countLimit, type Selection } from './selection.js';

export interface Neighbour {
  id: Id;
  number: number;
}

/** Position and neighbours of an order in a list. */
export interface Place extends Total {
  /** from 1; null if it is no longer in the list, or too far down to count */
  position: number | null;
  previous: Neighbour | null;
  next: Neighbour | null;
}

type Sort = OrderListQuery['sort'];

/** A sort as the readers of a scope see it. */
type ScopedSort = Sort & Pick<Selection, 'scope'>;

/** The sorted value, and the order's number as tie-breaker. */
interface Key {
  at: number;
  number: number;
}

/**
 * Finds the orders before and after a given one by its key in the list's sort, along indexes. So neither the page nor its presence in the
 * list matters: after changing its status, a reader continues with the next order.
 */
@Injectable()
export class OrderNeighbours {
  constructor(
    private readonly database: Database,
    private readonly list: OrderList,
  ) {}

  /** Undefined for an order outside the selection's scope. */
  async of(id: Id, selection: Selection, sort: Sort): Promise<Place | undefined> {
    const key = await this.keyOf(id, selection, sort);
    if (key === undefined) return undefined;
    const clause = listed(selection, sort);
    const scoped = { ...sort, scope: selection.scope };
    const [previous, next, position, total] = await Promise.all([
      this.beside(clause, scoped, key, 'before'),
      this.beside(clause, scoped, key, 'after'),
      this.positionOf(clause, scoped, key, countLimit(selection)),
      this.list.total(selection),
    ]);
    return { previous, next, position, total: Math.max(total.total, position ?? 0), exact: total.exact };
  }

  private keyOf(id: Id, { scope }: Selection, { by }: Sort): Promise<Key | undefined> {
    const params = new Params();
    const own = commonConditions({ scope, filters: {} }, 'o', params);
    const where = whereOf([`o.id = ${params.add(id)}::uuid`, ...own]);
    return this.database.one<Key>(`select o.${askedColumn(scope, by)} as at, o.number from orders o ${where}`, params.values);
  }

  private async beside(clause: Clause, sort: ScopedSort, key: Key, side: Side): Promise<Neighbour | null> {
    const { text, params } = beyond(clause, sort, key, side);
    const order = orderBy(sort.scope, sort.by, side === 'after' ? sort.descending : !sort.descending);
    const row = await this.database.one<Neighbour>(
      `with one as materialized (select o.number ${text} order by ${order} limit 1)
       select o.id, o.number from one join orders o on o.number = one.number`,
      params,
    );
    return row ?? null;
  }

  private async positionOf(clause: Clause, sort: ScopedSort, key: Key, limit: number): Promise<number | null> {
    const before = beyond(clause, sort, key, 'before');
    const params = new Params(before.params);
    const here = `select from ${clause.from} ${and(clause.where, `o.number = ${params.add(key.number)}`)}`;
    const row = await this.database.one<{ is_listed: boolean; before: number }>(
      `select exists (${here}) as is_listed, (select count(*) from (select ${before.text} limit ${limit}) counted) as before`,
      params.values,
    );
    return row?.is_listed && row.before < limit ? row.before + 1 : null;
  }
}

type Side = 'before' | 'after';

/** The matching orders, as o. */
function listed(selection: Selection, { by }: Sort): Clause {
  if (selection.search === undefined) return clauseOf(selection, by);
  const params = new Params();
  return { from: hits(selection, by, params), where: '', params: params.values };
}

const and = (where: string, condition: string): string => (where === '' ? `where ${condition}` : `${where} and ${condition}`);

/** Restricts to orders on one side of a key. */
function beyond(
  { from, where, params: given }: Clause,
  { scope, by, descending }: ScopedSort,
  key: Key,
  side: Side,
): { text: string; params: unknown[] } {
  const params = new Params(given);
  const than = (side === 'after') === descending ? '<' : '>';
  const condition =
    by === 'number'
      ? `o.number ${than} ${params.add(key.number)}`
      : `(o.${askedColumn(scope, by)}, o.number) ${than} (${params.add(key.at)}::bigint, ${params.add(key.number)}::bigint)`;
  return { text: `from ${from} ${and(where, condition)}`, params: params.values };
}
