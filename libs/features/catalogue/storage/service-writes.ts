import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { ServiceContent } from '../rules/service-content.js';
import type { PriceProposal } from './price-proposals.js';
import { columnsOf, contentSql } from './service-columns.js';

export interface HeldService {
  id: Id;
  version: number;
  archived: boolean;
  /** prices that wait for a second person */
  proposal: PriceProposal | null;
  content: ServiceContent;
}

const columns = `id, version, archived_at is not null as archived, price_proposal as proposal, ${contentSql}`;

type Row = Omit<HeldService, 'content'> & ServiceContent;

const heldOf = ({ id, version, archived, proposal, ...content }: Row): HeldService => ({ id, version, archived, proposal, content });

/** Locks the row. `forDeletion` waits for orders and editors that hold it, and makes others wait. */
export async function holdService(tx: Queryable, id: Id, forDeletion = false): Promise<HeldService | undefined> {
  const row = await tx.one<Row>(`select ${columns} from services where id = $1 for ${forDeletion ? '' : 'no key '}update`, [id]);
  return row && heldOf(row);
}

/** Locks services in the order of their ids, so that two transactions cannot deadlock. */
export async function holdServices(tx: Queryable, ids: readonly Id[]): Promise<ReadonlyMap<Id, HeldService>> {
  const rows = await tx.query<Row>(`select ${columns} from services where id = any($1::uuid[]) order by id for no key update`, [ids]);
  return new Map(rows.map((row) => [row.id, heldOf(row)]));
}

/** Passes lists as JSON text, because the driver writes a JavaScript array as a PostgreSQL array. */
function parametersOf(content: ServiceContent): { names: string[]; values: unknown[] } {
  const columns = columnsOf(content);
  return {
    names: Object.keys(columns),
    values: Object.values(columns).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
  };
}

/** The database derives its address. */
export async function insertService(tx: Queryable, id: Id, content: ServiceContent, archived: boolean): Promise<void> {
  const { names, values } = parametersOf(content);
  const sql = `
    insert into services (id, version, archived_at, ${names.join(', ')})
    values ($1, 1, case when $2 then clock_timestamp() end, ${names.map((_, i) => `$${i + 3}`).join(', ')})`;
  await tx.query(sql, [id, archived, ...values]);
}

/** `endsProposal`: the written prices are those that waited. */
export async function updateService(tx: Queryable, id: Id, content: ServiceContent, endsProposal = false): Promise<void> {
  const { names, values } = parametersOf(content);
  const sql = `
    update services set version = version + 1, updated_at = clock_timestamp(), ${endsProposal ? 'price_proposal = null, ' : ''}${names.map((name, i) => `${name} = $${i + 2}`).join(', ')}
    where id = $1`;
  await tx.query(sql, [id, ...values]);
}
