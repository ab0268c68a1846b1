import type { OrderCallName } from '#libs/contracts/orders/order-call';
import type { Id } from '#machines/kernel/ids';
import { type MinorUnits, toText } from '#machines/kernel/money';
import { type OperationName, operationNames } from '#machines/order/commands';
import { balance, heldBy, prepaymentMissing, recordable, refundableOf, uncovered } from '#machines/order/figures';
import { missingItems } from '#machines/order/items';
import type { OrderState } from '#machines/order/state';
import { companyDetails } from './company-details.js';
import type { Account } from './orders-test-app.js';

/** A call on an order by one of the demo accounts. */
export interface OrderAttempt {
  account: Account;
  name: OrderCallName;
  body: unknown;
  part?: Id;
}

/** People who act: by relation, with and without rights to money, and strangers. */
const accounts: readonly Account[] = [
  ...['client', 'client-service-manager', 'partner', 'client-service-head', 'owner'],
  ...['business-manager', 'services-manager', 'client2', 'partner2'],
];

const manager = 'client-service-manager';
const head = 'client-service-head';

/** @param upload makes a file of an account that can be attached @param idOf the id of an account */
export interface CallSources {
  upload(account: Account): Promise<Id>;
  idOf(account: Account): Id;
}

type Maker = (state: OrderState, random: () => number, sources: CallSources) => Promise<OrderAttempt | null> | OrderAttempt | null;

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined => items[Math.floor(random() * items.length)];

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const payloads: Partial<Record<OperationName, (state: OrderState, random: () => number) => object>> = {
  orderPayedWithCashAfterManagerConfirmed: ({ facts }) => ({ amount: toText(Math.max(1, prepaymentMissing(facts)), facts.currency) }),
  requestDocuments: (_state, random) => ({
    items: [{ kind: random() < 0.7 ? 'document' : 'address', title: 'Passport' }],
    ...(random() < 0.3 && { due: inAMonth() }),
  }),
  receiveDocuments: ({ items, documents }, random) => ({
    itemIds: random() < 0.8 ? missingItems(items, documents).map(({ id }) => id) : [],
  }),
  managerConfirmedLastPayment: (_state, random) => (random() < 0.4 ? { rejected: true, reason: 'Not on the account' } : {}),
  cancelOrder: () => ({ reason: 'The client asked for it' }),
  notAcceptPartnerWork: ({ steps }, random) => ({
    reason: 'The old address',
    stepIds: steps.filter(({ visible, completedAt }) => visible && completedAt !== null && random() < 0.8).map(({ id }) => id),
  }),
};

const operate = (account: Account, operation: OperationName, state: OrderState, random: () => number): OrderAttempt => ({
  account,
  name: 'operate',
  body: { operation, payload: payloads[operation]?.(state, random) ?? {} },
});

/** An amount of the order: mostly the one that is expected, sometimes less or more. */
const about = ({ facts }: OrderState, amount: MinorUnits, random: () => number) => {
  const bent = random() < 0.7 ? amount : Math.round(amount * (0.4 + random()));
  return toText(Math.max(1, bent), facts.currency);
};

