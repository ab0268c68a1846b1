import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Row, Stream } from './contract.js';

/** A column: its SQL type alone, or with more about it. */
type Column<State> = string | ColumnDetails<State>;
interface ColumnDetails<State> {
  /** as `alter table` has it: `bigint` */
  type: string;
  /**
   * What it holds: a member of the state, some members as one JSON object, or a value that is derived and not read back. Default: the member of its name, so that
   * `waiting_since` holds `waitingSince`. The type of a row is only inferred if a function states the type of its parameter.
   */
  of?: keyof State | readonly (keyof State)[] | ((state: State) => unknown);
  /** Written with the stream's first events and never again. */
  once?: true;
  /** Sent only with changes of its members: otherwise the database keeps its value. For json columns that are `not null`. */
  large?: true;
  /** Of the column `number`: the row of `counters` that numbers new streams. */
  counter?: string;
}
type Columns<State> = Readonly<Record<string, Column<State>>>;

/** What every state has. */
interface StreamState {
  id: Id;
  version: number;
  updatedAt: Micros;
}

/** `waiting_since` is `waitingSince`. */
type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

type ValueIn<State, Name, One> = One extends { of: infer Of }
  ? Of extends (state: State) => infer Value
    ? Value
    : Of extends keyof State
      ? State[Of]
      : Of extends readonly (infer Part extends keyof State)[]
        ? Pick<State, Part>
        : never
  : Camel<Name> extends keyof State
    ? State[Camel<Name>]
    : never;

/** The members of the state that a column holds as they are. */
type MembersIn<State, Name, One> = One extends { of: infer Of }
  ? Of extends keyof State
    ? Of
    : Of extends readonly (infer Part extends keyof State)[]
      ? Part
      : never
  : Camel<Name> & keyof State;

type Unread<State, Described> = Exclude<
  keyof State,
  'id' | 'version' | { [Name in keyof Described]: MembersIn<State, Name, Described[Name]> }[keyof Described]
>;

type ColumnValues<State, Described> = { -readonly [Name in keyof Described]: ValueIn<State, Name, Described[Name]> };

/** A row as PostgreSQL gives it: bigints as safe integers, json parsed. */
type RowIn<State, Described> = { id: Id; version: number } & ColumnValues<State, Described>;

/** Columns without `of` whose name is no member of the state. */
type Misnamed<State, Described> = {
  [Name in keyof Described]: Described[Name] extends { of: unknown } ? never : Camel<Name> extends keyof State ? never : Name;
}[keyof Described];

/** `rest`: the members of the state that no column holds as they are; required if there are any. */
type Rest<State, Described> = [Unread<State, Described>] extends [never]
  ? { rest?: undefined }
  : { rest: (row: RowIn<State, Described>) => Pick<State, Unread<State, Described>> };

/** Does not compile with a misnamed column, which needs an `of`. */
type WellNamed<State, Described> = { columns: { readonly [Name in Misnamed<State, Described>]: { of: keyof State } } };

interface Description<Described> {
  /** also the name of the SQL function: append_<streamType> */
  streamType: string;
  table: string;
  /** the version of its decision rules, recorded with every command */
  machineVersion: number;
  columns: Described;
  /** tables of `extraRows` with the columns that events write */
  extra?: Readonly<Record<string, readonly string[]>>;
}

interface DefinedStream<State, Described> extends Stream<State> {
  read(this: void, row: RowIn<State, Described>): State;
  write(state: State): ColumnValues<State, Described>;
}

/** The type of a stream's rows. */
export type RowOf<Defined> = Defined extends { read(row: infer Found): unknown } ? Found : never;

/**
 * A stream from one description of its columns: its table, how rows are read and written, and the type of a row. Every member of the state is in a column or in
 * `rest`, or it does not compile. The SQL follows from the table: `recreate_append_function` reads its columns.
 * @example
 * defineStream<ChatState>()({
 *   ...{ streamType: 'chat', table: 'chats', machineVersion: 1 },
 *   columns: { order_id: { type: 'uuid', of: 'order', once: true }, posted: 'integer', waiting_since: 'bigint' },
 * })
 */
