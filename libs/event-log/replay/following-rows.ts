import type { Id } from '#libs/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { Row } from '../append/contract.js';
import { canonical } from './canonical.js';

/** Rows of another table that follow from the events of a stream, such as the messages of a chat: who sees what is asked of them as well. */
export interface FollowingRows<Event> {
  table: string;
  /** the tables that are read, and which of their columns names the stream */
  from: string;
  stream: string;
  /** the columns that name a row, as the events give them */
  key: readonly string[];
  /** every column that is compared, the key's included: its name in a row -> its SQL */
  columns: Readonly<Record<string, string>>;
  of(events: readonly Event[]): Row[];
}

type Described = Omit<FollowingRows<never>, 'of'>;

/** The stored rows of streams, by stream. */
export async function readFollowing(
  database: Queryable,
  { from, stream, columns }: Described,
  ids: readonly Id[],
): Promise<Map<Id, Row[]>> {
  const selected = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}"`);
  const rows = await database.query<Row & { stream: Id }>(
    `select ${stream} as stream, ${selected.join(', ')} from ${from} where ${stream} = any ($1::uuid[])`,
    [ids],
  );
  const byStream = new Map<Id, Row[]>();
  for (const { stream: id, ...row } of rows) {
    const known = byStream.get(id);
    if (known === undefined) byStream.set(id, [row]);
    else known.push(row);
  }
  return byStream;
}

/** What differs between the rows that follow from the events and those that are stored, in words. */
export function followingFaults({ table, key, columns }: Described, expected: readonly Row[], stored: readonly Row[]): string[] {
  const nameOf = (row: Row): string => key.map((column) => String(row[column])).join(' ');
  const there = new Map(stored.map((row) => [nameOf(row), row]));
  const faults = expected.flatMap((row) => {
    const name = nameOf(row);
    const found = there.get(name);
    there.delete(name);
    if (found === undefined) return [`${table} ${name} is missing`];
    const differing = Object.keys(columns).filter((column) => canonical(row[column]) !== canonical(found[column]));
    return differing.length === 0 ? [] : [`${table} ${name}: columns ${differing.join(', ')} differ from the events`];
  });
  return [...faults, ...[...there.keys()].map((name) => `${table} ${name} follows from no event`)];
}
