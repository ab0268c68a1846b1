import type { OrderEvent, OrderEventOf } from './events.js';
import { type Change, changes } from './changes.js';
import { prepaymentOf } from './figures.js';
import { stepFacts } from './items.js';
import { machineVersion } from './version.js';
import type { OrderFacts, OrderState, OrderTerms, StepState } from './state.js';
import { isFinal, type OrderValue } from './statuses.js';

/**
 * The state after `event`: a pure reducer that judges nothing, since what happened happened.
 * @throws Error when the event is not the stream's next one
 */
export function evolve(state: OrderState | null, event: OrderEvent): OrderState {
  if (event.version !== (state?.version ?? 0) + 1) throw new Error(`event ${event.version} does not follow version ${state?.version ?? 0}`);
  if (event.type === 'OrderPlaced') return placed(event);
  if (!state) throw new Error(`an order begins with OrderPlaced, not ${event.type}`);
  const { facts, reward, ...rest } = (changes[event.type] as (state: OrderState, event: OrderEvent) => Change)(state, event);
  const moved = 'to' in event.data;
  const value: OrderValue = { progress: 'to' in event.data ? event.data.to : state.value.progress, reward: reward ?? state.value.reward };
  const next = { ...state, ...rest, value, facts: { ...state.facts, ...facts }, version: event.version, updatedAt: event.at };
  if (moved) next.statusSince = event.at;
  return moved && isFinal(value.progress) ? withoutPendingReward(next) : next;
}

/** The state after a whole stream. @throws Error when the stream is empty or does not begin with OrderPlaced */
export function fold(events: Iterable<OrderEvent>): OrderState {
  let state: OrderState | null = null;
  for (const event of events) state = evolve(state, event);
  if (!state) throw new Error('an empty stream is no order');
  return state;
}

/** A change that the partner never acknowledged is dropped when the order ends. */
const withoutPendingReward = (state: OrderState): OrderState => ({
  ...state,
  value: { ...state.value, reward: 'agreed' },
  facts: { ...state.facts, pendingRewardPercent: null },
});

function placed({ order, at, data }: OrderEventOf<'OrderPlaced'>): OrderState {
  const { terms, configuration } = data;
  const steps = stepsOf(terms);
  return {
    id: order,
    version: 1,
    machineVersion,
    number: data.number,
    value: { progress: data.to, reward: 'agreed' },
    facts: factsAtPlacing(data, steps),
    configuration,
    terms,
    steps,
    items: [],
    documents: [],
    payments: [],
    createdAt: at,
    updatedAt: at,
    statusSince: at,
  };
}

const stepsOf = (terms: OrderTerms): StepState[] =>
  terms.steps.flatMap(({ key, steps }) => steps.map(({ id, visible }) => ({ id, group: key, visible, completedAt: null })));

const factsAtPlacing = ({ client, terms, price }: OrderEventOf<'OrderPlaced'>['data'], steps: StepState[]): OrderFacts => ({
  client,
  partner: null,
  manager: null,
  currency: terms.currency,
  price,
  prepayment: prepaymentOf(terms, price),
  received: 0,
  refunded: 0,
  reserved: 0,
  conceded: 0,
  openTransfers: 0,
  ...stepFacts(steps),
  items: 0,
  itemsMissing: 0,
  itemsNotAccepted: 0,
  resultDocuments: 0,
  needsDocuments: terms.requiredDocuments.length > 0,
  rewardPercent: terms.partnerRewardPercent,
  pendingRewardPercent: null,
});
