import type { OrderCallName } from '#libs/contracts/orders/order-call';
import type { PaymentReport } from '#libs/contracts/orders/report-payment';
import { demoUserId } from '#libs/features/people/seed-users';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { type MinorUnits, toText } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { OperationName } from '#machines/order/commands';
import type { DocumentKind, OrderState, RejectionCause } from '#machines/order/state';
import type { texts } from './texts/all.js';

/** Delay after the previous call, in days; by default a random number of hours. */
interface Paced {
  days?: number;
}

/** A call of the API as its person makes it. */
export interface PersonCall extends Paced {
  /** account of the demo data, without the domain */
  who: string;
  name: OrderCallName;
  body: unknown;
  part?: Id;
  /** alternative to a call: a file of this name is uploaded first, and its id becomes `file` in the body */
  upload?: string;
}

/** A webhook of the payment provider about the order. */
export interface ProviderCall extends Paced {
  message: (at: Micros) => PaymentReport;
}

/** One thing that happens in a story. */
export type StoryCall = PersonCall | ProviderCall;

/** The people of one story, and its texts. */
export interface Actors {
  client: string;
  partner: string | null;
  manager: string;
  /** the client's, which `texts` are in */
  language: Language;
  texts: (typeof texts)['en'];
}

/** Returned after each call: the order's current state. */
export type Story = Generator<StoryCall, void, OrderState>;
/** A part of a story, which ends in a state. */
export type Turn = Generator<StoryCall, OrderState, OrderState>;

export const money = (state: OrderState, amount: MinorUnits) => toText(amount, state.facts.currency);

export const operate = (who: string, operation: OperationName, payload: object = {}): StoryCall => ({
  who,
  name: 'operate',
  body: { operation, payload },
});

export const assignTo = (who: string, manager: string): StoryCall => ({
  who,
  name: 'assignManager',
  body: { manager: demoUserId(manager) },
});

export const declare = (state: OrderState, { client }: Actors, amount: MinorUnits): StoryCall => ({
  who: client,
  name: 'declareTransfer',
  body: { amount: money(state, amount), reference: numberText(state.number ?? 0) },
});

/** Confirms the transfer that waits, at the amount that was declared unless another one arrived. */
export const confirm = (state: OrderState, arrived?: MinorUnits): StoryCall => {
  const transfer = state.payments.find((payment) => payment.state === 'declared');
  if (!transfer) throw new Error('no transfer waits');
  const body = { decision: 'confirm', amount: money(state, arrived ?? transfer.amount) };
  return { who: 'client-service-manager', name: 'settleTransfer', part: transfer.id, body };
};

export const upload = (who: string, kind: DocumentKind, file: string, item?: Id, title?: string): StoryCall => ({
  who,
  name: 'attachDocument',
  upload: file,
  body: { kind, ...(item && { item }), ...(title && { title }) },
});

export const review = (who: string, document: Id, reason: string | null, cause?: RejectionCause): StoryCall => ({
  who,
  name: 'reviewDocument',
  part: document,
  body: reason === null ? { decision: 'accept' } : { decision: 'reject', reason, ...(cause && { cause }) },
});
