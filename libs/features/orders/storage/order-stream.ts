import type { Row, Stream, StreamTable } from '#libs/event-log/append/contract';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import { dueDate, standingOf, waitsForConfirmation } from '#machines/order/standing';
import type { OrderFacts, OrderState, OrderTerms } from '#machines/order/state';
import type { OrderValue } from '#machines/order/statuses';
import { machineVersion } from '#machines/order/version';

/** The mutable parts of an order that no list needs as columns. */
export type OrderDetail = Pick<
  OrderState,
  'configuration' | 'steps' | 'items' | 'documents' | 'payments' | 'details' | 'promised' | 'company'
>;

/** A row of `orders` as PostgreSQL gives it: bigints as safe integers, json parsed. */
export interface OrderRow {
  id: Id;
  version: number;
  number: number;
  machine_version: number;
  progress: OrderValue['progress'];
  reward: OrderValue['reward'];
  facts: OrderFacts;
  detail: OrderDetail;
  terms: OrderTerms;
  created_at: Micros;
  updated_at: Micros;
  status_since: Micros;
}

/** The state a row stands for. */
export const stateOf = (row: OrderRow): OrderState => ({
  id: row.id,
  version: row.version,
  machineVersion: row.machine_version,
  number: row.number,
  value: { progress: row.progress, reward: row.reward },
  facts: row.facts,
  configuration: row.detail.configuration,
  terms: row.terms,
  steps: row.detail.steps,
  items: row.detail.items,
  documents: row.detail.documents,
  payments: row.detail.payments,
  details: row.detail.details,
  promised: row.detail.promised,
  company: row.detail.company,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  statusSince: row.status_since,
});

/** The columns that change with an operation. */
const changing = (state: OrderState): Row => ({
  machine_version: state.machineVersion,
  progress: state.value.progress,
  reward: state.value.reward,
  partner_id: state.facts.partner,
  manager_id: state.facts.manager,
  facts: state.facts,
  detail: {
    configuration: state.configuration,
    steps: state.steps,
    items: state.items,
    documents: state.documents,
    payments: state.payments,
    details: state.details,
    promised: state.promised,
    company: state.company,
  } satisfies OrderDetail,
  updated_at: state.updatedAt,
  status_since: state.statusSince,
  turn: standingOf(state).who,
  to_confirm: waitsForConfirmation(state),
  due_at: dueDate(state),
});

/** The columns written at placing and never again. */
const placed = (state: OrderState): Row => ({
  number: state.number,
  client_id: state.facts.client,
  service_id: state.terms.service,
  country_id: state.terms.country,
  terms: state.terms,
  created_at: state.createdAt,
});

/** Every column of the row, as the replay compares it. */
export const wholeRow = (state: OrderState): Row => ({ ...placed(state), ...changing(state) });

/** Placing is the first event of a stream and comes alone, so version 1 is the birth of the row. */
const isBirth = (state: OrderState): boolean => state.version === 1;

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
    created_at: 'bigint',
    updated_at: 'bigint',
    status_since: 'bigint',
    turn: 'text',
    to_confirm: 'boolean',
    due_at: 'bigint',
  },
  once: ['client_id', 'service_id', 'country_id', 'terms', 'created_at'],
  number: { counter: 'orders', column: 'number' },
  extra: [{ table: 'order_files', columns: { file_id: 'uuid', order_id: 'uuid', document_id: 'uuid' } }],
} as const satisfies StreamTable;

export const orderStream: Stream<OrderState> = {
  table: ordersTable,
  machineVersion,
  read: (row) => stateOf(row as unknown as OrderRow),
  write: (state) => (isBirth(state) ? wholeRow(state) : changing(state)),
  lastEventAt: (state) => state.updatedAt,
  numbered: (state, number) => ({ ...state, number }),
};
