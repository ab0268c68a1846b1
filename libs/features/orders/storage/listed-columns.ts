import {
  type KeptName,
  type Listed,
  type ListedKind,
  type ListedName,
  listedFieldList,
  type SortableName,
  sortableNames,
} from '#machines/order/listed-fields';
import type { OrderState } from '#machines/order/state';
import { updatedNames } from '#machines/order/who';
import type { Scope } from '../rules/reader.js';

/** `dueAt` is `due_at`. */
const columnOf = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

const columnTypes: Readonly<Record<ListedKind, 'bigint'>> = { time: 'bigint', timeOrNull: 'bigint' };

type ColumnOf<Name extends string> = Name extends `${infer First}${infer Others}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Others>}`
  : '';
type ListedColumns = {
  [Name in ListedName as ColumnOf<Name>]: { type: 'bigint'; of: Name extends KeptName ? Name : (order: OrderState) => Listed[Name] };
};

/** Columns of the orders' row for the listed fields. */
export const listedColumns = Object.fromEntries(
  listedFieldList.map(([name, { kind, of, derived, once }]) => [
    columnOf(name),
    { type: columnTypes[kind], of: derived ? of : name, ...(once && { once }) },
  ]),
) as ListedColumns;

/** The listed fields of the alias `at`, under their names. */
export const listedSql = (at: string): string => listedFieldList.map(([name]) => `${at}.${columnOf(name)} as "${name}"`).join(', ');

/** The time of the last change per scope: each kind of reader sees other changes (`updatedNames`). */
const updatedColumns: Readonly<Record<Scope['of'], string>> = {
  all: columnOf(updatedNames.staff),
  client: columnOf(updatedNames.client),
  partner: columnOf(updatedNames.partner),
  manager: columnOf(updatedNames.assignee),
};

/** The column of a field that readers of `scope` sort and filter by. Orders without a due date are sorted behind all others. */
export const askedColumn = ({ of }: Scope, name: SortableName | 'number'): string => {
  if (name === 'dueAt') return 'due_order';
  return name === 'updatedAt' ? updatedColumns[of] : columnOf(name);
};

/** Columns that lists of `scope` sort by, without the number; `searched` are those that the search text has too. */
export const sortableSql = (scope: Scope, searched: readonly ListedName[] = []): string =>
  sortableNames.map((name: SortableName) => `${searched.includes(name) ? 's' : 'o'}.${askedColumn(scope, name)}`).join(', ');
