import type { Micros } from '#machines/kernel/time';
import { dueDate } from './next-step.js';
import type { OrderState } from './state.js';

/** Type of a listed field. */
interface ListedKinds {
  /** a moment, RFC 3339 on the wire */
  time: Micros;
  /** a moment, RFC 3339 on the wire, or null */
  timeOrNull: Micros | null;
}
export type ListedKind = keyof ListedKinds;

export interface ListedField {
  kind: ListedKind;
  of: (order: OrderState) => ListedKinds[ListedKind];
  /** Derived from other parts of the order, and not read from its column. */
  derived?: true;
  /** Written when the order is placed and never changed. */
  once?: true;
  /** Lists sort by it: both directions, in the order of the menu. */
  sort?: readonly ['asc', 'desc'] | readonly ['desc', 'asc'];
  /** Not part of answers, where some readers get a substitute. */
  internal?: true;
  /** Description in the API document. */
  description?: string;
}

/**
 * The fields of an order in lists, in addition to those that guards read. Everything a field needs is derived from its line here: its column (`dueAt` is
 * `due_at`), reading and writing, its member of the answer with documentation and the sort. Texts of the sorts, and
 * titles of those that are columns of files, are in texts/LANGUAGE/machines/order/listed-fields.yaml.
 */
export const listedFields = {
  dueAt: {
    kind: 'timeOrNull',
    of: dueDate,
    derived: true,
    sort: ['asc', 'desc'],
    description: 'When it should be, or should have been, finished; null while it waits for its client, and once its results were sent',
  },
  createdAt: {
    kind: 'time',
    of: ({ createdAt }) => createdAt,
    once: true,
    sort: ['desc', 'asc'],
  },
  updatedAt: {
    kind: 'time',
    of: ({ updatedAt }) => updatedAt,
    sort: ['desc', 'asc'],
    description: 'When something last happened that the reader may see',
  },
  clientUpdatedAt: { kind: 'time', of: ({ clientUpdatedAt }) => clientUpdatedAt, internal: true },
  partnerUpdatedAt: { kind: 'time', of: ({ partnerUpdatedAt }) => partnerUpdatedAt, internal: true },
  statusSince: { kind: 'time', of: ({ statusSince }) => statusSince, description: 'When the status last changed' },
} as const satisfies Record<string, ListedField>;

type Fields = typeof listedFields;
export type ListedName = keyof Fields;
export type Listed = { [Name in ListedName]: ReturnType<Fields[Name]['of']> };
/** Fields of answers. */
export type WireName = { [Name in ListedName]: Fields[Name] extends { internal: true } ? never : Name }[ListedName];
/** Values in answers: text, or null if the field is empty. */
export type WireValue<Kind extends ListedKind> = string | Extract<ListedKinds[Kind], null>;
/** Fields as answers have them. */
export type ListedOnWire = { [Name in WireName]: WireValue<Fields[Name]['kind']> };
/** Fields that are part of the order and read from their columns. */
export type KeptName = { [Name in ListedName]: Fields[Name] extends { derived: true } ? never : Name }[ListedName];
export type SortableName = { [Name in ListedName]: Fields[Name] extends { sort: object } ? Name : never }[ListedName];

export const listedFieldList = Object.entries(listedFields) as readonly (readonly [ListedName, ListedField])[];

export const wireFieldList = listedFieldList.filter(([, { internal }]) => !internal) as readonly (readonly [WireName, ListedField])[];

/** An object with the result of `make` for every listed field. */
export const eachListed = <Made>(make: (name: ListedName, field: ListedField) => unknown): Made =>
  Object.fromEntries(listedFieldList.map(([name, field]) => [name, make(name, field)])) as Made;

const otherSortable = (Object.keys(listedFields) as SortableName[]).filter(
  (name) => 'sort' in listedFields[name] && name !== 'createdAt' && name !== 'updatedAt',
);

/** Sort fields, the default first. */
export const sortableNames: readonly [SortableName, SortableName, ...SortableName[]] = ['createdAt', 'updatedAt', ...otherSortable];

type SortDirections = { [Name in SortableName]: Name | `-${Name}` }[SortableName];

/** Sorts of lists, the default first: `-createdAt` begins with the newest. */
export const orderSorts: readonly SortDirections[] = sortableNames.flatMap((name) =>
  listedFields[name].sort.map((direction) => (direction === 'desc' ? (`-${name}` as const) : name)),
);
