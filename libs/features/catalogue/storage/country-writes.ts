import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { CountryContent } from '../rules/country-content.js';

export interface HeldCountry {
  id: Id;
  code: string;
  version: number;
  archived: boolean;
  content: CountryContent;
}

/** Locks the row. `forDeletion` waits for transactions that create a service of the country, and blocks new ones. */
export async function holdCountry(tx: Queryable, id: Id, forDeletion = false): Promise<HeldCountry | undefined> {
  const row = await tx.one<Omit<HeldCountry, 'content'> & CountryContent>(
    `select id, code, version, archived_at is not null as archived, name, currency, facts
     from countries where id = $1 for ${forDeletion ? '' : 'no key '}update`,
    [id],
  );
  if (!row) return undefined;
  const { name, currency, facts, ...held } = row;
  return { ...held, content: { name, currency, facts } };
}

export async function insertCountry(tx: Queryable, id: Id, code: string, { name, currency, facts }: CountryContent): Promise<void> {
  const sql = 'insert into countries (id, version, code, name, currency, facts) values ($1, 1, $2, $3, $4, $5)';
  await tx.query(sql, [id, code, name, currency, facts]);
}

export async function updateCountry(tx: Queryable, id: Id, { name, currency, facts }: CountryContent): Promise<void> {
  const sql = `
    update countries set version = version + 1, updated_at = clock_timestamp(), name = $2, currency = $3, facts = $4 where id = $1`;
  await tx.query(sql, [id, name, currency, facts]);
}

/** Raises the version for a change outside the row. */
export async function touchCountry(tx: Queryable, id: Id): Promise<void> {
  await tx.query('update countries set version = version + 1, updated_at = clock_timestamp() where id = $1', [id]);
}
