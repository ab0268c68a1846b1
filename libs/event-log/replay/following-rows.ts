import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { Row } from '../append/contract.js';
import { canonical } from './canonical.js';

/** Rows of another table that depend on the events of a stream, such as messages of a chat: visibility rules query them. */
export interface FollowingRows<Event> {
  table: string;
  /** the tables that are read, and the column that identifies the stream */
  from: string;
  stream: string;
  /** the key columns of a row, as the events provide them */
  key: readonly string[];
  /** every compared column including the key: name in a row -> SQL */
  columns: Readonly<Record<string, string>>;
  of(events: readonly Event[]): Row[];
}

type Described = Omit<FollowingRows<never>, 'of'>;

/** The stored rows, by stream. */
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

/** Describes the differences between derived and stored rows. */
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
