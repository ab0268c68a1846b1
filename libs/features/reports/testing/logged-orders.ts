import { progressStatuses } from '#machines/order/statuses';
import type { Database } from '#libs/platform/database/database';

/** `at` in microseconds. */
export interface Move {
  order: LoggedOrder;
  from: string | null;
  to: string;
  at: number;
  seconds: number | null;
}
export interface Movement {
  order: LoggedOrder;
  sign: 1 | -1;
  amount: number;
  method: string;
  stage: string;
  at: number;
}
/** An order folded by an independent implementation. */
export interface LoggedOrder {
  id: string;
  country: string;
  service: string;
  currency: string;
  manager: string | null;
  partner: string | null;
  price: number;
  conceded: number;
  status: string;
  since: number;
  placedAt: number;
  finishedAt: number | null;
  cancelledAt: number | null;
  moves: Move[];
  money: Movement[];
}

interface Row {
  stream: string;
  type: string;
  at: number;
  data: Record<string, unknown>;
}

const methods: Record<string, string> = {
  PaymentCaptured: 'provider',
  CashPaymentRecorded: 'cash',
  TransferRecorded: 'transfer',
  TransferConfirmed: 'transfer',
};

/** Read from `events`, without machine and read models. */
export async function loggedOrders(database: Database): Promise<LoggedOrder[]> {
  const rows = await database.query<Row>(
    `select stream_id as stream, type, recorded_at_us as at, data::json as data from events where stream_type = 'order' order by stream_id, version`,
  );
  const orders = new Map<string, LoggedOrder>();
  const stages = new Map<string, string>();
  for (const row of rows) {
    if (row.type === 'OrderPlaced') orders.set(row.stream, placed(row));
    const order = orders.get(row.stream);
    if (!order) throw new Error(`${row.stream} does not begin with OrderPlaced`);
    if (typeof row.data['to'] === 'string') move(order, row);
    money(order, row, stages);
    const { price, manager, partner } = row.data as { price?: number; manager?: string | null; partner?: string | null };
    if (row.type === 'OrderEdited') order.price = Number(price);
    if (row.type === 'ManagerAssigned') order.manager = manager ?? null;
    if (row.type === 'PartnerAppointed') order.partner = partner ?? null;
  }
  return [...orders.values()];
}

function placed({ stream, at, data }: Row): LoggedOrder {
  const terms = data['terms'] as { country: string; service: string; currency: string };
  return {
    id: stream,
    country: terms.country,
    service: terms.service,
    currency: terms.currency,
    manager: null,
    partner: null,
    price: Number(data['price']),
    conceded: 0,
    status: '',
    since: at,
    placedAt: at,
    finishedAt: null,
    cancelledAt: null,
    moves: [],
    money: [],
  };
}

function move(order: LoggedOrder, { at, data }: Row): void {
  const from = (data['from'] ?? null) as string | null;
  const to = String(data['to']);
  if (!progressStatuses.some((status) => status === to)) throw new Error(`there is no status ${to}`);
  order.moves.push({ order, from, to, at, seconds: from === null ? null : Math.floor((at - order.since) / 1e6) });
  order.status = to;
  order.since = at;
  if (to === 'projectFinished') order.finishedAt = at;
  if (to === 'orderCancelled') order.cancelledAt = at;
}

function money(order: LoggedOrder, { type, at, data }: Row, stages: Map<string, string>): void {
  const amount = Number(data['amount']);
  const payment = String(data['payment']);
  const method = methods[type];
  if (method !== undefined) {
    stages.set(payment, String(data['stage']));
    order.money.push({ order, sign: 1, amount, method, stage: String(data['stage']), at });
  }
  if (type !== 'PaymentRefunded' && type !== 'PaymentReversed') return;
  order.money.push({ order, sign: -1, amount, method: String(data['method']), stage: stages.get(payment) ?? '', at });
  order.conceded += Number(data['conceded']);
}

/** The balance by the specification: never below zero, and zero for a cancelled order. */
export function owed({ status, price, conceded, money: all }: LoggedOrder): number {
  const paid = all.reduce((sum, { sign, amount }) => sum + sign * amount, 0);
  return status === 'orderCancelled' ? 0 : Math.max(0, Math.max(0, price - paid) - conceded);
}
