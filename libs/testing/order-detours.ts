import fc from 'fast-check';
import type { Micros } from '#machines/kernel/time';
import { balance } from '#machines/order/figures';
import { toText } from '#machines/kernel/money';
import { companyDetails } from './company-details.js';
import { OrderStories } from './order-stories.js';
import { type OrdersTestApp } from './orders-test-app.js';
import type { OrderState } from '#machines/order/state';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';

const manager = 'client-service-manager';

/** Ways through the workflow beside the straight one, by the status that they begin in. */
const detours = {
  /** asks for more documents, before and after they came */
  documentsRequested: async (stories, order) => {
    let next = await ask(stories, order);
    next = await stories.call(next, manager, 'operate', {
      operation: 'receiveDocuments',
      payload: { itemIds: next.items.map(({ id }) => id) },
    });
    return ask(stories, next);
  },
  /** hands the work over without having asked for documents */
  orderConfirmedAndPayed: (stories, order) =>
    order.terms.requiredDocuments.length === 0 ? handOver(stories, order) : Promise.resolve(order),
  /** gets the work back and hands it over again */
  allStepsCompleted: async (stories, order) => {
    const step = order.steps.find(({ visible }) => visible)?.id ?? '';
    const payload = { reason: 'The old address', stepIds: [step] };
    return handOver(stories, await stories.call(order, manager, 'operate', { operation: 'notAcceptPartnerWork', payload }));
  },
  /** the transfer of the balance did not come, and is announced again */
  lastPaymentPayed: async (stories, order) => {
    const payload = { rejected: true, reason: 'Not on the account' };
    const rejected = await stories.call(order, manager, 'operate', { operation: 'managerConfirmedLastPayment', payload });
    return stories.call(rejected, 'client', 'declareTransfer', { amount: toText(balance(rejected), rejected.facts.currency) });
  },
  /** finished without its documents having been sent */
  projectWithFullyPayedOrderAccepted: (stories, order) =>
    stories.call(order, manager, 'operate', { operation: 'managerFinishedProject', payload: {} }),
} satisfies Partial<Record<ProgressStatus, (stories: OrderStories, order: OrderState) => Promise<OrderState>>>;

const ask = (stories: OrderStories, order: OrderState): Promise<OrderState> =>
  stories.call(order, 'partner', 'operate', {
    operation: 'requestDocuments',
    payload: { items: [{ kind: 'document', title: 'Contract' }] },
  });

async function handOver(stories: OrderStories, start: OrderState): Promise<OrderState> {
  let order = start;
  if (order.facts.details === 'missing') order = await stories.call(order, manager, 'giveDetails', companyDetails(order.terms.details));
  for (const { id } of order.steps.filter(({ visible, completedAt }) => visible && completedAt === null))
    order = await stories.call(order, 'partner', 'completeStep', {}, id);
  return stories.call(order, 'partner', 'operate', { operation: 'completeAllOrderSteps', payload: {} });
}

const hasDetour = (status: ProgressStatus): status is keyof typeof detours => Object.hasOwn(detours, status);

/** A random life of an order: how far it comes, how, with what times between its commands (minutes), and whether it leaves the straight way. */
const life = fc.record({
  status: fc.constantFrom(...progressStatuses),
  service: fc.constantFrom(['EE', 'contact-person'] as const, ['EE', 'ou'] as const),
  paid: fc.boolean(),
  assignee: fc.constantFrom('client-service-manager', 'innovations-manager', 'business-manager'),
  detour: fc.boolean(),
  begins: fc.integer({ min: 0, max: 300 * 24 * 60 }),
  gaps: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 3, maxLength: 9 }),
});
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

const minute = 60_000_000;
const start = Date.parse('2025-06-01T00:00:00Z') * 1000;

/** Lets `amount` orders live, with detours in all statuses that have one. */
export async function liveWithDetours(world: OrdersTestApp, amount: number, seed: number): Promise<void> {
  const lives = fc.sample(life, { numRuns: amount, seed });
  const sure = (Object.keys(detours) as (keyof typeof detours)[]).map((status, i): Life => ({
    ...(lives[i % lives.length] as Life),
    status,
    paid: false,
    detour: true,
    service: status === 'orderConfirmedAndPayed' ? ['EE', 'contact-person'] : ['EE', 'ou'],
  }));
  for (const { status, service, paid, assignee, detour, begins, gaps } of [...sure, ...lives]) {
    let now = start + begins * minute;
    let step = 0;
    const clock = (): Micros => (now += (gaps[step++ % gaps.length] ?? 0) * minute);
    const stories = new OrderStories(world, clock);
    const order = await stories.reach(status, { service, paid, manager: assignee });
    // An order that is paid in full takes the other branch.
    const { progress } = order.value;
    if (detour && hasDetour(progress)) await detours[progress](stories, order);
  }
}
