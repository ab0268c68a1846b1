import type { Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type { PaymentStage } from '#machines/order/state';
import type { CheckoutStatus } from './state.js';

/** Actors that are not people: the provider (answers and webhooks), the reconciler that polls it, and the order. */
const adapter = <Role extends 'provider' | 'reconciler' | 'order'>(role: Role) => ({ id: null, role, department: null }) as const;
export const provider = adapter('provider');
export const reconciler = adapter('reconciler');
export const order = adapter('order');
export type CheckoutActor = Actor | typeof provider | typeof reconciler | typeof order;

/** Kinds of actor in the table; `client` is the person who started the checkout. */
export type CheckoutWho = 'client' | 'moneyStaff' | 'provider' | 'reconciler' | 'order';

/** Why an order ends its open checkout: its amounts changed, it was cancelled, or another checkout replaces it. */
export type SupersedeCause = 'edited' | 'cancelled' | 'replaced';

/** Commands and their payloads. Those named `record…` carry data of the provider, whether from a response, a webhook or polling. */
export interface CheckoutPayloads {
  begin: { order: Id; client: Id; provider: string; stage: PaymentStage; amount: MinorUnits; currency: Currency };
  /** `reference`: the provider's id of the checkout; `approveUrl`: page where the payer approves it, until `expiresAt` */
  recordOpened: { reference: string; approveUrl: string; expiresAt: Micros };
  recordApproval: { reference: string };
  /** `due`: what is due for that stage of the order; 0 if its status takes no payment any more */
  capture: { due: MinorUnits };
  /** `capture`: the provider's id of the capture; `fee`: the provider's fee, null if unknown */
  recordCapture: { capture: string; amount: MinorUnits; currency: Currency; fee: MinorUnits | null };
  recordPending: { capture: string };
  recordDenial: { capture: string };
  /** `issue`: the provider's error code, never shown to a client as it is */
  recordDecline: { issue: string };
  recordExpiry: Record<never, never>;
  /** the provider did not respond, or its response does not say what happened */
  recordSilence: Record<never, never>;
  cancel: Record<never, never>;
  supersede: { cause: SupersedeCause };
}
export type CheckoutCommandName = keyof CheckoutPayloads;

export type CheckoutCommandOf<Name extends CheckoutCommandName> = CommandMessage<'checkout', CheckoutActor, CheckoutPayloads, Name>;
export type CheckoutCommand = CheckoutCommandOf<CheckoutCommandName>;

/** Commands that people submit. */
export const checkoutOperations = ['capture', 'cancel'] as const satisfies readonly CheckoutCommandName[];
export type CheckoutOperation = (typeof checkoutOperations)[number];

/** Refusal codes, which are translation keys. */
export const checkoutRefusals = [
  'forbiddenForRole',
  'checkoutNothingDue',
  'checkoutNotInState',
  'checkoutOutdated',
  'checkoutUnderWay',
  'checkoutUnchanged',
  'checkoutAmountUnexpected',
  'checkoutReferenceUnknown',
] as const;
export type CheckoutRefusal = (typeof checkoutRefusals)[number];

/** Remedy codes, which are translation keys. */
export const checkoutRemedies = ['askRole', 'beginAnother', 'awaitProvider', 'goToProvider', 'seeCurrent', 'matchByHand'] as const;

export interface CheckoutRemedy {
  key: (typeof checkoutRemedies)[number];
  roles?: CheckoutWho[];
  statuses?: CheckoutStatus[];
}
export interface CheckoutRefused {
  code: CheckoutRefusal;
  remedy: CheckoutRemedy;
}
