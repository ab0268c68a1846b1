import type { Row, Stream, StreamTable } from '#libs/event-log/append/contract';
import type { Id } from '#libs/kernel/ids';
import { type KeptName, type Listed, type ListedField, listedFieldList, listedOf } from '#machines/order/listed-fields';
import { nextStepOf, waitsForConfirmation } from '#machines/order/next-step';
import type { OrderFacts, OrderState, OrderTerms } from '#machines/order/state';
import type { OrderValue } from '#machines/order/statuses';
import { machineVersion } from '#machines/order/version';
import { columnOf, columnTypes } from './listed-columns.js';

/** The mutable parts of an order that no list needs as columns. */
type OrderDetail = Pick<
  OrderState,
  'configuration' | 'steps' | 'items' | 'documents' | 'payments' | 'details' | 'promised' | 'company' | 'agreed' | 'clientSince' | 'waited'
>;

const detailOf = ({
  configuration,
  steps,
  items,
  documents,
  payments,
  details,
  promised,
  company,
  agreed,
  clientSince,
  waited,
}: OrderDetail): OrderDetail => ({
  configuration,
  steps,
  items,
  documents,
  payments,
  details,
  promised,
  company,
  agreed,
  clientSince,
  waited,
});

/** Where an order stands, in a row of `orders` as PostgreSQL gives it: bigints as safe integers, json parsed. */
export interface OrderStateRow {
  id: Id;
  version: number;
  number: number;
  machine_version: number;
  progress: OrderValue['progress'];
  reward: OrderValue['reward'];
  facts: OrderFacts;
}

/** The whole row, without the listed fields. */
export interface OrderRow extends OrderStateRow {
  detail: OrderDetail;
  terms: OrderTerms;
}

/** The listed fields with their columns, whose names are made once. */
const listed = listedFieldList.map(([name, field]) => ({ name, field, column: columnOf(name) }));

const readBack = listed.filter(({ field }) => !field.derived);

const listedColumns = (state: OrderState, wanted: (field: ListedField) => boolean): Row => {
  const values = listedOf(state);
  return Object.fromEntries(listed.filter(({ field }) => wanted(field)).map(({ name, column }) => [column, values[name]]));
};

/** The state a row stands for. */
export const stateOf = (row: OrderRow): OrderState => ({
  id: row.id,
  version: row.version,
  machineVersion: row.machine_version,
  number: row.number,
  value: { progress: row.progress, reward: row.reward },
  facts: row.facts,
  terms: row.terms,
  ...detailOf(row.detail),
  ...(Object.fromEntries(readBack.map(({ name, column }) => [name, row[column as keyof OrderRow]])) as unknown as Pick<Listed, KeptName>),
});

/** The columns that change with an operation. */
const changing = (state: OrderState): Row => ({
  machine_version: state.machineVersion,
  progress: state.value.progress,
  reward: state.value.reward,
  partner_id: state.facts.partner,
  manager_id: state.facts.manager,
  facts: state.facts,
  detail: detailOf(state),
  turn: nextStepOf(state).who,
  to_confirm: waitsForConfirmation(state),
  ...listedColumns(state, ({ once = false }) => !once),
});

/** The columns written at placing and never again. */
const placed = (state: OrderState): Row => ({
  number: state.number,
  client_id: state.facts.client,
  service_id: state.terms.service,
  country_id: state.terms.country,
  terms: state.terms,
  ...listedColumns(state, ({ once = false }) => once),
});

/** Every column of the row, as the replay compares it. */
export const wholeRow = (state: OrderState): Row => ({ ...placed(state), ...changing(state) });

/** Placing is the first event of a stream and comes alone, so version 1 is the birth of the row. */
const isBirth = (state: OrderState): boolean => state.version === 1;

const typesOf = (wanted: (field: ListedField) => boolean): StreamTable['columns'] =>
  Object.fromEntries(listedFieldList.filter(([, field]) => wanted(field)).map(([name, { kind }]) => [columnOf(name), columnTypes[kind]]));

/** The row of an order: what decide reads, and the few columns that lists sort and filter by. */
const ordersTable = {
  streamType: 'order',
  table: 'orders',
  columns: {
    number: 'bigint',
    machine_version: 'integer',
    progress: 'order_progress',
    reward: 'order_reward',
    client_id: 'uuid',
    partner_id: 'uuid',
    manager_id: 'uuid',
    service_id: 'uuid',
    country_id: 'uuid',
    facts: 'json',
    detail: 'json',
    terms: 'jsonb',
    ...typesOf(({ derived = false }) => !derived),
    turn: 'text',
    to_confirm: 'boolean',
    ...typesOf(({ derived = false }) => derived),
  },
  once: [
    'client_id',
    'service_id',
    'country_id',
    'terms',
    ...listedFieldList.filter(([, { once }]) => once).map(([name]) => columnOf(name)),
  ],
  number: { counter: 'orders', column: 'number' },
  extra: [{ table: 'order_files', columns: { file_id: 'uuid', order_id: 'uuid', document_id: 'uuid' } }],
} satisfies StreamTable;

export const orderStream: Stream<OrderState> = {
  table: ordersTable,
  machineVersion,
  read: (row) => stateOf(row as unknown as OrderRow),
  write: (state) => (isBirth(state) ? wholeRow(state) : changing(state)),
  lastEventAt: (state) => state.updatedAt,
  numbered: (state, number) => ({ ...state, number }),
};
