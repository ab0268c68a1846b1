import { randomUUID } from 'node:crypto';
import type { Client } from './client.js';
import { slowness } from './until.js';

/** The part of a service that is needed to order it. */
export interface ServiceView {
  _id: string;
  country: { _id: string };
  requiredDocuments: unknown[];
  price: { amount: string; currency: string };
  options: {
    employeesAmount: { min: number };
    registrationPeriod: { value: number }[];
    director: { code: string }[];
  };
}
interface OrderView {
  _id: string;
  version: number;
  status: string;
  balance: { amount: string };
  steps: Record<string, { steps: { _id: string }[] }>;
}

/** One write of the cycle: its call, and the number of events it appends. */
export interface CycleStep {
  method: string;
  path: string;
  body: unknown;
  events: number;
}

/** An order that cycles through three operations: work rejected, step completed, work submitted. */
export interface CyclingOrder {
  id: string;
  version: number;
  turn: number;
  steps: readonly CycleStep[];
}

/** A demo service without required documents. @throws Error if there is none */
export async function serviceWithoutDocuments(staff: Client): Promise<ServiceView> {
  const { items } = await staff.must<{ items: ServiceView[] }>('GET', '/services?per_page=100');
  const found = items.find((service) => service.requiredDocuments.length === 0);
  if (!found) throw new Error('the demo data has no service without required documents');
  return found;
}

/** A minimal order of this service. */
export const orderBody = ({ _id, country, options }: ServiceView): object => ({
  service: _id,
  country: country._id,
  employeesAmount: options.employeesAmount.min,
  registrationPeriod: options.registrationPeriod[0]?.value,
  director: options.director[0]?.code,
  directorCompany: [],
  activityAreas: [],
});

/** Ids of `count` unpaid orders. */
export async function placeOrders(client: Client, staff: Client, count: number): Promise<string[]> {
  const body = orderBody(await serviceWithoutDocuments(staff));
  const placed: string[] = [];
  while (placed.length < count) placed.push((await client.must<OrderView>('POST', '/orders', body))._id);
  return placed;
}

const operate = (id: string, operation: string, payload: unknown = {}) =>
  ['PATCH', `/orders/update-payment-status/${id}`, { operation, payload }] as const;

/** Places an order and brings it to allStepsCompleted, fully paid in cash, through the API. */
async function prepare(client: Client, staff: Client, service: ServiceView): Promise<CyclingOrder> {
  const placed = await client.must<OrderView>('POST', '/orders', orderBody(service));
  const id = placed._id;
  await staff.must('POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: placed.balance, note: 'bench' });
  await staff.must(...operate(id, 'managerConfirmedPayedOrder'));
  const steps = Object.values(placed.steps).flatMap((group) => group.steps.map((step) => step._id));
  for (const step of steps) await staff.must('PUT', `/orders/${id}/steps/${step}/completion`);
  const ready = await staff.must<OrderView>(...operate(id, 'completeAllOrderSteps'));
  const again = steps[0] ?? '';
  const call = ([method, path, body]: readonly [string, string, unknown], events: number): CycleStep => ({ method, path, body, events });
  return {
    id,
    version: ready.version,
    turn: 0,
    steps: [
      call(operate(id, 'notAcceptPartnerWork', { reason: 'Once more, please', stepIds: [again] }), 2),
      { method: 'PUT', path: `/orders/${id}/steps/${again}/completion`, body: undefined, events: 1 },
      call(operate(id, 'completeAllOrderSteps'), 1),
    ],
  };
}

/** What a quiet machine prepares at a time without answering 503. */
const atOnce = Math.max(1, Math.round(16 / slowness()));

/** `count` orders ready to cycle, prepared `parallel` at a time. */
export async function cyclingOrders(client: Client, staff: Client, count: number, parallel = atOnce): Promise<CyclingOrder[]> {
  const service = await serviceWithoutDocuments(staff);
  const orders: CyclingOrder[] = [];
  let open = count;
  const worker = async () => {
    while (open-- > 0) orders.push(await prepare(client, staff, service));
  };
  await Promise.all(Array.from({ length: Math.min(parallel, count) }, worker));
  return orders;
}

/** Whether the work of `order` is handed in, so that it can be finished. */
export const isHandedIn = ({ turn, steps }: CyclingOrder): boolean => turn % steps.length === 0;

/** Accepts the work of an order that is handed in, and finishes it. */
export async function finish(staff: Client, { id }: CyclingOrder): Promise<void> {
  await staff.must(...operate(id, 'acceptWorkWithFullyPayedOrder'));
  await staff.must(...operate(id, 'managerFinishedProject'));
}

/** The next write of `order`, with a separate key. The caller increments `turn` once the write took effect. */
export function nextWrite(order: CyclingOrder): CycleStep & { key: string } {
  const step = order.steps[order.turn % order.steps.length];
  if (!step) throw new Error('a cycle has steps');
  return { ...step, key: randomUUID() };
}