/** Calls that are not operations, each by somebody who may mostly send it. */
const makers: readonly Maker[] = [
  (_state, random, { idOf }) => ({
    account: manager,
    name: 'appointPartner',
    body: { partner: pick([idOf('partner'), idOf('partner2'), null], random), ...(random() < 0.3 && { percent: 30 }) },
  }),
  (_state, random, { idOf }) => ({
    account: 'owner',
    name: 'assignManager',
    body: { manager: pick([idOf(manager), idOf('services-manager'), null], random) },
  }),
  (_state, random) => ({
    account: manager,
    name: 'changePartnerReward',
    body: { percent: 1 + Math.floor(random() * 60), reason: 'More work' },
  }),
  () => ({ account: 'partner', name: 'acknowledgePartnerReward', body: {} }),
  (state) => ({ account: manager, name: 'giveDetails', body: companyDetails(state.terms.details) }),
  () => ({
    account: 'partner',
    name: 'recordCompany',
    body: { name: 'Nordline OÜ', registerNumber: '16543210', registeredOn: '2026-11-20' },
  }),
  () => ({ account: manager, name: 'setExpectedDate', body: { date: inAMonth(), reason: 'The register asked for a translation' } }),
  (state, random) => {
    const step = pick(
      state.steps.filter(({ visible }) => visible),
      random,
    );
    return step ? { account: 'partner', name: step.completedAt === null ? 'completeStep' : 'reopenStep', body: {}, part: step.id } : null;
  },
  async (state, random, { upload }) => {
    const item = missingItems(state.items, state.documents)[0];
    const account = item && random() < 0.7 ? 'client' : 'partner';
    const file = await upload(account);
    const body = account === 'client' ? { file, kind: item?.kind ?? 'document', item: item?.id } : { file, kind: 'result' };
    return { account, name: 'attachDocument', body };
  },
  (state, random) => {
    const document = pick(state.documents, random);
    return document ? { account: manager, name: 'removeDocument', body: {}, part: document.id } : null;
  },
  (state, random) => {
    const document = pick(
      state.documents.filter(({ item }) => item !== null),
      random,
    );
    const body = random() < 0.6 ? { decision: 'accept' } : { decision: 'reject', reason: 'Not readable' };
    return document ? { account: 'partner', name: 'reviewDocument', body, part: document.id } : null;
  },
  (state, random) => ({
    account: 'client',
    name: 'declareTransfer',
    body: { amount: about(state, Math.max(1, uncovered(state)), random) },
  }),
  (state, random) => {
    const declared = state.payments.find(({ state: stands }) => stands === 'declared');
    if (!declared) return null;
    const body =
      random() < 0.7 ? { decision: 'confirm', amount: about(state, declared.amount, random) } : { decision: 'reject', reason: 'Not there' };
    return { account: head, name: 'settleTransfer', body, part: declared.id };
  },
  (state) => {
    const declared = state.payments.find(({ state: stands }) => stands === 'declared');
    return declared ? { account: 'client', name: 'withdrawTransfer', body: {}, part: declared.id } : null;
  },
  (state, random) => ({
    account: manager,
    name: 'recordOfflinePayment',
    body: { kind: random() < 0.5 ? 'cash' : 'transfer', amount: about(state, Math.max(1, recordable(state)), random) },
  }),
  (state, random) => ({
    account: head,
    name: 'waiveRest',
    body: { amount: about(state, Math.max(1, balance(state)), random), reason: 'Bank fees' },
  }),
  (state, random) => {
    const payment = state.payments.find(({ state: stands, method }) => stands === 'confirmed' && method !== 'provider');
    if (!payment) return null;
    return {
      account: head,
      name: 'correctPayment',
      body: { amount: about(state, heldBy(payment), random), reason: 'The statement' },
      part: payment.id,
    };
  },
  () => ({ account: head, name: 'settleReversal', body: { outcome: 'waived', note: 'Seen' } }),
  (state, random) => {
    const payment = pick(
      state.payments.filter((one) => refundableOf(one) > 0),
      random,
    );
    if (!payment) return null;
    const body = { payment: payment.id, amount: about(state, refundableOf(payment), random), reason: 'Less work', confirmation: 'REFUND' };
    return { account: head, name: 'requestRefund', body };
  },
];

/** Operations that lead an order on, by the one who mostly sends them. */
const leading: readonly (readonly [Account, OperationName])[] = [
  [manager, 'managerConfirmedNotPayedOrder'],
  [manager, 'managerConfirmedPayedOrder'],
  [manager, 'orderPayedWithCashAfterManagerConfirmed'],
  ['partner', 'requestDocuments'],
  [manager, 'receiveDocuments'],
  ['partner', 'completeAllOrderSteps'],
  [manager, 'acceptWorkWithFullyPayedOrder'],
  [manager, 'acceptedProjectRequireLastPay'],
  [manager, 'managerConfirmedLastPayment'],
  ['partner', 'sendPayedProjectDocuments'],
  [manager, 'managerFinishedProject'],
  [manager, 'notAcceptPartnerWork'],
];

/** A random call that fits the order more often than not. @param permitted whether the account could send the operation now */
export async function randomCall(
  state: OrderState,
  random: () => number,
  sources: CallSources,
  permitted: (account: Account, operation: OperationName) => boolean,
): Promise<OrderAttempt> {
  const chance = random();
  const possible = leading.filter(([account, operation]) => permitted(account, operation));
  const next = pick(possible, random);
  if (chance < 0.45 && next) return operate(next[0], next[1], state, random);
  if (chance < 0.85) {
    const made = await pick(makers, random)?.(state, random, sources);
    if (made) return random() < 0.9 ? made : { ...made, account: pick(accounts, random) ?? made.account };
  }
  return operate(pick(accounts, random) ?? manager, pick(operationNames, random) ?? 'cancelOrder', state, random);
}