export const defineStream =
  <State extends StreamState>() =>
  <const Described extends Columns<State>>({
    streamType,
    table,
    machineVersion,
    columns,
    extra = {},
    rest,
  }: Description<Described> & Rest<State, Described> & WellNamed<State, Described>): DefinedStream<State, Described> => {
    const all = Object.entries<Column<State>>(columns).map(([name, one]) => compiled(name, typeof one === 'string' ? { type: one } : one));
    const changing = all.filter(({ once, counter }) => !once && counter === undefined);
    const large = all.filter(({ isUnchanged }) => isUnchanged).map(({ name }) => name);
    const counter = all.find(({ counter: found }) => found !== undefined)?.counter;
    return {
      table: {
        streamType,
        table,
        extra,
        columns: Object.fromEntries(all.map(({ name, type }) => [name, type])),
        once: all.filter(({ once }) => once).map(({ name }) => name),
        ...(large.length > 0 && { large }),
        ...(counter !== undefined && { counter }),
      },
      machineVersion,
      read: (row) => {
        const state: Row = { id: row.id, version: row.version };
        for (const { name, read } of all) read?.(state, (row as Row)[name]);
        return Object.assign(state, rest?.(row)) as unknown as State;
      },
      write: (state) => written(all, state) as ColumnValues<State, Described>,
      changes: (state, before) => written(before ? changing.filter(({ isUnchanged }) => !isUnchanged?.(before, state)) : changing, state),
      lastEventAt: ({ updatedAt }) => updatedAt,
      ...(counter !== undefined && { numbered: (state: State, number: number) => ({ ...state, number }) }),
    };
  };

interface Compiled<State> {
  name: string;
  type: string;
  once: boolean;
  counter: string | undefined;
  write: (state: State) => unknown;
  /** of a large column */
  isUnchanged: ((before: State, after: State) => boolean) | undefined;
  /** adds the column's value to the state; undefined if it is derived */
  read: ((state: Row, value: unknown) => void) | undefined;
}

function compiled<State>(name: string, { type, of, once, counter, large }: ColumnDetails<State>): Compiled<State> {
  const isUnchanged = (members: readonly string[]) =>
    large && ((before: State, after: State) => members.every((member) => isSame((before as Row)[member], (after as Row)[member])));
  const same = { name, type, once: once === true, counter, isUnchanged: undefined };
  if (typeof of === 'function') return { ...same, write: of, read: undefined };
  if (typeof of === 'object') return { ...same, ...asObject(of), isUnchanged: isUnchanged(of as readonly string[]) };
  const member = (of ?? camel(name)) as string;
  return {
    ...same,
    isUnchanged: isUnchanged([member]),
    write: (state) => (state as Row)[member],
    read: (state, value) => {
      state[member] = value;
    },
  };
}

/** Compares one level deep: an event that changes nothing may still have built a new object. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  const names = Object.keys(after);
  return names.length === Object.keys(before).length && names.every((name) => Object.is((before as Row)[name], (after as Row)[name]));
}

/** Several members in one JSON object. Those that an earlier build did not write are undefined. */
const asObject = <State>(members: readonly (keyof State)[]): Pick<Compiled<State>, 'write' | 'read'> => {
  const copy = (from: Row, to: Row): Row => {
    for (const member of members as readonly string[]) to[member] = from[member];
    return to;
  };
  return { write: (state) => copy(state as Row, {}), read: (state, value) => copy(value as Row, state) };
};

function written<State>(columns: readonly Compiled<State>[], state: State): Row {
  const row: Row = {};
  for (const { name, write } of columns) row[name] = write(state);
  return row;
}

const camel = (column: string): string => column.replace(/_([a-z])/g, (_, first: string) => first.toUpperCase());
