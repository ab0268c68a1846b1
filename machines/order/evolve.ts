import type { OrderEvent, OrderEventOf } from './events.js';
import { evolverOf, folderOf } from '#machines/decider/decider';
import { type Change, changes } from './changes.js';
import { prepaymentOf } from './figures.js';
import { stepFacts } from './items.js';
import { machineVersion } from './version.js';
import type { OrderFacts, OrderState, OrderTerms, StepState } from './state.js';
import { isFinal, type OrderValue } from './statuses.js';

export const evolve = evolverOf<OrderState, OrderEvent, 'OrderPlaced', Change>({
  noun: 'an order',
  first: 'OrderPlaced',
  begin: placed,
  changes,
  merge,
});

/** The state after a whole stream. @throws Error when the stream is empty or does not begin with OrderPlaced */
export const fold = folderOf('order', evolve);

/** Facts are merged; an event that says where progress moved moves it. */
function merge(state: OrderState, { facts, reward, ...rest }: Change, { data, at }: OrderEvent): Partial<OrderState> {
  const value: OrderValue = { progress: 'to' in data ? data.to : state.value.progress, reward: reward ?? state.value.reward };
  const merged = { ...rest, value, facts: { ...state.facts, ...facts } };
  if (!('to' in data)) return merged;
  return { ...merged, statusSince: at, ...(isFinal(data.to) && withoutPendingReward(merged)) };
}

/** A change that the partner never acknowledged is dropped when the order ends. */
const withoutPendingReward = ({ value, facts }: Pick<OrderState, 'value' | 'facts'>): Partial<OrderState> => ({
  value: { ...value, reward: 'agreed' },
  facts: { ...facts, pendingRewardPercent: null },
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
    details: null,
    promised: null,
    company: null,
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
  pending: 0,
  ...stepFacts(steps),
  items: 0,
  itemsMissing: 0,
  itemsNotAccepted: 0,
  addressItems: 0,
  resultDocuments: 0,
  needsDocuments: terms.requiredDocuments.length > 0,
  details: terms.details.length > 0 ? 'missing' : 'none',
  rewardPercent: terms.partnerRewardPercent,
  pendingRewardPercent: null,
});
